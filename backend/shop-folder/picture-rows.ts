/** Pictures of categories, brands, areas and menus that a shop's folder names, from its `pictures/`. */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { readLocalFile, readLocalImage } from '#backend/import/local-image.ts';
import { isRecord } from '#kernel/is-record.ts';
import { pictureFolder } from './check-products.ts';
import { fieldOf, type FolderTable } from './folder-tables.ts';
import { InvalidFolder } from './invalid-folder.ts';
import type { ShopFolder } from './shop-folder.ts';
import type { Change } from './sync-rows.ts';

/** Whose pictures, with the columns that name them and the kinds under which they are served. */
export const pictured = {
  /** Clients ask for either kind. */
  categories: { columns: ['picture', 'background'], types: ['category', 'categoryheader'] },
  brands: { columns: ['logo', 'picture'], types: ['brand'] },
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
  const changes: Change[] = [];
  const digests = new Map(before);
  for (const name of names) {
    const file = await readLocalFile(pictureFolder(folder), name);
    if (typeof file === 'string') continue;
    const digest = createHash('sha256').update(file).digest('hex');
    const due = types.filter(
      type => before.get(`${type}/${name}`) !== digest || !isStored.has(`${type}/${name}`),
    );
    const picture = due.length === 0 ? null : await readLocalImage(pictureFolder(folder), name);
    if (typeof picture === 'string') throw new InvalidFolder(`pictures/${name} ${picture}`);
    if (picture === null) continue;
    for (const type of due) {
      digests.set(`${type}/${name}`, digest);
      const change = await storePicture(db, { type, file_name: name, ...picture });
      if (change) changes.push(change);
    }
  }
  const value = JSON.stringify(Object.fromEntries(digests));
  if (value !== JSON.stringify(Object.fromEntries(before)))
    await db
      .insertInto('setting')
      .values({ key, value })
      .onConflict(on => on.column('key').doUpdateSet({ value }))
      .execute();
  return changes;
}

async function storePicture(
  db: Kysely<Schema>,
  picture: { type: string; file_name: string; mime: string; width: number; height: number; data: Buffer },
): Promise<Change | null> {
  const { type, file_name, ...content } = picture;
  const stored = await db
    .selectFrom('image_original')
    .select(['data', 'version'])
    .where('type', '=', type)
    .where('file_name', '=', file_name)
    .executeTakeFirst();
  if (stored?.data.equals(content.data)) return null;
  const version = (stored?.version ?? 0) + 1;
  await db
    .insertInto('image_original')
    .values({ ...picture, version })
    .onConflict(on => on.columns(['type', 'file_name']).doUpdateSet({ ...content, version }))
    .execute();
  return {
    ...{ entity: 'image_original', name: `${type} ${file_name}`, fields: [] },
    kind: stored ? 'changed' : 'created',
  };
}
