/**
 * Signs, units and decimals as people type them and data sheets print them, in one spelling, for texts and queries alike:
 * `25×8.00R12` is `25x8-12`, `5,5L` is `5.5 l`, `½″` is `1/2`. `search_tokens` in the database does the same.
 */

/** What the steps for signs change; letters with diacritics alone do not need them. */
const hasSigns = /[\u0080-\u00BFØ×ø\u0250-\uFFFF"']/;

const signs: readonly (readonly [RegExp, string])[] = [
  [/[™℠®©]/g, ' '],
  // Groups of thousands; ordinary spaces may as well stand between two numbers.
  [/(\d)[\u00A0\u2007\u2009\u202F](?=\d{3}(?!\d))/g, '$1'],
  [/(\d)(?=[¼½¾⅐-⅞])/g, '$1 '],
  [/[°º˚℃℉](?=\s*[cf](?![a-z]))|[°º˚]/g, ' '],
  [/℃/g, ' c'],
  [/℉/g, ' f'],
  [/k\s?[Ωω\u2126]/gi, 'kohm'],
  [/[Ωω\u2126]/g, 'ohm'],
  [/[µμ](?=m(?![a-z]))/g, 'u'],
  // A diameter, not a letter of a word.
  [/(?<![\p{L}\p{N}])[øØ⌀∅]\s?(?=\d)/gu, ' '],
  [/[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g, '-'],
  [/[\u2044\u2215]/g, '/'],
  // Inches between two sizes, and elsewhere.
  [/(\d)\s?(?:["“”„‟″＂〃]|['’′´]{2})(?=\s*[x×*✕✖])/gi, '$1'],
  [/["“”„‟″＂〃]|['’′´]{2}/g, ' '],
  [/[×✕✖╳∗＊]/g, 'x'],
  [/(\d\s?)[хХχΧ](?=\s?\d)/g, '$1x'],
];

const units =
  'v|mv|kv|w|kw|wh|kwh|a|ma|ah|mah|hz|khz|rpm|ohm|kohm|kg|g|mg|t|kn|l|dl|cl|ml|lm|um|mm|cm|dm|m|km|m2|m3|cm2|cm3|cc|ccm|ft|in|lb|lbs|oz|hv|hk|hp|ps|tum|bar|psi|kpa|mpa|nm|h|min|s|c|f|db|pr|st|kpl|pcs';

/** A figure with its unit written to it; not `5w-40` or `12v7`. */
const measured = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(\\d+(?:[.,]\\d+)?)(${units})(?![\\p{L}\\p{N}]|-\\d)`,
  'gu',
);
const sizeUnit = new RegExp(`^(?:${units})$`);

const sizes: readonly (readonly [RegExp, string])[] = [
  [/(\d)\*(?=\d)/g, '$1x'],
  // Spaces around a sign, unless a number of pieces stands before a size: `2 x 25x8-12`.
  [/(\d)(?:\s+[x*]\s*|[x*]\s+)(?=\d)(?!\d+x\d)/g, '$1x'],
  // `25x8.00-12`, and the rim of a tyre: `25x8R12`, `25x8x12`.
  [/(\dx\d+)[.,]0{1,2}(?!\d)/g, '$1'],
  [/(\dx\d+(?:[.,]\d+)?)\s?[xr/]\s?(?=\d)/g, '$1-'],
];

/** Whether a word is a unit that may stand behind a figure. */
export const isUnit = (word: string): boolean => word.length < 5 && sizeUnit.test(word);

const all = (text: string, steps: readonly (readonly [RegExp, string])[]): string =>
  steps.reduce((result, [from, to]) => result.replace(from, to), text);

/** @param text in lower case */
export function spelledPlainly(text: string): string {
  const plain = hasSigns.test(text)
    ? all(text, signs).normalize('NFKC').replace(/⁄/g, '/').toLowerCase()
    : text;
  if (!/\d/.test(plain)) return plain;
  return all(plain, sizes).replace(measured, '$1 $2');
}
