/** Vehicles that a product is made for, from its parameters, and its compatibility with a vehicle: the one rule of the shop (R-VEHICLE-16). */
import type { VehicleUse } from './application.ts';
import {
  type Agreement,
  agreementAt,
  measureText,
  readMeasure,
  type StatedMeasure,
  type VehicleData,
  vehicleValueAt,
} from './fit-measure.ts';
import { fitRulesOf, wheelPositions } from './fit-rule.ts';
import { type PartVerdict, packageVerdict } from './package-fit.ts';
import { universalFacet, vehicleFilter } from './vehicle-facets.ts';

export interface ProductCompatibility {
  /** Facet ids of the vehicles that it is made for. */
  vehicles: readonly string[];
  /** By the maker's word. */
  universal: boolean;
  /** What has to agree with the vehicle. */
  measures: readonly StatedMeasure[];
  /** How it is used on vehicles of its list, where that is said. */
  uses?: readonly VehicleUse[];
  /** Of a package: what its parts fit, which decides before what it says itself. */
  groups?: readonly FitGroup[];
}

/** What can be chosen from a group of a package. */
export interface FitGroup {
  groupId: number;
  name: string;
  required: boolean;
  options: readonly FitOption[];
}

export interface FitOption {
  optionId: number;
  name: string;
  /** Null for a part that has nothing to do with vehicles. */
  fit: ProductCompatibility | null;
}

/** The vehicle for which the shopper buys. */
export interface ChosenVehicle {
  /** Its facet value. */
  facetId: string;
  /** Its technical data; null when they are not known. */
  data: VehicleData | null;
}

const verdicts = ['fits', 'front', 'rear', 'universal', 'check', 'other'] as const;

/**
 * `front`, `rear`: it fits there only. `check`: a measure is not known or nearly the same. `other`: it is made for other
 * vehicles, or a measure differs. `universal`: by the maker's word, and without a measure.
 */
export type Compatibility = (typeof verdicts)[number];

const compatibilities: ReadonlySet<unknown> = new Set<Compatibility>(verdicts);

export const isCompatibility = (value: unknown): value is Compatibility => compatibilities.has(value);

/** Whether it can be mounted on the vehicle, there or everywhere. */
export const isFitting = (verdict: Compatibility): boolean =>
  verdict === 'fits' || verdict === 'front' || verdict === 'rear';

/** A parameter of a product: its facet where lists can be filtered by it, and its value in any language. */
export interface FitParameter {
  readonly facetId: string | null;
  readonly identifier: string | null;
  readonly value: string | null;
  /** Its rules as the catalogue states them; without them the usual ones of its identifier. */
  readonly fit?: string | null;
}

/** The measures that values of parameters state, those of one rule together. */
export function statedMeasures(parameters: readonly Omit<FitParameter, 'facetId'>[]): StatedMeasure[] {
  const found = new Map<string, { rule: StatedMeasure['rule']; values: Set<string> }>();
  for (const { identifier, value, fit } of parameters)
    for (const [at, rule] of fitRulesOf(identifier, fit).entries()) {
      const read = readMeasure(rule.form, value ?? '');
      if (read === null) continue;
      const key = `${identifier ?? ''} ${at}`;
      const measure = found.get(key) ?? { rule, values: new Set() };
      measure.values.add(read);
      found.set(key, measure);
    }
  return [...found.values()].map(({ rule, values }) => ({ rule, values: [...values] }));
}

/** Null for a product without compatibility data. */
export function compatibilityFrom(parameters: readonly FitParameter[]): ProductCompatibility | null {
  const facets = parameters.flatMap(({ facetId }) =>
    facetId?.startsWith(`${vehicleFilter}_`) ? [facetId] : [],
  );
  const fit: ProductCompatibility = {
    vehicles: facets.filter(facet => facet !== universalFacet),
    universal: facets.includes(universalFacet),
    measures: statedMeasures(parameters),
  };
  return facets.length > 0 || fit.measures.length > 0 ? fit : null;
}

/** The worst of all measures. */
function stateAt(
  measures: readonly StatedMeasure[],
  position: (typeof wheelPositions)[number],
  data: VehicleData | null,
): 'agrees' | 'check' | 'differs' {
  const states = new Set(measures.map(measure => agreementAt(measure, position, data)));
  if (states.has('differs')) return 'differs';
  return states.has('near') || states.has('unknown') ? 'check' : 'agrees';
}

/** What the measures alone say; there is one at least. */
function measuredVerdict(
  { measures, universal }: ProductCompatibility,
  data: VehicleData | null,
): Exclude<Compatibility, 'universal'> {
  const [front, rear] = [stateAt(measures, 'front', data), stateAt(measures, 'rear', data)];
  // The maker's word and the measures together: it fits all that have these.
  const isProven = universal || measures.some(({ rule }) => rule.proves);
  const agreeing = front === 'agrees' || rear === 'agrees';
  if (!agreeing) return front === 'check' || rear === 'check' ? 'check' : 'other';
  if (!isProven) return 'check';
  if (front === rear) return 'fits';
  return front === 'agrees' ? 'front' : 'rear';
}

/** Of a product alone: the maker's list decides, then the measures. */
function ownCompatibility(fit: ProductCompatibility, { facetId, data }: ChosenVehicle): Compatibility {
  const { vehicles, universal, measures } = fit;
  if (vehicles.includes(facetId)) {
    const measured = measures.length > 0 ? measuredVerdict(fit, data) : 'fits';
    return isFitting(measured) ? measured : 'fits';
  }
  if (vehicles.length > 0 && !universal) return 'other';
  if (measures.length === 0) return universal ? 'universal' : 'check';
  return measuredVerdict(fit, data);
}

/** What can be said of a product for any vehicle: its page has no words for anything else. */
export function possibleVerdicts({
  vehicles,
  universal,
  measures,
  groups,
}: ProductCompatibility): ReadonlySet<Compatibility> {
  if (groups) return new Set(verdicts);
  const isListed = vehicles.length > 0;
  const isOnlyListed = isListed && !universal;
  const found = new Set<Compatibility>(isListed ? ['fits'] : []);
  if (isOnlyListed) found.add('other');
  if (measures.length === 0) return isOnlyListed ? found : found.add(universal ? 'universal' : 'check');
  for (const verdict of ['fits', 'front', 'rear'] as const) found.add(verdict);
  return isOnlyListed ? found : found.add('check').add('other');
}

export const saysItself = ({ vehicles, universal, measures }: ProductCompatibility): boolean =>
  vehicles.length > 0 || universal || measures.length > 0;

/** Of a part that can be chosen. */
export const partVerdict = ({ fit }: FitOption, chosen: ChosenVehicle): PartVerdict =>
  fit && compatibilityOf(fit, chosen);

/** Of a package, without its parts. */
export const ownVerdict = (fit: ProductCompatibility, chosen: ChosenVehicle): PartVerdict =>
  saysItself(fit) ? ownCompatibility(fit, chosen) : null;

/** The one answer of cards, panels, lists, recommendations, the cart and orders; that of a package comes from its parts. */
export function compatibilityOf(fit: ProductCompatibility, chosen: ChosenVehicle): Compatibility {
  if (!fit.groups) return ownCompatibility(fit, chosen);
  const groups = fit.groups.map(({ required, options }) => ({
    required,
    options: options.map(option => partVerdict(option, chosen)),
  }));
  return packageVerdict(ownVerdict(fit, chosen), groups) ?? 'check';
}

/** A measure that a product and a vehicle do not share, as a shopper reads it. */
export interface MeasureDifference {
  /** Name of the measure: `rim`, `bolts`. */
  measure: string;
  product: string;
  /** At the positions that matter; null when it is not known. */
  vehicle: string | null;
}

const isWorse = (state: Agreement, than: Agreement): boolean => {
  const order: readonly Agreement[] = ['agrees', 'near', 'unknown', 'differs'];
  return order.indexOf(state) > order.indexOf(than);
};

/**
 * The measure by which a product does not fit, fits at one end only, or has to be checked.
 * @returns null when none stands out: everything agrees, or the list alone decides
 */
export function differenceOf(
  fit: ProductCompatibility,
  { facetId, data }: ChosenVehicle,
): MeasureDifference | null {
  const verdict = compatibilityOf(fit, { facetId, data });
  if (verdict === 'fits' || verdict === 'universal') return null;
  const at = wheelPositions.filter(position =>
    verdict === 'check' ? stateAt(fit.measures, position, data) !== 'differs' : position !== verdict,
  );
  let worst: { measure: StatedMeasure; state: Agreement; count: number } | null = null;
  for (const measure of fit.measures) {
    const states = at.map(position => agreementAt(measure, position, data));
    const state = states.reduce((one, other) => (isWorse(other, one) ? other : one), 'agrees');
    const count = states.filter(each => each === state).length;
    const isMore =
      worst === null || isWorse(state, worst.state) || (state === worst.state && count > worst.count);
    if (state !== 'agrees' && isMore) worst = { measure, state, count };
  }
  if (!worst) return null;
  const { rule, values } = worst.measure;
  const own = data ? at.map(position => vehicleValueAt(rule, position, data)) : [];
  const texts = (list: readonly string[]) =>
    [...new Set(list)].map(value => measureText(rule.form, value)).join(' / ');
  return {
    measure: rule.measure,
    product: texts(values),
    vehicle: texts(own.filter(value => value !== null)) || null,
  };
}
