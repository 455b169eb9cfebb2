/** Technical data of a saved vehicle, and what of it decides whether a product fits. */
import type { Api } from '#api/api.ts';
import type { ChosenVehicle } from '#kernel/vehicle/product-compatibility.ts';
import type { TechData } from '#api/vehicle/types.ts';
import { vehicleFacet } from '#kernel/vehicle/vehicle-facets.ts';
import type { KeyValueStorage } from '#stores/common/ports.ts';
import { readTechData, storeTechData } from '#stores/visitor/tech-data.ts';
import type { Vehicle } from '#stores/visitor/vehicle-store.ts';

/** Requests under way by id of the vehicle: the page, the cart and the selector ask at the same time. */
const asked = new Map<string, Promise<TechData | null>>();

/**
 * From this browser's storage, else from the service and then stored (R-VEHICLE-4).
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
  const found = await vehicle.model(manufacturer, year, model);
  if (found) storeTechData(storage, id, found);
  return found?.data ?? null;
}

/** @param techData null when they are not known */
export const chosenVehicle = (vehicle: Vehicle, techData: TechData | null): ChosenVehicle => ({
  facetId: vehicleFacet(vehicle),
  data: techData,
});
