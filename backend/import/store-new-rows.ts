/**
 * Writes many new products with a few statements: a statement for each part of each row would make the first import of a shop
 * take minutes.
 */
import { sql } from 'kysely';
import type { DbTransaction, Schema } from '#backend/database/schema.ts';
import { languages as shopLanguages } from '#kernel/languages.gen.ts';
import { cleanHtml } from './clean-html.ts';
import { RowError } from './row-error.ts';
import type { RowPlan } from './row-plan.ts';
import { type RowReferences, usualAlias } from './row-references.ts';
import { slugOrDigest } from './slug.ts';
import { onlySize, type StoreOptions } from './store-details.ts';
import { interchangeRows } from './store-interchange.ts';
import { storePictures } from './store-pictures.ts';

/** In this order: a table comes after those that it refers to. */
const order = [
  ...(['product', 'product_text', 'product_category', 'price', 'sku', 'stock', 'product_image'] as const),
  ...(['product_parameter', 'product_relation', 'product_guide', 'product_interchange'] as const),
] as const satisfies readonly (keyof Schema)[];

type Table = (typeof order)[number];
type Row = Readonly<Record<string, unknown>>;

interface Batch {
  refs: RowReferences;
  options: StoreOptions;
  add: (table: Table, row: Row) => void;
  /** Numbers of products by article number: those of the shop that rows mention, and those of earlier rows. */
  numbers: Map<string, number>;
  /** Addresses that are taken, as `language alias`. */
  taken: Set<string>;
  /** Stored names of pictures by the names in the file. */
  pictures: ReadonlyMap<string, string>;
  nextSku: number;
}

/**
 * @param plans of articles that the shop does not have
 * @throws RowError for what is wrong with any of them; nothing is to be kept then
 */
export async function storeNewRows(
  db: DbTransaction,
  plans: readonly RowPlan[],
  refs: RowReferences,
  options: StoreOptions,
): Promise<void> {
  const rows = new Map<Table, Row[]>(order.map(table => [table, []]));
  const batch: Batch = {
    ...{ refs, options, add: (table, row) => void rows.get(table)?.push(row) },
    numbers: await numbersOf(
      db,
      plans.flatMap(plan => plan.fittingParts ?? []),
    ),
    taken: await takenAliases(db, plans),
    pictures: await storePictures(
      db,
      plans.flatMap(plan => plan.images ?? []),
      options,
    ),
    nextSku: await nextNumber(db, 'sku', 'sku_id'),
  };
  let id = await nextNumber(db, 'product', 'product_id');
  for (const plan of plans) {
    await addRow(batch, plan, id);
    batch.numbers.set(plan.articleNumber, id);
    id += 1;
  }
  for (const [table, own] of rows) await writeRows(db, table, own);
}

async function writeRows(db: DbTransaction, table: Table, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map(name => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    db,
  );
}

async function nextNumber(db: DbTransaction, table: 'product' | 'sku', column: string): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(${sql.ref(column)}), 0) + 1 as next from ${sql.table(table)}`.execute(db);
  return rows[0]?.next ?? 1;
}

async function numbersOf(db: DbTransaction, articles: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('product')
    .select(['product_id', 'article_number'])
    .where('article_number', 'in', ['', ...articles])
    .execute();
  return new Map(rows.map(row => [row.article_number, row.product_id]));
}

async function takenAliases(db: DbTransaction, plans: readonly RowPlan[]): Promise<Set<string>> {
  const wanted = plans.flatMap(({ texts, articleNumber }) =>
    [...texts.values()].flatMap(({ name }) => (name ? [usualAlias(name, articleNumber)] : [])),
  );
  const rows = await db
    .selectFrom('product_text')
    .select(['language_id', 'alias'])
    .where('alias', 'in', ['', ...wanted])
    .execute();
  return new Set(rows.map(row => `${row.language_id} ${row.alias}`));
}

async function addRow(batch: Batch, plan: RowPlan, product_id: number): Promise<void> {
  const { refs, options, add } = batch;
  if (!plan.brand) throw new RowError('brand', 'missing', 'a new product needs a brand');
  if (!plan.category) throw new RowError('category', 'missing', 'a new product needs a category');
  const primary = refs.category(plan.category);
  add('product', {
    ...{ product_id, article_number: plan.articleNumber, type: options.type, active: true },
    brand_id: await refs.brand(plan.brand, plan.manufacturer),
    primary_category_id: primary,
    freight_class: plan.freightClass ?? null,
    vat_class: plan.vatClass ?? 'standard',
    first_available_on: plan.firstAvailableOn ?? options.today,
    ...{ supplier_id: 0, sold_count: 0, rating_sum: 0, rating_count: 0 },
    ...{ weight_grams: 0, length_mm: 0, width_mm: 0, height_mm: 0, ...plan.numbers },
  });
  const further = (plan.alsoIn ?? []).flatMap(path => refs.lineage(refs.category(path, 'also_in')));
  for (const category_id of new Set([...refs.lineage(primary), ...further]))
    add('product_category', { product_id, category_id });
  addTexts(batch, plan, product_id);
  addPrices(batch, plan, product_id);
  addSku(batch, plan, product_id);
  await addDetails(batch, plan, product_id);
}

function addTexts({ refs, add, taken }: Batch, plan: RowPlan, product_id: number): void {
  const { articleNumber } = plan;
  const aliasIn = (language: string, name: string): string => {
    const alias = usualAlias(name, articleNumber);
    return taken.has(`${language} ${alias}`) ? `${alias}-${slugOrDigest(articleNumber)}` : alias;
  };
  let count = 0;
  for (const [code, text] of plan.texts) {
    const language_id = refs.languages.get(code);
    if (language_id === undefined || !text.name) continue;
    const alias = text.alias ?? aliasIn(language_id, text.name);
    taken.add(`${language_id} ${alias}`);
    count += 1;
    add('product_text', {
      ...{ product_id, language_id, alias, name: text.name },
      text1: cleanHtml(text.summary) ?? null,
      text2: cleanHtml(text.description) ?? null,
      text3: cleanHtml(text.care) ?? null,
      meta_title: text.metaTitle ?? null,
      meta_description: text.metaDescription ?? null,
    });
  }
  if (count === 0) throw noName();
}

/** A product has a name in one language at least. */
export const noName = (): RowError =>
  new RowError(
    `name_${shopLanguages[0].code}`,
    'no name in any language',
    `fill ${shopLanguages.map(({ code }) => `name_${code}`).join(' or ')}`,
  );

function addPrices({ refs, options, add }: Batch, { prices }: RowPlan, product_id: number): void {
  if (options.type === 'product' && prices.size === 0) throw missingPrice();
  for (const [market_id, { regular, selling, currencies }] of prices) {
    checkMarket(market_id, currencies, refs);
    add('price', { product_id, market_id, regular_minor: regular, selling_minor: selling });
  }
}

const missingPrice = (): RowError =>
  new RowError('price_fi', 'missing', 'a new product needs a price in at least one market');

/** @throws RowError for a market that the shop does not have, and a price in another currency than it sells in */
export function checkMarket(market: string, written: readonly string[], { markets }: RowReferences): void {
  const currency = markets.get(market);
  if (currency === undefined)
    throw new RowError(`price_${market}`, 'no such market', `use one of ${[...markets.keys()].join(', ')}`);
  const problem = otherCurrency(written, currency);
  if (problem) throw new RowError(`price_${market}`, problem.reason, problem.fix);
}

/** A price with the sign of another currency. */
export const otherCurrency = (written: readonly string[], currency: string) =>
  written.length === 0 || written.includes(currency)
    ? null
    : {
        reason: `a price in ${[...new Set(written)].join(' or ')}, but the market sells in ${currency}`,
        fix: `write the price in ${currency}`,
      };

function addSku(batch: Batch, plan: RowPlan, product_id: number): void {
  const sku_id = batch.nextSku;
  batch.nextSku += 1;
  batch.add('sku', {
    ...{ sku_id, product_id, article_number: plan.articleNumber, name: onlySize },
    ...{ gtin: plan.gtin ?? null, external_id: plan.externalId ?? null },
    ...{ weight_grams: plan.numbers.weight_grams ?? 0, sort_order: 0, active: true },
  });
  const stock = { in_stock: 0, oversellable: 0, static: 0, sold: 0, shelf: null, incoming_on: null };
  batch.add('stock', { sku_id, ...stock, ...plan.stock });
}

async function addDetails(batch: Batch, plan: RowPlan, product_id: number): Promise<void> {
  const { refs, add, numbers, pictures } = batch;
  const names = [...new Set(plan.images)].map(name => pictures.get(name) ?? name);
  for (const [index, file_name] of names.entries())
    add('product_image', { product_id, sort_order: index + 1, file_name, tags: [] });
  const values = new Set(refs.vehicles(plan.vehicles ?? []));
  for (const [identifier, value] of plan.parameters) values.add(await refs.value(identifier, value));
  for (const parameter_value_id of values) add('product_parameter', { product_id, parameter_value_id });
  for (const [index, number] of [...new Set(plan.fittingParts)].entries()) {
    const related_product_id = numbers.get(number);
    if (related_product_id === undefined) throw noPart(number);
    add('product_relation', { product_id, related_product_id, relation: 'FITTING', sort_order: index + 1 });
  }
  for (const row of interchangeRows(product_id, plan.interchange)) add('product_interchange', row);
  let position = 0;
  for (const [code, guides] of plan.guides)
    for (const { kind, url, title } of guides ?? []) {
      position += 1;
      add('product_guide', { product_id, position, kind, url, title: { [code]: title } });
    }
}

export const noPart = (number: string): RowError =>
  new RowError(
    'fitting_parts',
    `no other product "${number}"`,
    'write article numbers of the shop, or import those products first',
  );
