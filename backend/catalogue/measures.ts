/** Whether two products can be used together, as far as their parameters tell (R-VEHICLE-14). */
import type { ParameterValue } from './reference.ts';

/** Empty sets: the product has no such measure and is used with every one. */
export interface Measures {
  /** Diameters in inches. */
  rims: ReadonlySet<string>;
  bolts: ReadonlySet<string>;
  tyres: ReadonlySet<string>;
  /** Ids of the parameter values of the vehicles that it is made for. */
  vehicles: ReadonlySet<number>;
}

export type MeasuredValue = Pick<ParameterValue, 'id' | 'slug' | 'label'> & {
  parameter: Pick<ParameterValue['parameter'], 'identifier'>;
};

// Manufacturers' notation, which every language shares: 25x10-12 or 25x10.00R12, 4/110, 12″ or 12x7″.
const tyre = /^(\d{2})x(\d{1,2})(?:[.,](\d{1,2}))?[-r](\d{1,2})$/;
const bolt = /^(\d)[/x](\d{3}(?:[.,]\d)?)$/;
const rim = /^(\d{1,2})(?:x\d{1,2}(?:[.,]\d)?)?\s*(?:″|"|in\b|tum|$)/;

/** Reads the measures of one product from its parameter values, in any order. */
export function measuresOf(values: readonly MeasuredValue[]): Measures {
  const [rims, bolts, tyres] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const vehicles = new Set<number>();
  let isUniversal = false;
  for (const { id, slug, label, parameter } of values) {
    if (parameter.identifier === 'vehicle') {
      if (slug === 'universal') isUniversal = true;
      else vehicles.add(id);
      continue;
    }
    for (const each of new Set(Object.values(label))) {
      const text = (each ?? '').trim().toLowerCase();
      const [size, height, width, part = '', inner = ''] = tyre.exec(text) ?? [];
      if (size) {
        const decimals = part.replace(/0+$/, '');
        tyres.add(`${height}x${width}${decimals && `.${decimals}`}-${inner}`);
        rims.add(inner);
      }
      const [pattern, count, circle = ''] = bolt.exec(text) ?? [];
      if (pattern) bolts.add(`${count}/${circle.replace(',', '.')}`);
      const diameter = parameter.identifier === 'rim' ? rim.exec(text)?.[1] : undefined;
      if (diameter) rims.add(diameter);
    }
  }
  return { rims, bolts, tyres, vehicles: isUniversal ? new Set() : vehicles };
}

const agree = <Value>(one: ReadonlySet<Value>, other: ReadonlySet<Value>): boolean =>
  one.size === 0 || other.size === 0 || [...one].some(value => other.has(value));

/** Relations of what is used on the product itself: what is made for a tyre has its size. */
const usedOnIt: ReadonlySet<string> = new Set(['ACCESSORIES', 'FITTING']);

/**
 * False when a measure that both products have differs, or when no vehicle has both.
 * @param relation how `other` is recommended beside `one`
 */
export const canBeUsedTogether = (one: Measures, other: Measures, relation: string): boolean =>
  agree(one.rims, other.rims) &&
  agree(one.bolts, other.bolts) &&
  agree(one.vehicles, other.vehicles) &&
  (!usedOnIt.has(relation) || agree(one.tyres, other.tyres));
