/** The two message files on disk: read with positions, written sorted and in one step. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');
export const localeCodes = ['fi', 'sv'];

/** Path of one message file below `folder`, which is the project unless a test says otherwise. */
export const messageFile = (locale, folder = root) => join(folder, 'locales', `${locale}.json`);

/** Code-unit order, so the same file comes out on every machine whatever its language. */
export const byKey = (a, b) => (a < b ? -1 : Number(a > b));

/**
 * Every entry in file order with its place: `[{ key, text, line, column }]`, both counted from 1.
 * Positions are why this is not only JSON.parse; duplicates survive here and are seen by the check.
 * @throws {Error} `path:line:col message` when the file is no flat JSON object of texts.
 */
export function readEntries(path) {
  const source = readFileSync(path, 'utf8');
  const parsed = parseFlat(path, source);
  const entries = [];
  const pair = /"((?:[^"\\]|\\.)*)"\s*:\s*"((?:[^"\\]|\\.)*)"/g;
  for (const match of source.matchAll(pair)) {
    const before = source.slice(0, match.index).split('\n');
    entries.push({
      key: JSON.parse(`"${match[1]}"`),
      text: JSON.parse(`"${match[2]}"`),
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
    });
  }
  if (Object.keys(parsed).length > entries.length) throw new Error(`${path}:1:1 a value is not a text`);
  return entries;
}

/** The messages of one locale as `{ key: text }`. */
export function readMessages(locale, folder = root) {
  return parseFlat(messageFile(locale, folder), readFileSync(messageFile(locale, folder), 'utf8'));
}

/** Sorts and replaces one message file; a reader sees the old file or the new one, never half of it. */
export function writeMessages(locale, messages, folder = root) {
  const sorted = Object.fromEntries(Object.entries(messages).sort(([a], [b]) => byKey(a, b)));
  replaceFile(messageFile(locale, folder), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Writes beside the target and renames, so a crash or a second writer leaves no torn file. */
export function replaceFile(path, content) {
  const beside = `${path}.${process.pid}.tmp`;
  writeFileSync(beside, content);
  renameSync(beside, path);
}

function parseFlat(path, source) {
  const parsed = JSON.parse(source);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new Error(`${path}:1:1 a message file is one flat object of texts`);
  }
  return parsed;
}
