/** A measure as makers write it, and whether that of a product agrees with that of a vehicle (R-VEHICLE-16). */
import { type FitRule, type MeasureForm, parseRules, printRule, type WheelPosition } from './fit-rule.ts';

/** What is known of a vehicle: `frontTire`, `machineClass` and so on. */
export type VehicleData = Readonly<Record<string, unknown>>;

export interface StatedMeasure {
  rule: FitRule;
  /** As `readMeasure` returns them; the product is made in each of them. Never empty. */
  values: readonly string[];
}

/** `rim rim frontRim/backRim=12~14`: as `parseMeasure` reads it. */
export const printMeasure = ({ rule, values }: StatedMeasure): string =>
  `${printRule(rule)}=${values.join('~')}`;

/** Null for what `printMeasure` has not written. */
export function parseMeasure(text: string): StatedMeasure | null {
  const at = text.indexOf('=');
  const [rule, ...others] = at < 0 ? [] : (parseRules(text.slice(0, at)) ?? []);
  return rule && others.length === 0 ? { rule, values: text.slice(at + 1).split('~') } : null;
}

/** `near`: the difference may matter. `unknown`: the vehicle does not say. `differs`: the product cannot be mounted there. */
export type Agreement = 'agrees' | 'near' | 'unknown' | 'differs';

// Notation that every language shares: 25x10-12 or 25x10.00R12, 4/110 or 4x110, 12″ or 12x7″, 4+3″, 12 V or 9–32 V.
const tyre = /^(\d{2})x(\d{1,2}(?:[.,]\d{1,2})?)[-r](\d{1,2})$/i;
const rim = /^(\d{1,2}(?:[.,]\d)?)(?:x(\d{1,2}(?:[.,]\d)?))?\s*(?:″|"|in\b|tum|$)/i;
const bolts = /^(\d)[/x](\d{2,3}(?:[.,]\d)?)$/i;
const offset = /^(\d+(?:[.,]\d)?)\+\d+(?:[.,]\d)?\s*[″"]?$/;
const volts = /^(\d+)(?:\s*[–-]\s*(\d+))?\s*V$/i;

/** `10,00` and `10` are one number. */
const plain = (text: string | undefined): string | null =>
  text === undefined ? null : String(Number(text.replace(',', '.')));

const readers: Readonly<Record<MeasureForm, (text: string) => string | null>> = {
  'tyre-rim': text => plain(tyre.exec(text)?.[3]),
  'tyre-height': text => plain(tyre.exec(text)?.[1]),
  'tyre-width': text => plain(tyre.exec(text)?.[2]),
  rim: text => plain(tyre.exec(text)?.[3] ?? rim.exec(text)?.[1]),
  'rim-width': text => {
    const [whole, first, second] = rim.exec(text) ?? [];
    return whole === undefined || !/[″"]/.test(whole) ? null : plain(second ?? first);
  },
  bolts: text => {
    const [whole, count = '', circle] = bolts.exec(text) ?? [];
    return whole === undefined ? null : `${count}/${plain(circle) ?? ''}`;
  },
  offset: text => plain(offset.exec(text)?.[1]),
  volts: text => {
    const [whole, low, high] = volts.exec(text) ?? [];
    return whole === undefined ? null : [plain(low), ...(high === undefined ? [] : [plain(high)])].join('–');
  },
  text: text => text.replaceAll(/[~=]/g, ' ') || null,
};

/** Null for a text that states no such measure. */
export const readMeasure = (form: MeasureForm, text: string): string | null => readers[form](text.trim());

/** A tyre's size tells its rim on a vehicle, whichever of both the product states. */
const ofVehicle = (form: MeasureForm): MeasureForm => (form === 'tyre-rim' ? 'rim' : form);

/** The vehicle's value at a position; null when it is not known. */
export function vehicleValueAt(
  { form, data }: FitRule,
  position: WheelPosition,
  vehicle: VehicleData,
): string | null {
  for (const field of data[position]) {
    const text = vehicle[field];
    const value = typeof text === 'string' ? readMeasure(ofVehicle(form), text) : null;
    if (value !== null) return value;
  }
  return null;
}

const isEqual: ReadonlySet<MeasureForm> = new Set(['bolts', 'text']);

/** How far apart two numbers or ranges are; 0 when they overlap. */
function distance(one: string, other: string): number {
  const [low = 0, high = low] = one.split('–').map(Number);
  const [least = 0, most = least] = other.split('–').map(Number);
  return Math.max(0, low - most, least - high);
}

type Tolerance = Pick<FitRule, 'form' | 'within' | 'near'>;

/** Two values as `readMeasure` returns them. */
export function compareMeasures({ form, within, near }: Tolerance, one: string, other: string): Agreement {
  if (isEqual.has(form)) return one.toLowerCase() === other.toLowerCase() ? 'agrees' : 'differs';
  const apart = distance(one, other);
  if (apart <= within) return 'agrees';
  return apart <= near ? 'near' : 'differs';
}

const fromBest: readonly Agreement[] = ['agrees', 'near', 'unknown', 'differs'];
const best = (list: readonly Agreement[]): Agreement =>
  fromBest.find(each => list.includes(each)) ?? 'differs';

/** @param own the vehicle's value; null when it is not known */
export const agreementWith = ({ rule, values }: StatedMeasure, own: string | null): Agreement =>
  own === null ? 'unknown' : best(values.map(value => compareMeasures(rule, value, own)));

/** @param vehicle null when its technical data are not known */
export function agreementAt(
  stated: StatedMeasure,
  position: WheelPosition,
  vehicle: VehicleData | null,
): Agreement {
  if (stated.rule.data[position].length === 0) return 'differs';
  return agreementWith(stated, vehicle && vehicleValueAt(stated.rule, position, vehicle));
}

const inInches: ReadonlySet<MeasureForm> = new Set([
  ...(['rim', 'tyre-rim', 'tyre-height', 'tyre-width', 'rim-width', 'offset'] as const),
]);

/** As a shopper reads it: `12″`, `4/137`, `12 V`. */
export function measureText(form: MeasureForm, value: string): string {
  if (form === 'volts') return `${value} V`;
  return inInches.has(form) ? `${value}″` : value;
}
