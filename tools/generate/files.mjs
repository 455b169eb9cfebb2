/** Finds the generators' files. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Paths below `root`/`folder` that end in `ending`, relative to `root`, sorted. */
export async function glob(root, folder, ending) {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter(entry => entry.isFile() && entry.name.endsWith(ending))
    .map(entry => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}
