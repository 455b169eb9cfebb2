/** Whether two products can be used together, as far as their parameters tell (R-VEHICLE-14). */
import { agree, type Measures, measuresOf } from '#kernel/measures.ts';
import type { ParameterValue } from './reference.ts';

/** Empty sets: the product has no such measure and is used with every one. */
export interface ProductMeasures extends Measures {
  /** Ids of the parameter values of the vehicles that it is made for. */
  vehicles: ReadonlySet<number>;
}

export type MeasuredValue = Pick<ParameterValue, 'id' | 'slug' | 'label'> & {
  parameter: Pick<ParameterValue['parameter'], 'identifier'>;
};

/** Reads the measures of one product from its parameter values, in any order. */
export function productMeasures(values: readonly MeasuredValue[]): ProductMeasures {
  const ofVehicles = values.filter(({ parameter }) => parameter.identifier === 'vehicle');
  const isUniversal = ofVehicles.some(({ slug }) => slug === 'universal');
  const texts = values.flatMap(({ label, parameter: { identifier } }) =>
    identifier === 'vehicle'
      ? []
      : [...new Set(Object.values(label))].map(text => [identifier ?? '', text ?? ''] as const),
  );
  return {
    ...measuresOf(texts),
    vehicles: new Set(isUniversal ? [] : ofVehicles.map(({ id }) => id)),
  };
}

/** Relations of what is used on the product itself: what is made for a tyre has its size. */
const usedOnIt: ReadonlySet<string> = new Set(['ACCESSORIES', 'FITTING']);

/**
 * False when a measure that both products have differs, or when no vehicle has both.
 * @param relation how `other` is recommended beside `one`
 */
export const canBeUsedTogether = (one: ProductMeasures, other: ProductMeasures, relation: string): boolean =>
  agree(one.rims, other.rims) &&
  agree(one.bolts, other.bolts) &&
  agree(one.vehicles, other.vehicles) &&
  (!usedOnIt.has(relation) || agree(one.tyres, other.tyres));
