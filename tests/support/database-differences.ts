/** Compares two databases of the same shop: rows by what they are called, without the numbers that each has given them. */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '#backend/commands.ts';

type Row = Record<string, unknown>;

/** What a number in a column of this name refers to. */
const references: Readonly<Record<string, string>> = {
  category_id: "select category_id id, alias name from category_text where language_id like 'fi%'",
  brand_id: 'select brand_id id, alias name from brand',
  product_id: 'select product_id id, article_number name from product',
  sku_id: 'select sku_id id, article_number name from sku',
  parameter_id: 'select parameter_id id, identifier name from parameter',
  parameter_group_id: "select parameter_group_id id, name->>'fi' name from parameter_group",
  parameter_value_id:
    "select parameter_value_id id, identifier || '=' || slug name from parameter_value join parameter using (parameter_id)",
  vehicle_id: 'select vehicle_id id, slug name from vehicle join parameter_value using (parameter_value_id)',
  variant_group_id:
    'select g.variant_group_id id, article_number name from variant_group g join product on product_id = main_product_id',
  group_id:
    "select group_id id, article_number || ' ' || (name->>'fi') name from package_group join product using (product_id)",
  collection_id: 'select collection_id id, name from content_collection',
  campaign_id: "select campaign_id id, name->>'fi' name from campaign",
  customer_id: 'select customer_id id, email name from customer',
  question_id: 'select question_id id, coalesce(external_id, question_id::text) name from product_question',
  price_list_id: 'select price_list_id id, identifier name from price_list',
  shipping_id: "select market_id || ' ' || shipping_id id, name from shipping_option",
  payment_id: "select market_id || ' ' || payment_id id, name from payment_option",
};

/** Columns of other names that refer to the same. */
const sameAs: Readonly<Record<string, string>> = {
  parent_category_id: 'category_id',
  primary_category_id: 'category_id',
  related_product_id: 'product_id',
  main_product_id: 'product_id',
  parent_id: 'shipping_id',
  product_ids: 'product_id',
  category_ids: 'category_id',
  brand_ids: 'brand_id',
  skuId: 'sku_id',
};

/** What is not compared: pictures of reviews are for trying; a package is priced and counted by its parts, and an article that is not sold is known to orders only. */
const ignored: Readonly<Record<string, string>> = {
  image_original: "type = 'review'",
  price: "product_id in (select product_id from product where type = 'package')",
  stock:
    "sku_id in (select sku_id from sku where not active or product_id in (select product_id from product where type = 'package'))",
  sku: "not active or product_id in (select product_id from product where type = 'package')",
};

/** Whose order is that of their place among those with the same values here; the numbers themselves may have gaps. */
const placedIn: Readonly<Record<string, string>> = {
  parameter_group: '',
  shipping_option: 'market_id parent_id',
  payment_option: 'market_id',
  category: 'parent_category_id',
  sku: 'product_id',
  parameter: 'parameter_group_id',
  parameter_value: 'parameter_id',
  variant_value: 'product_id level',
  package_group: 'product_id',
  package_option: 'group_id',
  product_relation: 'product_id relation',
};

/** Own numbers that nothing else names. */
const unnamed = new Set(['option_id', 'price_log_id', 'promo_code_id', 'review_id', 'answer_id']);
const isMoment = (column: string): boolean => column.endsWith('_at') || column === 'version';

type Table = Map<string, Row>;

async function namesIn(db: Kysely<Schema>): Promise<Map<string, Map<string, string>>> {
  const all = new Map<string, Map<string, string>>();
  for (const [column, query] of Object.entries(references)) {
    const { rows } = await sql.raw<{ id: number; name: string | null }>(query).execute(db);
    all.set(column, new Map(rows.map(({ id, name }) => [String(id), String(name)])));
  }
  return all;
}

/** The tables that have rows, each row by its key. */
async function tablesOf(db: Kysely<Schema>): Promise<Map<string, Table>> {
  const names = await namesIn(db);
  const { rows: tables } = await sql<{ name: string; keys: string[] }>`
    select c.relname as name, array(select a.attname::text from pg_index i join pg_attribute a on a.attrelid = c.oid
      and a.attnum = any (i.indkey) where i.indrelid = c.oid and i.indisprimary order by a.attnum) as keys
    from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not c.relispartition
    order by 1`.execute(db);
  const found = new Map<string, Table>();
  for (const { name, keys } of tables) {
    // Pictures by their digests.
    const { rows } = await sql<{ row: Row }>`select case when ${name} = 'image_original'
      then to_jsonb(t) - 'data' || jsonb_build_object('data', md5(to_jsonb(t)->>'data')) else to_jsonb(t) end as row
      from ${sql.table(name)} t where not (${sql.raw(ignored[name] ?? 'false')})`.execute(db);
    const named = rows.map(({ row }) => nameRow(withNamedFilters(row, names), names));
    if (named.length > 0) found.set(name, byKey(name, keys, named));
  }
  return found;
}

/** Filters of areas name a category by its number or its alias. */
function withNamedFilters(row: Row, names: ReadonlyMap<string, ReadonlyMap<string, string>>): Row {
  if (!Array.isArray(row.filters)) return row;
  const categories = names.get('category_id');
  return {
    ...row,
    filters: row.filters.map((filter: Row) =>
      filter.key === 'Category'
        ? { ...filter, value: categories?.get(String(filter.value)) ?? filter.value }
        : filter,
    ),
  };
}

function nameRow(row: Row, names: ReadonlyMap<string, ReadonlyMap<string, string>>): Row {
  return Object.fromEntries(
    Object.entries(row).flatMap(([column, value]) => {
      if (unnamed.has(column) || isMoment(column)) return [];
      // Options have numbers within their market.
      const own = /^(?:shipping|payment|parent)_id$/.test(column) && value !== null;
      return [[column, namedBy(names, column, own ? `${String(row.market_id)} ${String(value)}` : value)]];
    }),
  );
}

/** Lists of numbers and numbers within objects as well. */
function namedBy(
  names: ReadonlyMap<string, ReadonlyMap<string, string>>,
  column: string,
  value: unknown,
): unknown {
  if (Array.isArray(value)) {
    const all = value.map((one: unknown) => namedBy(names, column, one));
    // Lists of numbers are sets.
    return column in sameAs ? all.toSorted() : all;
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, one]) => [key, namedBy(names, key, one)]),
    );
  return value === null ? null : (names.get(sameAs[column] ?? column)?.get(String(value)) ?? value);
}

function byKey(table: string, keys: readonly string[], rows: readonly Row[]): Table {
  const place = placedIn[table];
  const sorted =
    place === undefined ? rows : rows.toSorted((a, b) => Number(a.sort_order) - Number(b.sort_order));
  const places = new Map<string, number>();
  const found: Table = new Map();
  for (const row of sorted) {
    const group = JSON.stringify(place?.split(' ').map(column => row[column]));
    const own = place === undefined ? row : { ...row, sort_order: (places.get(group) ?? 0) + 1 };
    places.set(group, (places.get(group) ?? 0) + 1);
    const usable = keys.filter(key => key in own);
    const key = (usable.length === keys.length ? usable : Object.keys(own)).map(name =>
      JSON.stringify(own[name]),
    );
    found.set(key.join(' '), own);
  }
  return found;
}

/**
 * @returns a line for each table with rows that only one of the two has, and for each column in which the same row differs,
 * with how many and an example
 */
export async function differencesOf(
  one: Kysely<Schema>,
  other: Kysely<Schema>,
): Promise<Map<string, string>> {
  const [first, second] = [await tablesOf(one), await tablesOf(other)];
  const lines = new Map<string, { count: number; example: string }>();
  const add = (name: string, example: string): void => {
    const known = lines.get(name) ?? { count: 0, example };
    lines.set(name, { ...known, count: known.count + 1 });
  };
  for (const table of new Set([...first.keys(), ...second.keys()])) {
    const [a, b] = [first.get(table) ?? new Map<string, Row>(), second.get(table) ?? new Map<string, Row>()];
    for (const [key, row] of a) {
      const twin = b.get(key);
      if (!twin) add(`${table} -`, key);
      for (const [column, value] of Object.entries(twin ? row : {}))
        if (JSON.stringify(value) !== JSON.stringify(twin?.[column]))
          add(`${table}.${column}`, `${key}: ${JSON.stringify(value)} ${JSON.stringify(twin?.[column])}`);
    }
    for (const key of b.keys()) if (!a.has(key)) add(`${table} +`, key);
  }
  return new Map(
    [...lines]
      .toSorted(([x], [y]) => (x < y ? -1 : 1))
      .map(([name, { count, example }]) => [name, `${count}, such as ${example.slice(0, 300)}`]),
  );
}
