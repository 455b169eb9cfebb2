/** Pictures that areas, pages and menus of a folder name: stored as those of pages. */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { findLocalFile, readLocalImage } from '#backend/import/local-image.ts';
import type { Finding } from '#engine/definition/finding.ts';
import { scalarOf, walk } from '#page-lint/source/json-tree.ts';
import { atValue } from '#page-lint/source/source-file.ts';
import { pictureFolder } from '../check-products.ts';
import type { ShopFolder } from '../shop-folder.ts';
import type { Change } from '../sync-rows.ts';

/** The type of pictures that pages show. */
export const pageType = 'pagewidget';

/** Every text in a value, each once. */
function textsOf(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) textsOf(inner, found);
  return found;
}

const looksLikePicture = (text: string): boolean => /^[^/\s<>]+\.(?:jpe?g|png|webp|svg)$/i.test(text);

/** Texts that are a name of a picture, wherever a widget has it. */
export const picturesIn = (documents: readonly unknown[]): string[] =>
  [...textsOf(documents)].filter(looksLikePicture).toSorted();

/** A picture of the library has its content by its name, and belongs to Studio. */
export async function syncContentPictures(db: Kysely<Schema>, folder: ShopFolder): Promise<Change[]> {
  const names = picturesIn([folder.contents, folder.menus].map(all => all.map(({ document }) => document)));
  if (names.length === 0) return [];
  const owned = await db
    .selectFrom('media_asset')
    .select('file_name')
    .where('file_name', 'in', names)
    .execute();
  const ofStudio = new Set(owned.map(({ file_name }) => file_name));
  const changes: Change[] = [];
  for (const name of names.filter(each => !ofStudio.has(each))) {
    const { problem } = await findLocalFile(pictureFolder(folder), name);
    const image = problem === null ? await readLocalImage(pictureFolder(folder), name) : problem;
    if (typeof image === 'string') continue;
    const file_name = name.normalize('NFC');
    const written = await db
      .insertInto('image_original')
      .values({ type: pageType, file_name, ...image })
      .onConflict(on =>
        on
          .columns(['type', 'file_name'])
          .doUpdateSet({ ...image, version: sql<number>`image_original.version + 1` })
          .where('image_original.data', 'is distinct from', image.data),
      )
      .returning('version')
      .executeTakeFirst();
    if (written)
      changes.push({
        ...{ entity: 'picture', name: file_name, fields: [] },
        kind: written.version === 1 ? 'created' : 'changed',
      });
  }
  return changes;
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
      const name = String(scalarOf(node));
      const problem = problems.get(name);
      if (problem === undefined) return;
      const message = `${name} ${problem}`;
      findings.push(atValue(source, path, { code: 'SHOP031', message, fix: 'Put another picture there' }));
    });
}
