/** Which vehicles a targeting rule means. */
import type { VehicleNames } from './vehicle-facets.ts';

/** A make with all its models, or with those that are named. What is absent is any. */
export interface VehicleRule {
  manufacturer?: string;
  /** Only with a make. */
  model?: readonly string[];
  /** First and last model year. */
  from?: number;
  until?: number;
}

/** Model years that a rule may name, as the schema of rules has them. */
export const ruleYears = { first: 1900, last: 2100 };

/** Names are compared without regard to case: registers and people write them differently. */
export const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * @param rules it is enough that one of them means the vehicle
 * @param chosen by the names of the shop's register; null: none
 */
export const isVehicle = (rules: readonly VehicleRule[], chosen: Readonly<VehicleNames> | null): boolean =>
  chosen !== null && rules.some(rule => means(rule, chosen));

function means({ manufacturer, model, from, until }: VehicleRule, chosen: Readonly<VehicleNames>): boolean {
  // A machine of any year: NaN is within no limit.
  const year = Number.parseInt(chosen.year, 10);
  return (
    (manufacturer === undefined || isSameName(manufacturer, chosen.manufacturer)) &&
    (model === undefined || model.some(name => isSameName(name, chosen.model))) &&
    (from === undefined || year >= from) &&
    (until === undefined || year <= until)
  );
}
