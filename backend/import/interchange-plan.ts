/** Numbers that a product replaces, as the columns of a row state them: `Kamewa: 12-345|Nordhav: 9 81`. */
import { type FieldReaders, isMadeDate, isScientific } from './field-readers.ts';

/** As the exchange standard PIES tells them apart: of the maker of the machine, of another maker of parts, of an earlier article. */
export const interchangeKinds = ['oem', 'competitor', 'superseded'] as const;
export type InterchangeKind = (typeof interchangeKinds)[number];

export interface InterchangePlan {
  /** Empty: the brand of the product. */
  maker: string;
  number: string;
}

export const interchangeColumn = (kind: InterchangeKind): string => `${kind}_numbers`;

/** As a row writes it. */
export const interchangeText = ({ maker, number }: InterchangePlan): string =>
  maker === '' ? number : `${maker}: ${number}`;

const LONGEST = 64;

/** By kind; undefined for a column that the row does not have. */
export type InterchangePlans = ReadonlyMap<InterchangeKind, readonly InterchangePlan[] | undefined>;

export const readInterchange = (readers: FieldReaders): InterchangePlans =>
  new Map(interchangeKinds.map(kind => [kind, readKind(readers, kind)]));

function readKind(readers: FieldReaders, kind: InterchangeKind): InterchangePlan[] | undefined {
  const column = interchangeColumn(kind);
  const found = new Map<string, InterchangePlan>();
  const items = readers.list(column);
  for (const item of items ?? []) {
    const at = item.indexOf(':');
    const [maker, number] = [item.slice(0, Math.max(0, at)).trim(), item.slice(at + 1).trim()];
    const problem = problemOf(readers, kind, { maker, number });
    if (problem) readers.wrong(column, ...problem);
    else found.set(`${maker}:${number}`, { maker, number });
  }
  return items && [...found.values()];
}

function problemOf(
  { fields }: FieldReaders,
  kind: InterchangeKind,
  plan: InterchangePlan,
): [reason: string, fix: string] | null {
  const { maker, number } = plan;
  const text = interchangeText(plan);
  if (maker === '' && kind !== 'superseded')
    return [`names no maker: "${number}"`, 'write maker and number, such as Kamewa: 12-345'];
  if (!/[a-z0-9]/i.test(number) || number.length > LONGEST || maker.length > LONGEST)
    return [`no number: "${text}"`, `write letters a to z and digits, at most ${LONGEST} characters`];
  if (isScientific(number) || isMadeDate(number))
    return [`changed by a spreadsheet: "${text}"`, 'format the column as text and enter the number again'];
  if (number === fields.get('article_number'))
    return ["the product's own number", 'write the numbers that it replaces'];
  return null;
}
