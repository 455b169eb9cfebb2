/** Whether the products of the cart fit the shopper's vehicle (R-VEHICLE-17). */

import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import type { Api } from '#api/api.ts';
import type { ProductCompatibility } from '#kernel/vehicle/product-compatibility.ts';
import { createLoadMissing } from '#kernel/work/load-missing.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { useChosenVehicle, type VehicleToFit } from '../vehicle/use-chosen-vehicle.ts';

export interface LineFits extends VehicleToFit {
  /** Null for a product that has nothing to do with vehicles, and until the answer is there. */
  of: (productId: number) => ProductCompatibility | null;
}

/** What the server has read for a visitor without scripts, whose vehicle no store has. */
export const ReadFitsContext = createContext<LineFits | null>(null);

type AskApi = () => Promise<Api>;

/** They do not depend on the vehicle or the person, so panel, page and checkout share them. */
interface KnownFits {
  of: ReadonlyMap<number, ProductCompatibility | null>;
  load(productIds: readonly number[]): Promise<void>;
  /** @returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Counts the answers. */
  version(): number;
}

const all = new WeakMap<AskApi, KnownFits>();

function fitsOf(api: AskApi): KnownFits {
  const fits = all.get(api) ?? createFits(api);
  all.set(api, fits);
  return fits;
}

function createFits(api: AskApi): KnownFits {
  const known = new Map<number, ProductCompatibility | null>();
  const listeners = new Set<() => void>();
  let version = 0;
  const ask = async (ids: readonly number[]) => (await api()).vehicle.fits(ids);
  const load = createLoadMissing(known, ask, () => {
    version += 1;
    for (const listener of listeners) listener();
  });
  return {
    of: known,
    load,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
}

/**
 * Call only in observer components.
 * @returns null without a vehicle, and until its technical data are known; a failed request says nothing of its products
 */
export function useLineFits(productIds: readonly number[]): LineFits | null {
  const { api } = useStores();
  const read = use(ReadFitsContext);
  const vehicle = useChosenVehicle();
  const fits = fitsOf(api);
  useSyncExternalStore(fits.subscribe, fits.version, fits.version);
  const asked = vehicle === null ? '' : productIds.filter(id => !fits.of.has(id)).join(',');

  useEffect(() => {
    if (asked !== '') void fits.load(asked.split(',').map(Number));
  }, [fits, asked]);

  if (vehicle === null || vehicle === 'loading') return read;
  return { ...vehicle, of: id => fits.of.get(id) ?? null };
}
