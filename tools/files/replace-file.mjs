/** Writes files as a whole, and generated ones only when their text changed. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a temporary file and renames it, so that a crash or a second writer never leaves a partial file. */
export function replaceFile(path, content) {
  const beside = `${path}.${process.pid}.tmp`;
  writeFileSync(beside, content);
  renameSync(beside, path);
}

/** Leaves a file of the same text alone, so that watchers are not triggered. Returns whether it was written. */
export function writeWhenNew(path, content) {
  if (contentOf(path) === content) return false;
  mkdirSync(dirname(path), { recursive: true });
  replaceFile(path, content);
  return true;
}

function contentOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
