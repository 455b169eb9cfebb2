/** Measures of wheels in the notations of manufacturers, and whether those of two products agree (R-VEHICLE-14). */

/** Empty sets: no such measure is known. */
export interface Measures {
  /** Diameters in inches. */
  rims: ReadonlySet<string>;
  bolts: ReadonlySet<string>;
  tyres: ReadonlySet<string>;
}

/** A text and the parameter whose value it is. */
export type MeasuredText = readonly [parameter: string, text: string];

// Notation that every language shares: 25x10-12 or 25x10.00R12, 4/110, 12″ or 12x7″.
const tyre = /^(\d{2})x(\d{1,2})(?:[.,](\d{1,2}))?[-r](\d{1,2})$/;
const bolt = /^(\d)[/x](\d{3}(?:[.,]\d)?)$/;
const rim = /^(\d{1,2})(?:x\d{1,2}(?:[.,]\d)?)?\s*(?:″|"|in\b|tum|$)/;

/** Parameter of a rim's diameter: other lengths in inches are no measure of a wheel. */
export const rimParameter = 'rim';

/** Reads the measures of one product from the values of its parameters, in any order. */
export function measuresOf(values: Iterable<MeasuredText>): Measures {
  const [rims, bolts, tyres] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const [parameter, value] of values) {
    const text = value.trim().toLowerCase();
    const [size, height, width, part = '', inner = ''] = tyre.exec(text) ?? [];
    if (size) {
      const decimals = part.replace(/0+$/, '');
      tyres.add(`${height}x${width}${decimals && `.${decimals}`}-${inner}`);
      rims.add(inner);
    }
    const [pattern, count, circle = ''] = bolt.exec(text) ?? [];
    if (pattern) bolts.add(`${count}/${circle.replace(',', '.')}`);
    const diameter = parameter === rimParameter ? rim.exec(text)?.[1] : undefined;
    if (diameter) rims.add(diameter);
  }
  return { rims, bolts, tyres };
}

/** True when a value is in both sets, and when one of them is empty: what is not known contradicts nothing. */
export const agree = <Value>(one: ReadonlySet<Value>, other: ReadonlySet<Value>): boolean =>
  one.size === 0 || other.size === 0 || [...one].some(value => other.has(value));
