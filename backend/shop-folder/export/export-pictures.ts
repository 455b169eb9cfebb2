/** `pictures/` from the database, and the pictures of the theme from the folder that the shop runs with. */
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readLocalFile, readLocalImage } from '#backend/import/local-image.ts';
import { readLibraryPicture } from '#backend/studio/live-settings.ts';
import { byText, type ExportContext } from './export-context.ts';

/** Names of files that a JSON text mentions. */
function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : [];
}

interface Source {
  /** `pictures/` of the folder that the shop runs with. */
  folder: string;
  /** The content of its `theme.json`; null without one. */
  theme: unknown;
  /** Names in Studio's library of files that the theme takes from there. */
  library: ReadonlyMap<string, string>;
}

/** The folder names the picture; `pictures/` has one file of each name, whatever shows it. */
export function show({ shown }: ExportContext, type: string, name: string): void {
  const types = shown.get(name) ?? [];
  if (!types.includes(type)) shown.set(name, [...types, type]);
}

/** Those that files of the folder name. */
export async function exportPictures(
  { db, left, shown }: ExportContext,
  source: Source,
  target: string,
): Promise<number> {
  const read = async (name: string): Promise<Buffer | null> => {
    const inLibrary = source.library.get(name);
    if (inLibrary !== undefined) return readLibraryPicture(db, inLibrary);
    return name === basename(name) ? readFile(join(source.folder, name)).catch(() => null) : null;
  };
  const written = new Set<string>();
  for (const name of new Set(namesIn(source.theme))) {
    const data = await read(name);
    if (data === null) continue;
    await writeFile(join(target, name), data);
    written.add(name);
  }
  for (const [name, types] of [...shown].toSorted(([a], [b]) => byText(a, b))) {
    const all = await db
      .selectFrom('image_original')
      .select('data')
      .where('type', 'in', types)
      .where('file_name', '=', name)
      .execute();
    const [stored] = all;
    if (!stored) continue;
    if (all.some(({ data }) => !data.equals(stored.data)))
      left.add('different pictures of one name', `${types.join(', ')} ${name}`);
    const drawing = await drawingOf(source.folder, name, stored.data);
    if (!written.has(name)) await writeFile(join(target, name), drawing ?? stored.data);
    else if (drawing === null && !stored.data.equals((await read(name)) ?? stored.data))
      left.add('pictures of products with the name of another one of the theme', name);
    written.add(name);
  }
  return written.size;
}

/** The drawing of the folder from which the stored picture was made; null when it was made from another one. */
async function drawingOf(folder: string, name: string, stored: Buffer): Promise<Buffer | null> {
  const file = await readLocalFile(folder, name);
  if (typeof file === 'string' || file.equals(stored)) return null;
  const image = await readLocalImage(folder, name);
  return typeof image !== 'string' && image.data.equals(stored) ? file : null;
}
