/** One key for everything that decides whether imports follow the layers: bodies of functions do not. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every line that can name a module: also a specifier on a line of its own, inside `import(`. Too many lines do no harm. */
const canImport = /\b(?:import|export|from|require|reference)\b|^\s*['"`]/;

export const importLines = text =>
  text
    .split('\n')
    .filter(line => canImport.test(line))
    .map(line => line.trim())
    .join('\n');

/** Paths too: an import resolves or not by the files that exist, generated ones included. */
function pathsBelow(root, folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(root.length + 1));
}

/**
 * @param folders folders whose files import or are imported.
 * @param settings files that count as a whole, relative to root.
 */
export function importsKey({ root, folders, settings }) {
  const hash = createHash('sha256').update(process.version);
  for (const path of settings) hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  for (const path of folders.flatMap(folder => pathsBelow(root, folder)).toSorted()) {
    hash.update(`\0${path}\0`);
    if (/\.[cm]?[jt]sx?$/.test(path)) hash.update(importLines(readFileSync(join(root, path), 'utf8')));
  }
  return hash.digest('hex');
}
