/** The rows of sizes that a shop's folder asks for: articles of one product, each with its own stock. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { createFieldReaders, isMadeDate } from '#backend/import/field-readers.ts';
import type { ImportProblem } from '#backend/import/problem.ts';
import { isGtin } from '#backend/import/row-plan.ts';
import { onlySize } from '#backend/import/store-details.ts';
import type { Finding } from '#engine/definition/finding.ts';
import { laterDay, movedDays } from './demo/moved-days.ts';
import { type FolderTable, fieldOf, noSuchProduct, type TableRow } from './folder-tables.ts';
import { type KnownProducts, knownProducts } from './known-products.ts';
import { numbering } from './numbering.ts';
import type { ShopFolder } from './shop-folder.ts';
import { readStatedStock } from './stated-stock.ts';
import { type Change, type Row, syncRows } from './sync-rows.ts';

type Db = Kysely<Schema>;

/** What a field that is empty or missing leaves as it was. */
export function sizeOf({ line, fields }: TableRow) {
  const readers = createFieldReaders(line, fields);
  const { maybe, whole, day, wrong } = readers;
  for (const name of ['article_number', 'name'])
    if (isMadeDate(fields.get(name) ?? ''))
      wrong(name, `made a date by a spreadsheet: "${fields.get(name)}"`, 'format the column as text');
  const gtin = maybe('gtin');
  if (typeof gtin === 'string' && !isGtin(gtin))
    wrong('gtin', `not a GTIN: "${gtin}"`, 'format the column as text and check the digits');
  const problems: readonly ImportProblem[] = readers.problems;
  return {
    problems,
    gtin,
    externalId: maybe('external_id'),
    weight: whole('weight_grams'),
    stock: {
      in_stock: whole('stock'),
      oversellable: whole('stock_oversellable'),
      static: whole('stock_static'),
      incoming_on: day('incoming_on'),
      shelf: maybe('shelf'),
    },
  };
}

interface StoredSku {
  sku_id: number;
  product_id: number;
  article_number: string;
  name: string;
  gtin: string | null;
  external_id: string | null;
  weight_grams: number;
  active: boolean;
}

/**
 * A size that left the file is not sold any more: orders refer to it. A product that has lost all of them is sold in one size
 * again, as it was before.
 */
export async function syncSizes(
  db: Db,
  folder: ShopFolder,
  { isPlan, unresolved }: { isPlan: boolean; unresolved: Finding[] },
): Promise<Change[]> {
  const { sizes, keepsOthers } = folder;
  if (!sizes) return [];
  const known = await knownProducts(db, isPlan);
  const stored: StoredSku[] = await db
    .selectFrom('sku')
    .select([
      'sku_id',
      'product_id',
      'article_number',
      'name',
      'gtin',
      'external_id',
      'weight_grams',
      'active',
    ])
    .execute();
  const keyOf = (product: number, name: string): string => `${product} ${name}`;
  const numberOf = numbering(
    stored.map(row => ({ id: row.sku_id, name: keyOf(row.product_id, row.article_number) })),
  );
  const before = new Map(stored.map(row => [row.sku_id, row]));
  const singles = new Map(stored.filter(({ name }) => name === onlySize).map(row => [row.product_id, row]));
  const rows: Row[] = [];
  const read = new Map<number, TableRow>();
  const sized = new Set<number>();
  for (const row of sizes.rows) {
    const product_id = productOf(row, sizes, known, unresolved);
    if (product_id === null) continue;
    sized.add(product_id);
    const article_number = fieldOf(row, 'article_number');
    const sku_id = numberOf(keyOf(product_id, article_number));
    const { gtin, externalId, weight } = sizeOf(row);
    const own = before.get(sku_id);
    read.set(sku_id, row);
    rows.push({
      ...{
        sku_id,
        product_id,
        article_number,
        name: fieldOf(row, 'name'),
        sort_order: read.size,
        active: true,
      },
      gtin: gtin === undefined ? (own?.gtin ?? null) : gtin,
      external_id: externalId === undefined ? (own?.external_id ?? null) : externalId,
      weight_grams: weight ?? own?.weight_grams ?? singles.get(product_id)?.weight_grams ?? 0,
    });
  }
  // Without sizes the article that the importer made is sold again.
  for (const { product_id, sku_id, active, ...single } of singles.values())
    if (keepsOthers !== true && !active && !sized.has(product_id)) {
      sized.add(product_id);
      rows.push({ ...single, sku_id, product_id, sort_order: 0, active: true });
    }
  const changes = await syncRows(db, {
    table: 'sku',
    keys: ['sku_id'],
    rows,
    others: { hide: { active: false } },
    // What the importer made for a product with sizes is no size of it.
    owns: ({ product_id, name }) =>
      sized.has(Number(product_id)) && (keepsOthers !== true || name === onlySize),
    nameOf: ({ article_number, name }) => `${String(article_number)} ${String(name)}`,
    isPlan,
  });
  return [...changes, ...(await syncStock(db, folder, read, isPlan))];
}

function productOf(
  row: TableRow,
  { file }: FolderTable,
  known: KnownProducts,
  unresolved: Finding[],
): number | null {
  const name = fieldOf(row, 'product');
  const product = known.productOf(name);
  if (product === null) unresolved.push(noSuchProduct(file, row.line, 'product', name));
  return product;
}

async function syncStock(
  db: Db,
  folder: ShopFolder,
  read: ReadonlyMap<number, TableRow>,
  isPlan: boolean,
): Promise<Change[]> {
  const days = await movedDays(db, folder);
  const stated = await readStatedStock(db);
  const stored = await db
    .selectFrom('stock')
    .select(['sku_id', 'in_stock', 'oversellable', 'static', 'incoming_on', 'shelf'])
    .execute();
  const before = new Map(stored.map(row => [row.sku_id, row]));
  const names = new Map([...read].map(([id, row]) => [id, fieldOf(row, 'article_number')]));
  const changes = await syncRows(db, {
    table: 'stock',
    keys: ['sku_id'],
    rows: [...read].map(([sku_id, row]) => {
      const own = before.get(sku_id);
      const article = fieldOf(row, 'article_number');
      const given = sizeOf(row).stock;
      const stock = own ? stated.fresh(article, given) : given;
      stated.note(article, given);
      return {
        sku_id,
        in_stock: stock.in_stock ?? own?.in_stock ?? 0,
        oversellable: stock.oversellable ?? own?.oversellable ?? 0,
        static: stock.static ?? own?.static ?? 0,
        incoming_on:
          stock.incoming_on === undefined ? (own?.incoming_on ?? null) : laterDay(stock.incoming_on, days),
        shelf: stock.shelf === undefined ? (own?.shelf ?? null) : stock.shelf,
      };
    }),
    nameOf: ({ sku_id }) => names.get(Number(sku_id)) ?? '',
    isPlan,
  });
  if (!isPlan) await stated.remember(db);
  // A new size is one change, though it is two rows.
  return changes.filter(({ kind }) => kind !== 'created');
}
