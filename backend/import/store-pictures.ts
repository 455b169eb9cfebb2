/** Stores the pictures that rows name, each once for all rows of an import. */
import { createHash } from 'node:crypto';
import { parse } from 'node:path';
import { sql } from 'kysely';
import type { DbTransaction } from '#backend/database/schema.ts';
import { readLocalImage } from './local-image.ts';
import { RowError } from './row-error.ts';
import { savePictures } from './save-pictures.ts';
import { storeInPortions } from './store-in-portions.ts';

export interface PictureOptions {
  /** Folder of the rows' pictures. */
  images: string;
  /** Stored names of pictures that were read before, by the names in the file. */
  known?: Map<string, string>;
}

/**
 * Another folder may have stored another picture under the same name: then the content is a part of the new one's name.
 * @returns stored names by the names in the file
 * @throws RowError for one that cannot be used
 */
export async function storePictures(
  db: DbTransaction,
  given: readonly string[],
  { images, known }: PictureOptions,
): Promise<ReadonlyMap<string, string>> {
  const stored = new Map<string, string>();
  const due: string[] = [];
  for (const name of new Set(given)) {
    const before = known?.get(name);
    if (before === undefined) due.push(name);
    else stored.set(name, before);
  }
  const shown = await digestsOfShown(db, due);
  await storeInPortions(due, {
    async read(name, drawer) {
      const found = await readLocalImage(images, name, drawer);
      if (typeof found === 'string') throw badPicture(name, found);
      const file_name = storedName(name, found.data, shown);
      stored.set(name, file_name);
      known?.set(name, file_name);
      return { type: 'product', file_name, ...found };
    },
    store: portion => savePictures(db, portion),
  });
  return stored;
}

export const digestOf = (data: Buffer): string => createHash('sha256').update(data).digest('hex');

/** Of the pictures that products show under these names. */
async function digestsOfShown(db: DbTransaction, names: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('image_original')
    .select(['file_name', sql<string>`encode(sha256(data), 'hex')`.as('digest')])
    .where('type', '=', 'product')
    .where('file_name', 'in', ['', ...names.map(name => name.normalize('NFC'))])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('product_image')
          .select('product_id')
          .whereRef('product_image.file_name', '=', 'image_original.file_name'),
      ),
    )
    .execute();
  return new Map(rows.map(row => [row.file_name, row.digest]));
}

function storedName(given: string, data: Buffer, shown: ReadonlyMap<string, string>): string {
  const name = given.normalize('NFC');
  const digest = digestOf(data);
  return (shown.get(name) ?? digest) === digest ? name : namedByContent(name, digest);
}

export const badPicture = (name: string, problem: string): RowError =>
  new RowError('images', `"${name}" ${problem}`, 'fix the picture or remove its name');

/** @param digest of the content */
export function namedByContent(name: string, digest: string): string {
  const { name: stem, ext } = parse(name);
  return `${stem}-${digest.slice(0, 8)}${ext}`;
}
