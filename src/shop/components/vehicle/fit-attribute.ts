/** A product's vehicles in an attribute of its page. A tyre fits a hundred of them, whose ids begin alike: in HTML every quotation mark costs six characters. */

import { isRecord } from '#kernel/is-record.ts';
import { parseMeasure, printMeasure } from '#kernel/vehicle/fit-measure.ts';
import type { ProductCompatibility } from '#kernel/vehicle/product-compatibility.ts';

const separator = ' ';

/** What all ids begin with. */
function beginningOf([first = '', ...others]: readonly string[]): string {
  let length = first.length;
  for (const id of others) while (!id.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}

/** What most products say stays away. */
export function printFit({ vehicles, universal, measures }: ProductCompatibility): string {
  const beginning = beginningOf(vehicles);
  const endings = vehicles.map(id => id.slice(beginning.length));
  const isShort = endings.length > 1 && !endings.some(ending => ending.includes(separator));
  return JSON.stringify({
    ...(universal ? { universal } : {}),
    ...(measures.length > 0 ? { measures: measures.map(printMeasure) } : {}),
    ...(isShort ? { beginning, vehicles: endings.join(separator) } : { vehicles }),
  });
}

const areTexts = (values: unknown): values is string[] =>
  Array.isArray(values) && values.every(value => typeof value === 'string');

/** Null for what `printFit` has not written. */
export function parseFit(text: string | undefined): ProductCompatibility | null {
  try {
    const raw: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(raw)) return null;
    const { beginning, vehicles, universal = false, measures = [] } = raw;
    const ids =
      typeof vehicles === 'string'
        ? vehicles.split(separator).map(ending => `${beginning}${ending}`)
        : vehicles;
    if (!areTexts(ids) || !areTexts(measures) || typeof universal !== 'boolean') return null;
    return { vehicles: ids, universal, measures: measures.flatMap(one => parseMeasure(one) ?? []) };
  } catch {
    return null;
  }
}
