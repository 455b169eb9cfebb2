/** Pictures that areas, pages and menus of a folder name: stored as those of pages. */
import type { Kysely } from 'kysely';
import { pictureNamesIn } from '#backend/content/documents/picture-names.ts';
import type { Schema } from '#backend/database/schema.ts';
import { findLocalFile, readLocalImage } from '#backend/import/local-image.ts';
import type { Finding } from '#engine/definition/finding.ts';
import { scalarOf, walk } from '#page-lint/source/json-tree.ts';
import { atValue } from '#page-lint/source/source-file.ts';
import { pictureFolder } from '../check/check-products.ts';
import { syncNamedPictures } from '../picture-rows.ts';
import type { ShopFolder } from '../shop-folder.ts';
import type { Change } from '../sync-rows.ts';

/** The type of pictures that pages show. */
export const pageType = 'pagewidget';

const looksLikePicture = (text: string): boolean => /^[^/\s<>]+\.(?:jpe?g|png|webp|svg)$/i.test(text);

/** Names of pictures, wherever a widget or a text has them. */
export const picturesIn = (documents: readonly unknown[]): string[] =>
  [...pictureNamesIn(documents)].filter(looksLikePicture).toSorted();

/**
 * A picture of the library has its content by its name, and belongs to Studio.
 * @throws InvalidFolder when one of the others is no picture
 */
export async function syncContentPictures(db: Kysely<Schema>, folder: ShopFolder): Promise<Change[]> {
  const names = picturesIn([folder.contents, folder.menus].map(all => all.map(({ document }) => document)));
  if (names.length === 0) return [];
  const owned = await db
    .selectFrom('media_asset')
    .select('file_name')
    .where('file_name', 'in', names)
    .execute();
  const ofStudio = new Set(owned.map(({ file_name }) => file_name));
  const own = new Set(names.filter(name => !ofStudio.has(name)).map(name => name.normalize('NFC')));
  return syncNamedPictures(db, folder, own, [pageType]);
}

/** Pictures that are there and cannot be used; one that is not there is a reference to nothing. */
export async function checkContentPictures(folder: ShopFolder, findings: Finding[]): Promise<void> {
  const problems = new Map<string, string>();
  const documents = [...folder.contents, ...folder.menus];
  for (const name of picturesIn(documents.map(({ document }) => document))) {
    const { path } = await findLocalFile(pictureFolder(folder), name);
    const image = path === null ? null : await readLocalImage(pictureFolder(folder), name);
    if (typeof image === 'string') problems.set(name, image);
  }
  if (problems.size === 0) return;
  for (const { source } of documents)
    walk(source.root, (node, path) => {
      for (const name of pictureNamesIn(scalarOf(node))) {
        const problem = problems.get(name);
        if (problem === undefined) continue;
        const message = `${name} ${problem}`;
        findings.push(atValue(source, path, { code: 'SHOP031', message, fix: 'Put another picture there' }));
      }
    });
}
