/** Reads a pasted list of part numbers: lines of a mail, or columns of a spreadsheet. Pure. */

export interface WantedLine {
  number: string;
  quantity: number;
}

/** As many as a cart may have lines. */
export const MAX_QUICK_ORDER_LINES = 200;
const longestNumber = 64;
const mostPieces = 9999;

const isQuantity = (text: string): boolean => /^\d{1,4}$/.test(text) && Number(text) > 0;

/** `2 kpl`, `2 st`, `x2` and `2x` are 2. */
const withoutUnit = (text: string): string =>
  text.replace(/^(?:x\s*)?(\d{1,4})\s*(?:x|kpl|st|stk|pcs|pc)?\.?$/i, '$1');

/** `KIV 1003 2`: a part number nearly always has a digit, and a hundred pieces of one without are unlikely. */
const isGap = (before: string | undefined, word: string): boolean =>
  before !== undefined && /^\p{L}+$/u.test(before) && /^\d{3,}$/.test(word);

/** The words of a line; a part number that is written with a space is one. */
const wordsOf = (line: string): string[] =>
  line.split(/\s+/).reduce<string[]>((words, word) => {
    const before = words.at(-1);
    return isGap(before, word) ? [...words.slice(0, -1), `${before} ${word}`] : [...words, word];
  }, []);

/** Columns of a spreadsheet or of CSV; otherwise words. */
function fieldsOf(line: string): string[] {
  const separator = line.includes('\t') ? '\t' : line.includes(';') ? ';' : line.includes(',') ? ',' : null;
  const spaced = line.trim().replace(/(\d)\s+(x|kpl|st|stk|pcs|pc)\b\.?/gi, '$1');
  const fields = separator === null ? wordsOf(spaced) : line.split(separator);
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

function lineOf(text: string): WantedLine | null {
  const [first = '', ...rest] = fieldsOf(text);
  const [second = ''] = rest;
  // "2 KV-2500": a quantity never has a letter, a part number nearly always.
  if (isQuantity(first) && second !== '' && !isQuantity(second))
    return { number: second.slice(0, longestNumber), quantity: Number(first) };
  if (first === '') return null;
  return { number: first.slice(0, longestNumber), quantity: Number(rest.find(isQuantity) ?? 1) };
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
