/** Pictures of categories, brands, assemblies, areas and menus that a shop's folder names, from its `pictures/`. */
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { imageOf, readLocalFile } from '#backend/import/local-image.ts';
import { type StoredPicture, savePictures } from '#backend/import/save-pictures.ts';
import { storeInPortions } from '#backend/import/store-in-portions.ts';
import { isRecord } from '#kernel/is-record.ts';
import { pictureFolder } from './check/check-products.ts';
import { type FolderTable, fieldOf } from './folder-tables.ts';
import { InvalidFolder } from './invalid-folder.ts';
import type { ShopFolder } from './shop-folder.ts';
import type { Change } from './sync-rows.ts';

/** Whose pictures, with the columns that name them and the kinds under which they are served. */
export const pictured = {
  /** Clients ask for either kind. */
  categories: { columns: ['picture', 'background'], types: ['category', 'categoryheader'] },
  brands: { columns: ['logo', 'picture'], types: ['brand'] },
  assemblies: { columns: ['drawing'], types: ['assembly'] },
} as const;

export type Pictured = keyof typeof pictured;

/** Digests of the files from which the stored pictures were made, by kind and name. */
const key = 'shop.pictures';

/** Names in the columns of a table, each once. */
export const pictureNames = ({ rows }: FolderTable, kind: Pictured): Set<string> =>
  new Set(
    rows.flatMap(row =>
      pictured[kind].columns.flatMap(column => {
        const name = fieldOf(row, column).normalize('NFC');
        return name === '' ? [] : [name];
      }),
    ),
  );

/** Whether the table speaks of pictures in this column at all. */
export const hasColumn = ({ rows }: FolderTable, column: string): boolean =>
  rows[0]?.fields.has(column) ?? false;

/** Stores the pictures that a table names. @throws InvalidFolder when one of them is no picture */
export async function syncPictures(
  db: Kysely<Schema>,
  folder: ShopFolder,
  kind: Pictured,
): Promise<Change[]> {
  const table = folder[kind];
  return table ? syncNamedPictures(db, folder, pictureNames(table, kind), pictured[kind].types) : [];
}

/**
 * Stores these pictures under each of the types. One whose file is as it was is not read again, since to draw it takes long;
 * one that is not there is left out.
 * @param names in NFC
 * @throws InvalidFolder when one of them is no picture
 */
export async function syncNamedPictures(
  db: Kysely<Schema>,
  folder: ShopFolder,
  names: ReadonlySet<string>,
  types: readonly string[],
): Promise<Change[]> {
  if (names.size === 0) return [];
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
  const before = new Map<string, unknown>(isRecord(row?.value) ? Object.entries(row.value) : []);
  const stored = await db
    .selectFrom('image_original')
    .select(['type', 'file_name'])
    .where('type', 'in', types)
    .execute();
  const isStored = new Set(stored.map(one => `${one.type}/${one.file_name}`));
  const changes = new Map<string, Change>();
  const digests = new Map(before);
  await storeInPortions(names, {
    async read(name, drawer) {
      const file = await readLocalFile(pictureFolder(folder), name);
      if (typeof file === 'string') return null;
      const digest = createHash('sha256').update(file).digest('hex');
      const due = types.filter(
        type => before.get(`${type}/${name}`) !== digest || !isStored.has(`${type}/${name}`),
      );
      if (due.length === 0) return null;
      const picture = await imageOf(file, drawer);
      if (typeof picture === 'string') throw new InvalidFolder(`pictures/${name} ${picture}`);
      for (const type of due) digests.set(`${type}/${name}`, digest);
      return { types: due, file_name: name, ...picture };
    },
    async store(portion) {
      const rows = portion.flatMap(({ types: due, ...picture }) => due.map(type => ({ type, ...picture })));
      for (const [picture, kind] of await storeChanged(db, rows))
        changes.set(picture, { entity: 'image_original', name: picture, fields: [], kind });
    },
  });
  const value = JSON.stringify(Object.fromEntries(digests));
  if (value !== JSON.stringify(Object.fromEntries(before)))
    await db
      .insertInto('setting')
      .values({ key, value })
      .onConflict(on => on.column('key').doUpdateSet({ value }))
      .execute();
  // In the order of the folder, whichever was read first.
  const inOrder = [...names].flatMap(name => types.map(type => `${type} ${name}`));
  return inOrder.flatMap(picture => changes.get(picture) ?? []);
}

/** @returns those that were not stored with this content, by type and name */
async function storeChanged(
  db: Kysely<Schema>,
  pictures: readonly StoredPicture[],
): Promise<Map<string, 'created' | 'changed'>> {
  const stored = await db
    .selectFrom('image_original')
    .select(['type', 'file_name', sql<string>`encode(sha256(data), 'hex')`.as('digest')])
    .where('type', 'in', [...new Set(pictures.map(({ type }) => type))])
    .where('file_name', 'in', [...new Set(pictures.map(({ file_name }) => file_name))])
    .execute();
  const digests = new Map(stored.map(row => [`${row.type} ${row.file_name}`, row.digest]));
  const changed = new Map<string, 'created' | 'changed'>();
  const due = pictures.filter(({ type, file_name, data }) => {
    const digest = digests.get(`${type} ${file_name}`);
    if (digest === createHash('sha256').update(data).digest('hex')) return false;
    changed.set(`${type} ${file_name}`, digest === undefined ? 'created' : 'changed');
    return true;
  });
  if (due.length > 0) await savePictures(db, due);
  return changed;
}
