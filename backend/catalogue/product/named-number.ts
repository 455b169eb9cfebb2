/** Which number of another maker a search names: what a product replaces is not in its name, so the shopper is told (R-PRODUCT-54). */
import { searchNumber } from '#backend/search/numbers.ts';
import type { Interchange, SkuRecord } from './product-record.ts';

interface Numbered {
  record: {
    articleNumber: string;
    skus: readonly Pick<SkuRecord, 'articleNumber' | 'gtin'>[];
    interchange: readonly Interchange[];
  };
  text: { name: string };
}

/** Shorter beginnings of numbers are in a text by coincidence. */
const SHORTEST = 4;
/** Parts in which a number may be written, as in `705 583 830`. */
const MAX_PARTS = 4;

/** Every run of neighbouring words as one number, the longest first. */
function numbersIn(text: string): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const runs = words.flatMap((_, from) =>
    Array.from({ length: Math.min(MAX_PARTS, words.length - from) }, (__, more) =>
      searchNumber(words.slice(from, from + more + 1).join('')),
    ),
  );
  return runs
    .filter(run => run.length >= SHORTEST && /\d/.test(run))
    .toSorted((one, other) => other.length - one.length);
}

/** Name, article numbers and bar codes, as one text of letters and digits each. */
const ownTexts = ({ record, text }: Numbered): string[] =>
  [
    record.articleNumber,
    ...record.skus.flatMap(({ articleNumber, gtin }) => [articleNumber, gtin ?? '']),
    ...text.name.split(/\s+/),
  ].map(searchNumber);

/** @returns the number that the text names or begins, with any separators; null when the product's own texts contain it, or none does */
export function namedNumber(text: string, product: Numbered): Interchange | null {
  const { interchange } = product.record;
  if (interchange.length === 0) return null;
  const own = ownTexts(product);
  for (const run of numbersIn(text)) {
    if (own.some(each => each.startsWith(run))) return null;
    const named = interchange.filter(({ number }) => searchNumber(number).startsWith(run));
    const whole = named.find(({ number }) => searchNumber(number) === run);
    const found = whole ?? named[0];
    if (found) return found;
  }
  return null;
}
