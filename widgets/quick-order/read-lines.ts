/** Reads a pasted list of part numbers: lines of a mail, or columns of a spreadsheet. Pure. */

export interface WantedLine {
  number: string;
  quantity: number;
}

/** As many as a cart may have lines. */
export const MAX_QUICK_ORDER_LINES = 200;
const longestNumber = 64;
const mostPieces = 9999;
/** Characters. What is longer is no line of an order, and patterns take long to read it. */
const MAX_LINE_LENGTH = 400;

/** Whole numbers, also those that no cart takes: without pieces, and more than there are. */
const isQuantity = (text: string): boolean => /^-?\d{1,12}$/.test(text);

const pieces = 'x|kpl|st|stk|pcs|pc|ea';
const withPieces = new RegExp(`(?<=^|\\s)(\\d{1,4})\\s*(?:${pieces})(?=$|[\\s.])\\.?`, 'gi');

/** `2 kpl`, `2 st`, `x2`, `2x` and `(2)` are 2. */
const withoutUnit = (text: string): string =>
  text
    .replace(/^\((.*)\)$|[:=]$/, '$1')
    .replace(new RegExp(`^(?:x\\s*)?(\\d{1,4})\\s*(?:${pieces})?\\.?$`, 'i'), '$1');

/** Bullets and numbers of a list: `• KV-2500`, `1. KV-2500`, `2) KV-2500`. */
const bullet = /^\s*(?:[•·●▪◦‣–—*-]\s+|\d{1,3}[.)]\s+)/;
/** `44,91 €` is what a piece costs. */
const price =
  /(?<=^|[\s;|])(?:à\s*)?\d{1,3}(?:[ .]?\d{3})*(?:[.,]\d{2})?\s*(?:€|(?:eur|kr|sek|nok|dkk)(?!\p{L}))/giu;
/** `15 m` behind a name is a measure of the product; right behind its number it is how much is wanted. */
const measure =
  /(?<=\s\p{L}[^\s;,|]*\s(?:.*\s)?)\d+(?:[.,]\d+)?\s*(?:ml|cl|dl|l|mm|cm|m|kg|g|w|v|a|ah|lbs?)(?!\p{L})/giu;

/** The line without what only typography and lists have added, and with plain numbers. */
const plainLine = (line: string): string =>
  line
    .slice(0, MAX_LINE_LENGTH)
    .normalize('NFKC')
    .replaceAll(/[\u00ad\u200b-\u200f\u2060\u2066-\u2069\ufeff]/g, '')
    .replaceAll(/[×✕✖]/g, 'x')
    .replace(bullet, '')
    .replace(price, '')
    // `4,00` and `4.00` are 4; `1 000` and `1.000` are 1000.
    .replaceAll(/(?<=^|[\s;|])(\d{1,4})[.,]0{1,2}(?=$|[\s;|])/g, '$1')
    .replaceAll(/(?<=,)(\d{1,4})\.0{1,2}(?=$|,)/g, '$1')
    .replaceAll(/(?<=[\s;,|])(\d{1,3})\.(\d{3})(?=$|[\s;|])/g, '$1$2')
    .replace(new RegExp(`(?<=\\S[ ;\\t])(\\d{1,3}) (\\d{3})(?=\\s*(?:${pieces})?\\s*$)`, 'i'), '$1$2');

/** `KIV 1003 2`: a part number nearly always has a digit, and a hundred pieces of one without are unlikely. */
const isGap = (before: string | undefined, word: string): boolean =>
  before !== undefined && /^\p{L}+$/u.test(before) && /^\d{3,}$/.test(word);

/** The words of a line; a part number that is written with a space is one. */
const wordsOf = (line: string): string[] =>
  line.split(/\s+/).reduce<string[]>((words, word) => {
    const before = words.at(-1);
    return isGap(before, word) ? [...words.slice(0, -1), `${before} ${word}`] : [...words, word];
  }, []);

/** The words of a mail; a number with a word for pieces is the quantity, whatever else stands there. */
function fieldsOfWords(line: string): string[] {
  const counts = [...line.matchAll(withPieces)];
  if (counts.length !== 1) return wordsOf(line.replace(measure, '').replaceAll(withPieces, '$1').trim());
  return [
    ...wordsOf(line.replace(withPieces, ' ').replace(measure, '').trim()).slice(0, 1),
    counts[0]?.[1] ?? '',
  ];
}

/** Columns of a spreadsheet or of CSV; otherwise words. */
function fieldsOf(line: string): string[] {
  const separator = ['\t', ';', '|', ','].find(each => line.includes(each));
  // `KV-2500, 4 kpl`: words with a comma, whose columns are the same.
  const fields = separator === undefined ? fieldsOfWords(line) : line.split(separator);
  return fields
    .map(field =>
      withoutUnit(
        field
          .trim()
          .replace(/^"(.*)"$/, '$1')
          .trim(),
      ),
    )
    .filter(field => field !== '');
}

/** Null for no number, and for a line that names no pieces or fewer. */
const wantedLine = (number: string, quantity: number): WantedLine | null =>
  number === '' || quantity <= 0
    ? null
    : { number: number.slice(0, longestNumber), quantity: Math.min(quantity, mostPieces) };

function lineOf(text: string): WantedLine | null {
  const [first = '', ...rest] = fieldsOf(plainLine(text));
  const [second = ''] = rest;
  // "2 KV-2500": a quantity never has a letter, a part number nearly always.
  if (/^\d{1,4}$/.test(first) && second !== '' && !isQuantity(second))
    return wantedLine(second, Number(first));
  return wantedLine(first, Number(rest.find(isQuantity) ?? 1));
}

/** The head of a spreadsheet, which has no digit. */
const isHead = (line: string, index: number): boolean =>
  index === 0 && !/\d/.test(line) && /[\t;,]/.test(line);

/** Lines of a text, in their order. */
export const readLines = (text: string): WantedLine[] =>
  mergeLines(
    text.split(/\r\n|\r|\n/).flatMap((line, index) => (isHead(line, index) ? [] : (lineOf(line) ?? []))),
  );

/** Lines of the table as they were edited; those without pieces are left out. */
export const readTableLines = (numbers: readonly string[], quantities: readonly string[]): WantedLine[] =>
  numbers.flatMap((number, at) => {
    const quantity = Number(quantities[at]);
    const isWanted = number.trim() !== '' && Number.isInteger(quantity) && quantity > 0;
    return isWanted
      ? [{ number: number.trim().slice(0, longestNumber), quantity: Math.min(quantity, mostPieces) }]
      : [];
  });

/** Equal numbers are one line, in the order of their first. What is beyond the limit is left out. */
export function mergeLines(lines: readonly WantedLine[]): WantedLine[] {
  const wanted = new Map<string, WantedLine>();
  for (const found of lines) {
    const key = found.number.toUpperCase();
    const before = wanted.get(key);
    if (before) before.quantity = Math.min(before.quantity + found.quantity, mostPieces);
    else if (wanted.size < MAX_QUICK_ORDER_LINES) wanted.set(key, { ...found });
  }
  return [...wanted.values()];
}
