/** Vehicles of the shop's own register, by name. */
import type { PickAnswer, PickItem } from '#studio-api/pick.ts';
import { readVehicle, type VehicleNames, writeVehicle } from '#studio-api/vehicle-ref.ts';
import { MAX_ITEMS, type PickRequest } from './pick-request.ts';

export type SearchVehicles = (
  words: readonly string[],
  most: number,
) => Promise<{ items: readonly { manufacturer: string; year: number; model: string }[]; total: number }>;

/** @param search of the register */
export async function pickVehicles(
  search: SearchVehicles,
  { q, ids }: Pick<PickRequest, 'q' | 'ids'>,
): Promise<PickAnswer> {
  if (ids) {
    const items = ids.flatMap(id => readVehicle(id) ?? []).map(itemOf);
    return { items, total: items.length };
  }
  const { items, total } = await search(q.split(/\s+/).filter(Boolean), MAX_ITEMS);
  return { items: items.map(each => itemOf({ ...each, year: String(each.year) })), total };
}

const itemOf = (vehicle: VehicleNames): PickItem => ({
  ref: writeVehicle(vehicle),
  name: `${vehicle.manufacturer} ${vehicle.model}`,
  detail: vehicle.year,
  isShown: true,
});
