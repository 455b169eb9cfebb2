/** Writes many rows quickly: batches go to the database as one JSON text per table, parents before children. */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '#backend/commands.ts';

export type Row = Readonly<Record<string, unknown>>;

/** In this order: a table comes after the tables that it references. */
const order = [
  'channel',
  'language',
  'currency',
  'market',
  'market_language',
  'vat_rate',
  'closed_day',
  'category',
  'category_text',
  'brand',
  'brand_text',
  'parameter_group',
  'parameter',
  'parameter_value',
  'vehicle',
  'variant_group',
  'product',
  'product_text',
  'product_category',
  'product_image',
  'product_relation',
  'product_guide',
  'variant_value',
  'sku',
  'stock',
  'price',
  'price_log',
  'product_parameter',
  'product_review',
  'package_group',
  'package_option',
  'shipping_option',
  'payment_option',
  'postal_area',
  'organization',
  'campaign',
  'promo_code',
  'price_list',
  'price_list_price',
  'customer_price_list',
  'menu',
  'content_collection',
  'content_alias',
  'url_history',
  'image_original',
  'setting',
] as const satisfies readonly (keyof Schema)[];

export type SeedTable = (typeof order)[number];
export const seedTables: readonly SeedTable[] = order;

/** Rows per statement: large enough for speed, small enough for memory. */
const batch = 4000;

export interface BulkWriter {
  add: (table: SeedTable, row: Row) => void;
  /** Writes all added rows; the rows of one table have the same columns. */
  flush: () => Promise<void>;
  /** Rows written so far. */
  written: () => number;
}

export function createBulkWriter(db: Kysely<Schema>): BulkWriter {
  const waiting = new Map<SeedTable, Row[]>();
  let count = 0;
  return {
    add(table, row) {
      const rows = waiting.get(table);
      if (rows === undefined) waiting.set(table, [row]);
      else rows.push(row);
    },
    async flush() {
      for (const table of order) {
        const rows = waiting.get(table) ?? [];
        waiting.delete(table);
        for (let start = 0; start < rows.length; start += batch) {
          const part = rows.slice(start, start + batch);
          await write(db, table, part);
          count += part.length;
        }
      }
    },
    written: () => count,
  };
}

async function write(db: Kysely<Schema>, table: SeedTable, rows: readonly Row[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map(name => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    db,
  );
}
