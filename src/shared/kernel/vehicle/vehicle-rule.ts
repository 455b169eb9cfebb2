/** Which vehicles a targeting rule means. */
import type { VehicleNames } from './vehicle-facets.ts';

/** What is absent is any. */
export interface VehicleRule {
  manufacturer?: readonly string[];
  model?: readonly string[];
  /** First and last model year. */
  from?: number;
  until?: number;
}

/** Names are compared without regard to case: registers and people write them differently. */
const isAmong = (names: readonly string[] | undefined, name: string): boolean =>
  names === undefined || names.some(each => each.toLowerCase() === name.toLowerCase());

/** @param chosen by the names of the shop's register; null: none */
export function isVehicle(
  { manufacturer, model, from, until }: VehicleRule,
  chosen: Readonly<VehicleNames> | null,
): boolean {
  if (!chosen) return false;
  // A machine of any year: NaN is within no limit.
  const year = Number.parseInt(chosen.year, 10);
  return (
    isAmong(manufacturer, chosen.manufacturer) &&
    isAmong(model, chosen.model) &&
    (from === undefined || year >= from) &&
    (until === undefined || year <= until)
  );
}
