/** The shopper's vehicle, and what decides whether a product fits it. Call only in observer components. */

import { useEffect, useState } from 'react';
import type { ChosenVehicle } from '#kernel/vehicle/product-compatibility.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import type { Vehicle } from '#stores/visitor/vehicle-store.ts';
import { chosenVehicle, loadTechData } from './vehicle-tech-data.ts';

export interface VehicleToFit {
  vehicle: Vehicle;
  chosen: ChosenVehicle;
}

/** @returns null without a vehicle; `loading` until its technical data are known or have failed to load */
export function useChosenVehicle(): VehicleToFit | 'loading' | null {
  const { api, storage, vehicles } = useStores();
  const { current } = vehicles;
  const [known, setKnown] = useState<VehicleToFit | null>(null);

  useEffect(() => {
    if (!current) return undefined;
    let isWanted = true;
    const put = (techData: Parameters<typeof chosenVehicle>[1]) => {
      if (isWanted) setKnown({ vehicle: current, chosen: chosenVehicle(current, techData) });
    };
    loadTechData(current, { api, storage }).then(put, () => put(null));
    return () => {
      isWanted = false;
    };
  }, [current, api, storage]);

  if (!current) return null;
  return known?.vehicle.id === current.id ? known : 'loading';
}
