/** Which vehicles several rules mean together, so that rules which no vehicle meets are found. */
import { isSameName, type VehicleRule } from './vehicle-rule.ts';

const firstOf = ({ from = Number.NEGATIVE_INFINITY }: VehicleRule): number => from;
const lastOf = ({ until = Number.POSITIVE_INFINITY }: VehicleRule): number => until;

/** Whether the last model year is before the first. */
export const hasNoYear = (rule: VehicleRule): boolean => firstOf(rule) > lastOf(rule);

/** What both lists mean, as a list of the same kind; empty when no vehicle can meet both. */
export const commonVehicles = (
  some: readonly VehicleRule[],
  others: readonly VehicleRule[],
): readonly VehicleRule[] => some.flatMap(one => others.flatMap(other => commonOf(one, other) ?? []));

function commonOf(one: VehicleRule, other: VehicleRule): VehicleRule | null {
  const manufacturer = one.manufacturer ?? other.manufacturer;
  if (manufacturer !== undefined && !isSameName(manufacturer, other.manufacturer ?? manufacturer))
    return null;
  const model = one.model?.filter(name => isAmong(other.model, name)) ?? other.model;
  const from = Math.max(firstOf(one), firstOf(other));
  const until = Math.min(lastOf(one), lastOf(other));
  const common: VehicleRule = {
    ...(manufacturer === undefined ? {} : { manufacturer }),
    ...(model ? { model } : {}),
    ...(Number.isFinite(from) ? { from } : {}),
    ...(Number.isFinite(until) ? { until } : {}),
  };
  return model?.length === 0 || hasNoYear(common) ? null : common;
}

const isAmong = (names: readonly string[] | undefined, name: string): boolean =>
  names === undefined || names.some(each => isSameName(each, name));

/** Whether every vehicle of the first list is one of the second, as far as single entries say. */
export const areAllAmong = (some: readonly VehicleRule[], others: readonly VehicleRule[]): boolean =>
  some.every(one => others.some(other => isWithin(one, other)));

const isWithin = (one: VehicleRule, other: VehicleRule): boolean =>
  (other.manufacturer === undefined || isAmong([other.manufacturer], one.manufacturer ?? '')) &&
  (other.model === undefined || one.model?.every(name => isAmong(other.model, name)) === true) &&
  firstOf(one) >= firstOf(other) &&
  lastOf(one) <= lastOf(other);
