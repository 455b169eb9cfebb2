/** Pictures of the library: their facts, and the originals that the shop's image route serves. */

import type { Db } from '#backend/database/schema.ts';
import type { Localized } from '#backend/database/tables/columns.ts';
import type { ImageFile } from '#backend/image/read-picture.ts';

/** Of pictures of pages among all pictures of the shop. */
export const pageImageType = 'pagewidget';

export interface StoredAsset {
  name: string;
  width: number;
  height: number;
  bytes: number;
  alt: Localized;
  isDecorative: boolean;
  /** Shares of width and height. */
  focus: { x: number; y: number };
  folder: string;
  tags: string[];
  uploadedBy: string | null;
  at: Date;
}

const selectAssets = (db: Db) =>
  db
    .selectFrom('media_asset as a')
    .innerJoin('image_original as o', join =>
      join.onRef('o.file_name', '=', 'a.file_name').on('o.type', '=', pageImageType),
    )
    .select([
      'a.file_name as name',
      'o.width',
      'o.height',
      'a.bytes',
      'a.alt',
      'a.is_decorative as isDecorative',
    ])
    .select([
      'a.focus_x',
      'a.focus_y',
      'a.folder',
      'a.tags',
      'a.uploaded_by as uploadedBy',
      'a.created_at as at',
    ])
    .where('a.deleted_at', 'is', null);

type Row = Awaited<ReturnType<ReturnType<typeof selectAssets>['executeTakeFirstOrThrow']>>;
const assetOf = ({ focus_x, focus_y, ...rest }: Row): StoredAsset => ({
  ...rest,
  focus: { x: focus_x, y: focus_y },
});

/** Newest first, without those that were deleted. */
export async function listAssets(db: Db): Promise<StoredAsset[]> {
  const rows = await selectAssets(db).orderBy('a.created_at', 'desc').orderBy('a.file_name').execute();
  return rows.map(assetOf);
}

export async function findAsset(db: Db, name: string): Promise<StoredAsset | undefined> {
  const row = await selectAssets(db).where('a.file_name', '=', name).executeTakeFirst();
  return row && assetOf(row);
}

/** The name of a picture with the same bytes; one that was deleted comes back. */
export async function findSame(db: Db, sha256: string, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('media_asset')
    .select(['file_name', 'deleted_at'])
    .where('sha256', '=', sha256)
    .orderBy('deleted_at', order => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst();
  if (row?.deleted_at)
    await db
      .updateTable('media_asset')
      .set({ deleted_at: null, replaced_by: null, created_at: now })
      .where('file_name', '=', row.file_name)
      .execute();
  return row?.file_name;
}

/** Stores the picture under the first of the names that is free. @throws Error when none is */
export async function insertAsset(
  db: Db,
  names: readonly string[],
  { mime, width, height, data }: ImageFile,
  facts: { folder: string; uploadedBy: string; at: Date },
): Promise<string> {
  for (const name of names) {
    const stored = await db
      .insertInto('image_original')
      .values({ type: pageImageType, file_name: name, mime, width, height, data })
      .onConflict(conflict => conflict.doNothing())
      .returning('file_name')
      .executeTakeFirst();
    if (!stored) continue;
    await updateAsset(db, name, { folder: facts.folder });
    await db
      .updateTable('media_asset')
      .set({ uploaded_by: facts.uploadedBy, created_at: facts.at })
      .where('file_name', '=', name)
      .execute();
    return name;
  }
  throw new Error(`No name is free for a picture: ${names.join(', ')}`);
}

export type AssetFacts = Partial<Pick<StoredAsset, 'alt' | 'isDecorative' | 'focus' | 'folder' | 'tags'>>;

export async function updateAsset(db: Db, name: string, facts: AssetFacts): Promise<void> {
  const { alt, isDecorative, focus, folder, tags } = facts;
  const values = {
    ...(alt && { alt: JSON.stringify(alt) }),
    ...(isDecorative !== undefined && { is_decorative: isDecorative }),
    ...(focus && { focus_x: focus.x, focus_y: focus.y }),
    ...(folder !== undefined && { folder }),
    ...(tags && { tags }),
  };
  if (Object.keys(values).length === 0) return;
  await db.updateTable('media_asset').set(values).where('file_name', '=', name).execute();
}

export const markReplaced = (db: Db, name: string, by: string): Promise<unknown> =>
  db.updateTable('media_asset').set({ replaced_by: by }).where('file_name', '=', name).execute();

/** The picture itself stays: earlier revisions of documents show it (R-STUDIO-6). */
export const markDeleted = (db: Db, name: string, at: Date): Promise<unknown> =>
  db.updateTable('media_asset').set({ deleted_at: at }).where('file_name', '=', name).execute();
