/** Reads one row's fields into values and finds everything that is wrong with them, without asking the database. */
import { languages } from '#kernel/languages.gen.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import { fromDecimal } from '#kernel/money.ts';
import type { Problem } from './problem.ts';
import type { Fields } from './read-rows.ts';

/** `undefined` leaves what the shop has, `null` clears it. */
type Maybe<T> = T | null | undefined;

const localeCodes = languages.map(({ code }) => code);

export interface RowPlan {
  line: number;
  articleNumber: string;
  brand: Maybe<string>;
  manufacturer: { name: string; address: string; contact: string } | null;
  category: Maybe<string>;
  texts: ReadonlyMap<LocaleCode, TextPlan>;
  vatClass: Maybe<string>;
  prices: ReadonlyMap<string, { regular: number; selling: number }>;
  stock: { in_stock?: number; oversellable?: number; static?: number; incoming_on?: string | null };
  gtin: Maybe<string>;
  numbers: { weight_grams?: number; length_mm?: number; width_mm?: number; height_mm?: number };
  firstAvailableOn: Maybe<string>;
  images: readonly string[] | undefined;
  vehicles: readonly string[] | undefined;
  parameters: ReadonlyMap<string, string>;
}

export interface TextPlan {
  name: Maybe<string>;
  alias: Maybe<string>;
  summary: Maybe<string>;
  description: Maybe<string>;
  care: Maybe<string>;
}

const plain = new Set([
  'article_number',
  'type',
  'brand',
  'manufacturer_name',
  'manufacturer_address',
  'manufacturer_contact',
  'category',
  'vat_class',
  'stock',
  'stock_oversellable',
  'stock_static',
  'incoming_on',
  'gtin',
  'weight_grams',
  'length_mm',
  'width_mm',
  'height_mm',
  'first_available_on',
  'images',
  'vehicles',
]);
const shaped = [
  new RegExp(`^(?:name|alias|summary|description|care)_(?:${localeCodes.join('|')})$`),
  /^(?:regular_)?price_[a-z]{2}$/,
  /^p:.+$/,
];

const isKnownColumn = (name: string): boolean => plain.has(name) || shaped.some(shape => shape.test(name));

export function planRow(line: number, fields: Fields): { plan: RowPlan; problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const wrong = (column: string, reason: string, mend: string): void => {
    problems.push({ line, column, reason, mend });
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
    const amount = /^\d{1,7}(?:[.,]\d{1,2})?$/.test(text)
      ? fromDecimal(Number(text.replace(',', '.')))
      : null;
    if (amount === null)
      wrong(name, `not a price: "${text}"`, 'write digits and at most two decimals, such as 1299,00');
    return amount ?? undefined;
  };

  for (const name of fields.keys())
    if (!isKnownColumn(name)) wrong(name, 'unknown column', 'see docs/import.md or take it out');
  const articleNumber = fields.get('article_number') ?? '';
  if (articleNumber === '' || articleNumber.length > 64)
    wrong('article_number', 'missing or longer than 64 characters', 'give the product its own number');
  const type = maybe('type');
  if (typeof type === 'string' && type !== 'product')
    wrong('type', `cannot import "${type}"`, 'write product');
  const vatClass = maybe('vat_class');
  if (typeof vatClass === 'string' && !['standard', 'reduced'].includes(vatClass))
    wrong('vat_class', `unknown class "${vatClass}"`, 'write standard or reduced');
  const gtin = maybe('gtin');
  if (typeof gtin === 'string' && !isGtin(gtin))
    wrong('gtin', `not a GTIN: "${gtin}"`, 'check the digits or leave it empty');

  const prices = new Map<string, { regular: number; selling: number }>();
  for (const name of fields.keys()) {
    const market = /^price_([a-z]{2})$/.exec(name)?.[1];
    if (market === undefined) {
      const bare = /^regular_price_([a-z]{2})$/.exec(name)?.[1];
      if (bare !== undefined && fields.get(name) !== '' && !fields.get(`price_${bare}`))
        wrong(name, 'stands without a price', `fill price_${bare} too`);
      continue;
    }
    const selling = money(name);
    const regular = money(`regular_price_${market}`);
    if (selling === undefined) continue;
    if (regular !== undefined && regular < selling)
      wrong(`regular_price_${market}`, 'lower than the price', 'swap the two or leave it empty');
    prices.set(market, { selling, regular: regular ?? selling });
  }

  const [name, address, contact] = ['manufacturer_name', 'manufacturer_address', 'manufacturer_contact'].map(
    column => fields.get(column) ?? '',
  );
  const stock = {
    in_stock: whole('stock'),
    oversellable: whole('stock_oversellable'),
    static: whole('stock_static'),
    incoming_on: day('incoming_on'),
  };
  const numbers = {
    weight_grams: whole('weight_grams'),
    length_mm: whole('length_mm'),
    width_mm: whole('width_mm'),
    height_mm: whole('height_mm'),
  };
  const plan: RowPlan = {
    line,
    articleNumber,
    brand: maybe('brand'),
    category: maybe('category'),
    vatClass,
    gtin,
    prices,
    manufacturer: name && address && contact ? { name, address, contact } : null,
    texts: new Map(localeCodes.map(code => [code, textPlan(code, maybe)])),
    stock: present(stock),
    numbers: present(numbers),
    firstAvailableOn: day('first_available_on'),
    images: list('images'),
    vehicles: list('vehicles'),
    parameters: new Map(
      [...fields]
        .filter(([column, value]) => column.startsWith('p:') && value !== '')
        .map(([column, value]) => [column.slice(2), value]),
    ),
  };
  return { plan, problems };
}

const textPlan = (code: string, maybe: (name: string) => Maybe<string>): TextPlan => ({
  name: maybe(`name_${code}`),
  alias: maybe(`alias_${code}`),
  summary: maybe(`summary_${code}`),
  description: maybe(`description_${code}`),
  care: maybe(`care_${code}`),
});

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function present<T extends object>(values: T): Present<T> {
  const kept: Present<T> = {};
  for (const key in values) {
    const value = values[key];
    if (value !== undefined) kept[key] = value as Exclude<T[typeof key], undefined>;
  }
  return kept;
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  );
}

/** 8, 12, 13 or 14 digits whose weighted sum is a multiple of ten. */
function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false;
  const sum = [...text]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
