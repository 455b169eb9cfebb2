/** The places of categories in Google's product taxonomy. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { languages } from '#kernel/languages.gen.ts';
import { fieldOf } from '../folder-tables.ts';
import { hasColumn } from '../picture-rows.ts';
import type { ShopFolder } from '../shop-folder.ts';
import { type Change, syncRows } from '../sync-rows.ts';
import { languageTag } from './market-rows.ts';

/** By their aliases in the first language. */
export async function numbersOfCategories(db: Kysely<Schema>): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('category_text')
    .select(['alias', 'category_id'])
    .where('language_id', '=', languageTag(languages[0].code))
    .execute();
  return new Map(rows.map(row => [row.alias, row.category_id]));
}

export const syncSetting = (db: Kysely<Schema>, key: string, value: object): Promise<Change[]> =>
  syncRows(db, { table: 'setting', keys: ['key'], rows: [{ key, value }], nameOf: row => String(row.key) });

/** Those of the file are all there are; a file without the columns leaves them alone. */
export async function syncTaxonomy(db: Kysely<Schema>, { categories }: ShopFolder): Promise<Change[]> {
  if (!categories || !hasColumn(categories, 'google_number')) return [];
  const numbers = await numbersOfCategories(db);
  const entries = categories.rows.flatMap(row => {
    const [id, number] = [fieldOf(row, 'google_number'), numbers.get(fieldOf(row, 'alias'))];
    if (id === '' || number === undefined) return [];
    const [path, parent] = [fieldOf(row, 'google_path'), fieldOf(row, 'google_parent')];
    const name = path.split('>').at(-1)?.trim() ?? '';
    return [[number, { id: Number(id), parentId: parent === '' ? null : Number(parent), name, path }]];
  });
  return syncSetting(db, 'site.taxonomy', Object.fromEntries(entries));
}
