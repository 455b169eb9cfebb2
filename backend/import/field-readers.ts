/** Reads the fields of one row as values of a kind, and collects what is wrong with them. */
import { fromDecimal } from '#kernel/money/money.ts';
import type { ImportProblem } from './problem.ts';
import type { Fields } from './read-rows.ts';

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
    if (/^\d{1,9}$/.test(text)) return Number(text);
    wrong(name, `not a whole number: "${text}"`, 'write digits only');
    return undefined;
  };
  const day = (name: string): Maybe<string> => {
    const text = maybe(name);
    if (typeof text === 'string' && !isDay(text)) wrong(name, `not a date: "${text}"`, 'write yyyy-mm-dd');
    return text;
  };
  const money = (name: string): number | undefined => {
    const text = fields.get(name);
    if (text === undefined || text === '') return undefined;
    const amount = amountOf(text);
    if (amount === null)
      wrong(name, `not a price: "${text}"`, 'write digits and at most two decimals, such as 1299,00');
    if (amount === 0 && text.toLowerCase() !== FREE)
      wrong(name, `a price of nothing: "${text}"`, `leave it empty, or write ${FREE} for what costs nothing`);
    return amount ?? undefined;
  };
  return { fields, problems, wrong, maybe, list, whole, day, money };
}

/** What costs nothing says so; a zero in a spreadsheet is a missing price more often. */
const FREE = 'free';

/**
 * `1299`, `1299,00`, `1 299,00 €` with any kind of space, `1.299,00` and `1,299.00`. A number such as `1.299`, which may mean
 * two amounts, is none.
 */
function amountOf(text: string): number | null {
  if (text.toLowerCase() === FREE) return 0;
  const bare = text.replace(/\s/g, '').replace(/(?:€|eur|kr|sek|nok|dkk)$/i, '');
  const grouped = /^\d{1,3}(?:\.\d{3})+,\d{2}$/.test(bare) || /^\d{1,3}(?:,\d{3})+\.\d{2}$/.test(bare);
  const plain = grouped ? bare.replace(/[.,](?=\d{3})/g, '') : bare;
  return /^\d{1,7}(?:[.,]\d{1,2})?$/.test(plain) ? fromDecimal(Number(plain.replace(',', '.'))) : null;
}

/** `6,41234E+12`: a spreadsheet has shown a long number in short, and its digits are lost. */
export const isScientific = (text: string): boolean => /^\d(?:[.,]\d+)?E[+-]\d+$/i.test(text);

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  );
}
