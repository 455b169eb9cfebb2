/** Technical data of a saved vehicle, and what of it decides whether a product fits. */
import type { Api } from '#api/api.ts';
import type { TechData } from '#api/vehicle/types.ts';
import type { ChosenVehicle } from '#kernel/vehicle/product-compatibility.ts';
import { vehicleFacet } from '#kernel/vehicle/vehicle-facets.ts';
import type { KeyValueStorage } from '#stores/common/ports.ts';
import { readOldTechData, readTechData, storeTechData } from '#stores/visitor/tech-data.ts';
import type { Vehicle } from '#stores/visitor/vehicle-store.ts';

/** Requests under way by id of the vehicle: the page, the cart and the selector ask at the same time. */
const asked = new Map<string, Promise<TechData | null>>();

/**
 * From this browser's storage when they are of the last day, else from the service and then stored (R-VEHICLE-4); older
 * ones when it fails.
 * @returns null when the service no longer has the vehicle
 * @throws ApiError when the service fails
 */
export async function loadTechData(vehicle: Vehicle, ports: Ports): Promise<TechData | null> {
  const { id } = vehicle;
  const kept = readTechData(ports.storage, id);
  if (kept) return kept.data;
  const asking = asked.get(id) ?? ask(vehicle, ports).finally(() => asked.delete(id));
  asked.set(id, asking);
  return asking;
}

interface Ports {
  api: () => Promise<Pick<Api, 'vehicle'>>;
  storage: KeyValueStorage;
}

async function ask(
  { id, manufacturer, year, model }: Vehicle,
  { api, storage }: Ports,
): Promise<TechData | null> {
  const { vehicle } = await api();
  try {
    const found = await vehicle.model(manufacturer, year, model);
    if (found) storeTechData(storage, id, found);
    return found?.data ?? null;
  } catch (error) {
    const old = readOldTechData(storage, id);
    if (old) return old.data;
    throw error;
  }
}

/** @param techData null when they are not known */
export const chosenVehicle = (vehicle: Vehicle, techData: TechData | null): ChosenVehicle => ({
  facetId: vehicleFacet(vehicle),
  data: techData,
});
