/** Reads on the server what the cookie of a visitor without scripts names (R-VEHICLE-30). */
import type { TechData, VehicleApi } from '#api/vehicle/types.ts';
import { vehicleOfId } from '#stores/visitor/vehicle-of-id.ts';
import type { VehicleToFit } from './use-chosen-vehicle.ts';
import { chosenVehicle } from './vehicle-tech-data.ts';

export interface KnownVehicle extends VehicleToFit {
  /** `gone`: nothing knows it any more; `unknown`: its data could not be read just now. */
  data: 'read' | 'gone' | 'unknown';
}

/**
 * What the cookie of a visitor names, with what decides whether a product fits it.
 * @returns null for what is no vehicle
 */
export async function readKnownVehicle(
  id: string,
  { model }: Pick<VehicleApi, 'model'>,
): Promise<KnownVehicle | null> {
  const vehicle = vehicleOfId(id);
  if (!vehicle) return null;
  const known = (data: KnownVehicle['data'], techData: TechData | null) => ({
    ...{ vehicle, data },
    chosen: chosenVehicle(vehicle, techData),
  });
  try {
    const found = await model(vehicle.manufacturer, vehicle.year, vehicle.model);
    return found ? known('read', found.data) : known('gone', null);
  } catch {
    // As with scripts: what is made for the vehicle by its list still fits.
    return known('unknown', null);
  }
}
