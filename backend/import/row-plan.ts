/** Parses one row's fields into values and collects all their errors, without a database query. */
import { languages } from '#kernel/languages.gen.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import {
  createFieldReaders,
  type FieldReaders,
  isMadeDate,
  isScientific,
  type Maybe,
} from './field-readers.ts';
import type { Fields } from './file-row.ts';
import { type GuidePlan, readGuides } from './guide-plan.ts';
import {
  type InterchangePlans,
  interchangeColumn,
  interchangeKinds,
  readInterchange,
} from './interchange-plan.ts';
import type { ImportProblem } from './problem.ts';
import { slug } from './slug.ts';

const localeCodes = languages.map(({ code }) => code);

export interface RowPlan {
  line: number;
  articleNumber: string;
  brand: Maybe<string>;
  manufacturer: { name: string; address: string; contact: string } | null;
  category: Maybe<string>;
  /** Aliases or paths of further categories. */
  alsoIn: readonly string[] | undefined;
  texts: ReadonlyMap<LocaleCode, TextPlan>;
  vatClass: Maybe<string>;
  /** What carriers ask for, such as `freight`. */
  freightClass: Maybe<string>;
  prices: ReadonlyMap<string, PlannedPrice>;
  stock: {
    in_stock?: number;
    oversellable?: number;
    static?: number;
    incoming_on?: string | null;
    shelf?: string | null;
  };
  gtin: Maybe<string>;
  /** What the warehouse calls the article. */
  externalId: Maybe<string>;
  numbers: { weight_grams?: number; length_mm?: number; width_mm?: number; height_mm?: number };
  firstAvailableOn: Maybe<string>;
  images: readonly string[] | undefined;
  vehicles: readonly string[] | undefined;
  /** Article numbers of what fitting the product takes. */
  fittingParts: readonly string[] | undefined;
  guides: ReadonlyMap<LocaleCode, readonly GuidePlan[] | undefined>;
  /** Numbers that the product replaces. */
  interchange: InterchangePlans;
  parameters: ReadonlyMap<string, string>;
}

/** Minor units. */
export interface PlannedPrice {
  regular: number;
  selling: number;
  /** Currencies that a sign beside the price may mean; empty without one. */
  currencies: readonly string[];
}

export interface TextPlan {
  name: Maybe<string>;
  alias: Maybe<string>;
  summary: Maybe<string>;
  description: Maybe<string>;
  care: Maybe<string>;
  metaTitle: Maybe<string>;
  metaDescription: Maybe<string>;
}

const plain = new Set([
  'article_number',
  'type',
  'brand',
  'manufacturer_name',
  'manufacturer_address',
  'manufacturer_contact',
  'category',
  'also_in',
  'vat_class',
  'freight_class',
  'stock',
  'stock_oversellable',
  'stock_static',
  'incoming_on',
  'shelf',
  'external_id',
  'gtin',
  'weight_grams',
  'length_mm',
  'width_mm',
  'height_mm',
  'first_available_on',
  'images',
  'vehicles',
  'fitting_parts',
  ...interchangeKinds.map(interchangeColumn),
]);
const shaped = [
  new RegExp(
    `^(?:name|alias|summary|description|care|meta_title|meta_description|guides)_(?:${localeCodes.join('|')})$`,
  ),
  /^(?:regular_)?price_[a-z]{2}$/,
  /^p:.+$/,
];

const isKnownColumn = (name: string): boolean => plain.has(name) || shaped.some(shape => shape.test(name));

const asText = 'format the column as text and enter the number again';

/** Values with a fixed form. */
function readChecked({ fields, maybe, wrong }: FieldReaders) {
  for (const name of fields.keys())
    if (!isKnownColumn(name)) wrong(name, 'unknown column', 'see docs/import.md or take it out');
  const articleNumber = fields.get('article_number') ?? '';
  if (articleNumber === '' || articleNumber.length > 64)
    wrong('article_number', 'missing or longer than 64 characters', 'give the product its own number');
  if (isScientific(articleNumber))
    wrong('article_number', `shortened by a spreadsheet: "${articleNumber}"`, asText);
  for (const [name, text] of fields)
    if ((name === 'article_number' || name.startsWith('p:')) && isMadeDate(text))
      wrong(name, `made a date by a spreadsheet: "${text}"`, asText);
  const type = maybe('type');
  if (typeof type === 'string' && type !== 'product')
    wrong('type', `cannot import "${type}"`, 'write product');
  const vatClass = maybe('vat_class');
  if (typeof vatClass === 'string' && !['standard', 'reduced'].includes(vatClass))
    wrong('vat_class', `unknown class "${vatClass}"`, 'write standard or reduced');
  const gtin = maybe('gtin');
  if (typeof gtin === 'string' && isScientific(gtin))
    wrong('gtin', `shortened by a spreadsheet: "${gtin}"`, asText);
  else if (typeof gtin === 'string' && !isGtin(gtin))
    wrong('gtin', `not a GTIN: "${gtin}"`, 'check the digits or leave it empty');
  return { articleNumber, vatClass, gtin };
}

function readPrices({ fields, money, wrong }: FieldReaders): RowPlan['prices'] {
  const prices = new Map<string, PlannedPrice>();
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
    if (regular && regular.minor < selling.minor)
      wrong(`regular_price_${market}`, 'lower than the price', 'swap the two or leave it empty');
    const currencies = [...selling.currencies, ...(regular?.currencies ?? [])];
    prices.set(market, { selling: selling.minor, regular: (regular ?? selling).minor, currencies });
  }
  return prices;
}

export function planRow(line: number, fields: Fields): { plan: RowPlan; problems: readonly ImportProblem[] } {
  const readers = createFieldReaders(line, fields);
  const { maybe, list, whole, day, problems } = readers;
  const checked = readChecked(readers);
  const [name, address, contact] = ['manufacturer_name', 'manufacturer_address', 'manufacturer_contact'].map(
    column => fields.get(column) ?? '',
  );
  const stock = {
    in_stock: whole('stock'),
    oversellable: whole('stock_oversellable'),
    static: whole('stock_static'),
    incoming_on: day('incoming_on'),
    shelf: maybe('shelf'),
  };
  const numbers = {
    weight_grams: whole('weight_grams'),
    length_mm: whole('length_mm'),
    width_mm: whole('width_mm'),
    height_mm: whole('height_mm'),
  };
  const plan: RowPlan = {
    line,
    ...checked,
    brand: maybe('brand'),
    category: maybe('category'),
    alsoIn: list('also_in'),
    externalId: maybe('external_id'),
    freightClass: maybe('freight_class'),
    prices: readPrices(readers),
    manufacturer: name && address && contact ? { name, address, contact } : null,
    texts: new Map(localeCodes.map(code => [code, textPlan(code, readers)])),
    stock: present(stock),
    numbers: present(numbers),
    firstAvailableOn: day('first_available_on'),
    images: list('images'),
    vehicles: list('vehicles'),
    fittingParts: list('fitting_parts'),
    guides: new Map(localeCodes.map(code => [code, readGuides(readers, `guides_${code}`)])),
    interchange: readInterchange(readers),
    parameters: new Map(
      [...fields]
        .filter(([column, value]) => column.startsWith('p:') && value !== '')
        .map(([column, value]) => [column.slice(2), value]),
    ),
  };
  return { plan, problems };
}

/** As an address has it: blanks, slashes and capitals would make a page that its own address does not find. */
function readAlias(column: string, { maybe, wrong }: FieldReaders): Maybe<string> {
  const text = maybe(column);
  if (typeof text !== 'string') return text;
  if (slug(text) === '') wrong(column, `no address: "${text}"`, 'use letters a to z, digits and hyphens');
  return slug(text);
}

const textPlan = (code: string, readers: FieldReaders, { maybe } = readers): TextPlan => ({
  name: maybe(`name_${code}`),
  alias: readAlias(`alias_${code}`, readers),
  summary: maybe(`summary_${code}`),
  description: maybe(`description_${code}`),
  care: maybe(`care_${code}`),
  metaTitle: maybe(`meta_title_${code}`),
  metaDescription: maybe(`meta_description_${code}`),
});

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function present<T extends object>(values: T): Present<T> {
  const remaining: Present<T> = {};
  for (const key in values) {
    const value = values[key];
    if (value !== undefined) remaining[key] = value as Exclude<T[typeof key], undefined>;
  }
  return remaining;
}

/** 8, 12, 13 or 14 digits whose weighted sum is a multiple of ten. */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false;
  const sum = [...text]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
