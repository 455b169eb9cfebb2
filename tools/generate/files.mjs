/** Finds and writes the generators' files; unchanged files are not written, so that watchers are not triggered. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Paths below `root`/`folder` that end in `ending`, relative to `root`, sorted. */
export async function glob(root, folder, ending) {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter(entry => entry.isFile() && entry.name.endsWith(ending))
    .map(entry => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

export async function writeIfChanged(file, text) {
  const before = await readFile(file, 'utf8').catch(() => null);
  if (before === text) return false;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  return true;
}
