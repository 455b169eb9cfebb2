/** Measures of wheels in the notations of manufacturers, and whether those of a product agree with those of a vehicle (R-VEHICLE-16). */

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

/** The technical data of a vehicle that are measures of its wheels. */
const ofWheels = {
  frontRim: rimParameter,
  backRim: rimParameter,
  frontTire: 'tyre',
  backTire: 'tyre',
  frontBoltPattern: 'bolts',
  backBoltPattern: 'bolts',
} as const;

/** Reads the measures of a vehicle, front and rear, from its technical data (R-VEHICLE-10). */
export const measuresOfVehicle = (techData: Readonly<Record<string, unknown>>): Measures =>
  measuresOf(
    Object.entries(ofWheels).flatMap(([field, parameter]): MeasuredText[] => {
      const text = techData[field];
      return typeof text === 'string' ? [[parameter, text]] : [];
    }),
  );

/** True when a value is in both sets, and when one of them is empty: what is not known contradicts nothing. */
export const agree = <Value>(one: ReadonlySet<Value>, other: ReadonlySet<Value>): boolean =>
  one.size === 0 || other.size === 0 || [...one].some(value => other.has(value));

/** Kinds of measures that decide: another one cannot be mounted. */
export type DecidingMeasure = 'rims' | 'bolts';
const deciding: readonly DecidingMeasure[] = ['rims', 'bolts'];

/** The measure by which a product cannot be mounted on a vehicle; null when none is known. */
export const contradiction = (product: Measures, vehicle: Measures): DecidingMeasure | null =>
  deciding.find(kind => !agree(product[kind], vehicle[kind])) ?? null;

/**
 * True when every measure of a product is one of the vehicle's. A diameter alone excludes but confirms nothing: the
 * tyre's size or the bolt pattern must agree as well.
 */
export function confirms(product: Measures, vehicle: Measures): boolean {
  const stated = [...deciding, 'tyres' as const].filter(kind => product[kind].size > 0);
  return (
    stated.some(kind => kind !== 'rims') &&
    stated.every(kind => vehicle[kind].size > 0 && agree(product[kind], vehicle[kind]))
  );
}

/** Those of the vehicle's measures that a shopper compares with the product's: of the kinds that the product states. */
export const comparedWith = (product: Measures, vehicle: Measures): Measures => {
  const of = (kind: keyof Measures) => (product[kind].size > 0 ? vehicle[kind] : new Set<string>());
  return { rims: of('rims'), bolts: of('bolts'), tyres: of('tyres') };
};

/** Measures as a shopper reads them: sizes of tyres, otherwise diameters of rims; then bolt patterns. */
export const measureTexts = ({ tyres, rims, bolts }: Measures): string[] => [
  ...(tyres.size > 0 ? tyres : [...rims].map(diameter => `${diameter}″`)),
  ...bolts,
];

/** Reads what `measureTexts` has written. */
export const measuresOfTexts = (texts: readonly string[]): Measures =>
  measuresOf(texts.map(text => [rimParameter, text] as const));
