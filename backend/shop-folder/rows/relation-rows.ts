/** The rows of related products that a shop's folder asks for. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { Finding } from '#engine/definition/finding.ts';
import { fieldOf, noSuchProduct, type TableRow } from '../folder-tables.ts';
import type { KnownProducts } from '../known-products.ts';
import type { ShopFolder } from '../shop-folder.ts';
import { type Change, othersUnless, type Row, syncRows } from '../sync-rows.ts';

/** As the file writes them. Parts that fitting takes are a column of the products. */
export const relationKinds: readonly string[] = ['related', 'accessories', 'similar'];

/** Capitals come from spreadsheets. */
export const kindOf = (row: TableRow): string => fieldOf(row, 'kind').toLowerCase();

/** The whole number of a column of places; null for another text. */
export const sortPlace = (text: string): number | null => (/^\d{1,6}$/.test(text) ? Number(text) : null);

/** A relation that left the file is removed: nothing refers to it. */
export async function syncRelations(
  db: Kysely<Schema>,
  { relations, keepsOthers }: ShopFolder,
  { known, isPlan, unresolved }: { known: KnownProducts; isPlan: boolean; unresolved: Finding[] },
): Promise<Change[]> {
  if (!relations) return [];
  const rows: Row[] = [];
  const places = new Map<string, number>();
  for (const row of relations.rows) {
    const [from, to, kind] = [fieldOf(row, 'from'), fieldOf(row, 'to'), kindOf(row)];
    const [product, related] = [known.productOf(from), known.productOf(to)];
    if (product === null || related === null) {
      const [column, name] = product === null ? ['from', from] : ['to', to];
      unresolved.push(noSuchProduct(relations.file, row.line, column, name));
      continue;
    }
    const group = `${product} ${kind}`;
    const place = (places.get(group) ?? 0) + 1;
    places.set(group, place);
    rows.push({
      ...{ product_id: product, related_product_id: related, relation: kind.toUpperCase() },
      sort_order: sortPlace(fieldOf(row, 'sort')) ?? place,
    });
  }
  const nameOf = (row: Row): string =>
    [row.product_id, row.related_product_id]
      .map(id => known.articleNumberOf(Number(id)))
      .join(` ${String(row.relation).toLowerCase()} `);
  return syncRows(db, {
    table: 'product_relation',
    keys: ['product_id', 'relation', 'related_product_id'],
    rows,
    others: othersUnless(keepsOthers, 'delete'),
    owns: ({ relation }) => relation !== 'FITTING',
    nameOf,
    isPlan,
  });
}
