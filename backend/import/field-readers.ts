/** Reads the fields of one row as values of a kind, and collects what is wrong with them. */
import { fromDecimal } from '#kernel/money/money.ts';
import type { Fields } from './file-row.ts';
import type { ImportProblem } from './problem.ts';

/** `undefined` leaves what the shop has, `null` clears it. */
export type Maybe<T> = T | null | undefined;

export type FieldReaders = ReturnType<typeof createFieldReaders>;

export function createFieldReaders(line: number, fields: Fields) {
  const problems: ImportProblem[] = [];
  const wrong = (column: string, reason: string, fix: string): void => {
    problems.push({ line, column, reason, fix });
  };
  const maybe = (name: string): Maybe<string> => (fields.has(name) ? fields.get(name) || null : undefined);
  const list = (name: string): string[] | undefined =>
    fields
      .get(name)
      ?.split('|')
      .map(part => part.trim())
      .filter(part => part !== '');
  const whole = (name: string): number | undefined => {
    const text = fields.get(name);
    if (text === undefined || text === '') return undefined;
    // `1 200` and `1200,00` are what spreadsheets show of 1200; `1.200` may be another number.
    const bare = text.replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, '').replace(/[.,]0{1,2}$/, '');
    if (/^\d{1,9}$/.test(bare)) return Number(bare);
    if (/^[-−]\s?\d/.test(text)) wrong(name, `less than nothing: "${text}"`, 'write 0 for what is not there');
    else wrong(name, `not a whole number: "${text}"`, 'write digits only');
    return undefined;
  };
  const day = (name: string): Maybe<string> => {
    const text = maybe(name);
    if (typeof text === 'string' && !isDay(text)) wrong(name, `not a date: "${text}"`, 'write yyyy-mm-dd');
    return text;
  };
  const money = (name: string): Amount | undefined => {
    const text = fields.get(name);
    if (text === undefined || text === '') return undefined;
    const amount = amountOf(text);
    if (amount === null)
      wrong(name, `not a price: "${text}"`, 'write digits and at most two decimals, such as 1299,00');
    if (amount?.minor === 0 && text.toLowerCase() !== FREE)
      wrong(name, `a price of nothing: "${text}"`, `leave it empty, or write ${FREE} for what costs nothing`);
    return amount ?? undefined;
  };
  return { fields, problems, wrong, maybe, list, whole, day, money };
}

/** A price as a row has it. */
interface Amount {
  minor: number;
  /** Those that its sign may mean, by ISO 4217; empty without one. */
  currencies: readonly string[];
}

/** What costs nothing says so; a zero in a spreadsheet is a missing price more often. */
const FREE = 'free';

const signs: Readonly<Record<string, readonly string[]>> = {
  '€': ['EUR'],
  kr: ['SEK', 'NOK', 'DKK', 'ISK'],
  'kr.': ['DKK', 'ISK'],
  $: ['USD', 'CAD', 'AUD', 'NZD'],
  '£': ['GBP'],
  zł: ['PLN'],
};

/**
 * `1299`, `1299,00`, `1 299,00 €` with any kind of space, `1.299,00`, `1,299.00` and `1'299.00`. A number such as `1.299`, which
 * may mean two amounts, is none.
 */
function amountOf(text: string): Amount | null {
  if (text.toLowerCase() === FREE) return { minor: 0, currencies: [] };
  const [, before = '', number = '', after = ''] =
    /^([^\d\s]*)([\d.,'’]+)([^\d\s]*)$/.exec(text.replace(/\s/g, '')) ?? [];
  const currencies = currenciesOf(before || after.replace(/^[-–]/, ''));
  if (number === '' || currencies === null || (before !== '' && after !== '')) return null;
  // A dash for no decimals: `1299,-`.
  const bare = number.replace(/[.,]$/, '');
  const grouped =
    /^\d{1,3}(?:([.'’])\d{3})(?:\1\d{3})*,\d{2}$|^\d{1,3}(?:([,'’])\d{3})(?:\2\d{3})*\.\d{2}$/.test(bare);
  const plain = grouped ? bare.replace(/[.,'’](?=\d{3})/g, '') : bare;
  if (!/^\d{1,7}(?:[.,]\d{1,2})?$/.test(plain)) return null;
  const minor = fromDecimal(Number(plain.replace(',', '.')));
  return minor === null ? null : { minor, currencies };
}

/** Null for what is no currency. */
function currenciesOf(sign: string): readonly string[] | null {
  const bare = sign.toLowerCase();
  if (bare === '') return [];
  return signs[bare] ?? (/^[a-z]{3}$/.test(bare) ? [bare.toUpperCase()] : null);
}

/** `6,41234E+12`: a spreadsheet has shown a long number in short, and its digits are lost. */
export const isScientific = (text: string): boolean => /^\d(?:[.,]\d+)?E[+-]\d+$/i.test(text);

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  );
}

const months =
  'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu|maj|okt';

/** As spreadsheets write them, which is not in capitals: `MAR-12` is an article number. */
const month = `(?:${months.replace(/\b[a-z]/g, first => `[${first}${first.toUpperCase()}]`)})[a-zä]*\\.?`;
const madeDate = new RegExp(
  `^\\d{1,2}[.\\s/-]{1,2}${month}(?:[\\s./-]+\\d{2,4})?$|^${month}[\\s./-]+(?:\\d{2}){1,2}$|^\\d{4}-\\d{2}-\\d{2}[ T]00:00(?::00)?$`,
);

/** `2. May` for `2.5`, `10-Dec` for `10-12`: a spreadsheet has taken a number or a size for a date. */
export const isMadeDate = (text: string): boolean => madeDate.test(text);
