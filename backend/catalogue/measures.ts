/** Whether two products can be used together, as far as their parameters tell (R-VEHICLE-14). */
import { compareMeasures, readMeasure } from '#kernel/vehicle/fit-measure.ts';
import { type PairRule, pairRulesOf } from '#kernel/vehicle/pair-rule.ts';
import {
  compatibilityFrom,
  compatibilityOf,
  type ProductCompatibility,
} from '#kernel/vehicle/product-compatibility.ts';
import { type CatalogueReference, type ParameterValue, parameterFacetId } from './reference.ts';

/** What a value says of a measure. */
export interface PairMeasure {
  rule: PairRule;
  values: ReadonlySet<string>;
}

export interface ProductMeasures {
  /** By the name of the measure. */
  pairs: ReadonlyMap<string, PairMeasure>;
  /** Ids of the parameter values of the vehicles that it is made for; empty for what fits all. */
  vehicles: ReadonlySet<number>;
  /** Null without compatibility data. */
  fit: ProductCompatibility | null;
}

export type MeasuredValue = Pick<ParameterValue, 'id' | 'slug' | 'label'> & {
  parameter: Pick<ParameterValue['parameter'], 'id' | 'identifier' | 'group' | 'fit' | 'together'>;
};

export const vehicleIdentifier = 'vehicle';

const textsOf = ({ label }: Pick<ParameterValue, 'label'>): string[] => [
  ...new Set(Object.values(label).filter(text => text !== undefined)),
];

/** What the values of parameters say, by the name of the measure; several that say the same measure are read together. */
export function pairMeasures(values: readonly MeasuredValue[]): Map<string, PairMeasure> {
  const found = new Map<string, { rule: PairRule; values: Set<string> }>();
  for (const value of values)
    for (const rule of pairRulesOf(value.parameter.identifier, value.parameter.together))
      for (const text of textsOf(value)) {
        const read = readMeasure(rule.form, text);
        if (read === null) continue;
        const measure = found.get(rule.measure) ?? { rule, values: new Set() };
        measure.values.add(read);
        found.set(rule.measure, measure);
      }
  return found;
}

/** Reads the measures of one product from its parameter values, in any order. */
export function productMeasures(values: readonly MeasuredValue[]): ProductMeasures {
  const ofVehicles = values.filter(({ parameter }) => parameter.identifier === vehicleIdentifier);
  const isUniversal = ofVehicles.some(({ slug }) => slug === 'universal');
  const parameters = values.flatMap(value => {
    const { identifier, fit } = value.parameter;
    const facetId = identifier === vehicleIdentifier ? parameterFacetId(value) : null;
    return textsOf(value).map(text => ({ facetId, identifier, value: text, fit }));
  });
  return {
    pairs: pairMeasures(values),
    vehicles: new Set(isUniversal ? [] : ofVehicles.map(({ id }) => id)),
    fit: compatibilityFrom(parameters),
  };
}

type Measured = { record: { parameterValueIds: readonly number[] } };

/** By the values of a state of the catalogue, then by those of a product, which live as long as the record. */
const known = new WeakMap<
  CatalogueReference['parameterValues'],
  WeakMap<readonly number[], ProductMeasures>
>();

/** Read once for each product as it is kept: pages ask for dozens at a time, and a product has hundreds of vehicles. */
export function measuresIn(
  { parameterValues }: Pick<CatalogueReference, 'parameterValues'>,
  { record: { parameterValueIds } }: Measured,
): ProductMeasures {
  const ofState = known.get(parameterValues) ?? new WeakMap<readonly number[], ProductMeasures>();
  known.set(parameterValues, ofState);
  const read =
    ofState.get(parameterValueIds) ??
    productMeasures(parameterValueIds.flatMap(id => parameterValues.get(id) ?? []));
  ofState.set(parameterValueIds, read);
  return read;
}

/** Whether two products may have the same measure. */
export const measuresAgree = (one: PairMeasure, other: PairMeasure): boolean => {
  const within = Math.max(one.rule.within, other.rule.within);
  const rule = { form: one.rule.form, within, near: within };
  return [...one.values].some(value =>
    [...other.values].some(its => compareMeasures(rule, value, its) === 'agrees'),
  );
};

const isAsked = ({ rule: { relations } }: PairMeasure, relation: string): boolean =>
  relations?.has(relation) ?? true;

type Vehicles = Pick<CatalogueReference, 'vehicleData' | 'parameterValues'>;

const canShareVehicle = (listing: ProductMeasures, other: ProductMeasures, known: Vehicles): boolean => {
  if (other.vehicles.size > 0) return [...listing.vehicles].some(id => other.vehicles.has(id));
  const { fit } = other;
  if (!fit || fit.measures.length === 0) return true;
  return [...listing.vehicles].some(id => {
    const value = known.parameterValues.get(id);
    const data = known.vehicleData.get(id) ?? null;
    return !value || compatibilityOf(fit, { facetId: parameterFacetId(value), data }) !== 'other';
  });
};

/**
 * False when a measure that both products have differs, or when no vehicle can have both.
 * @param relation how `other` is recommended beside `one`
 */
export function canBeUsedTogether(
  one: ProductMeasures,
  other: ProductMeasures,
  { relation, known }: { relation: string; known: Vehicles },
): boolean {
  for (const [name, measure] of one.pairs) {
    const its = other.pairs.get(name);
    if (its && (isAsked(measure, relation) || isAsked(its, relation)) && !measuresAgree(measure, its))
      return false;
  }
  if (one.vehicles.size > 0) return canShareVehicle(one, other, known);
  return other.vehicles.size === 0 || canShareVehicle(other, one, known);
}
