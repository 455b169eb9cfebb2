/** The language setting and the message files on disk: read with positions, written sorted and atomically. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from './replace-file.mjs';

export const root = join(import.meta.dirname, '..', '..');

/**
 * The languages of the shop from `locales/languages.json`; the first is the default and the source of the messages.
 * `folder` is the project by default.
 */
export const readLanguages = (folder = root) =>
  JSON.parse(readFileSync(join(folder, 'locales', 'languages.json'), 'utf8'));

/** Their codes: `['fi', 'sv', 'en']`. */
export const readLocaleCodes = (folder = root) => readLanguages(folder).map(({ code }) => code);

/** Path of one message file. @param part `mail` for the texts of mails and printed lists, `studio` for those of Studio, those of pages without one */
export const messageFile = (locale, folder = root, part = '') =>
  join(folder, 'locales', part, `${locale}.json`);

/** Studio's languages do not depend on those of the shop; the first is the source. */
const studioLocales = ['fi', 'sv', 'en'];

/** The languages of one part of the messages, as `messageFile` names it. */
export const localesOf = (part, folder = root) =>
  part === 'studio' ? studioLocales : readLocaleCodes(folder);

/** Message files of Studio: `[{ locale, file }]`. */
export const studioFiles = (folder = root) =>
  studioLocales
    .map(locale => ({ locale, file: join(folder, 'locales', 'studio', `${locale}.json`) }))
    .filter(({ file }) => existsSync(file));

/** Message files of mails and printed lists, in the languages of the shop: `[{ locale, file }]`; none in a project without mails. */
export const mailFiles = (folder = root) =>
  existsSync(join(folder, 'locales', 'mail'))
    ? readLocaleCodes(folder).map(locale => ({ locale, file: messageFile(locale, folder, 'mail') }))
    : [];

/** Code-unit order, so that the result does not depend on the locale of the computer. */
export const byKey = (a, b) => (a < b ? -1 : Number(a > b));

/**
 * Every entry in file order with its position: `[{ key, text, line, column }]`, both counted from 1.
 * JSON.parse alone would hide duplicates and positions.
 * @throws {Error} `path:line:col message` when the file is not a flat JSON object of strings.
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
export function readMessages(locale, folder = root, part = '') {
  const file = messageFile(locale, folder, part);
  return parseFlat(file, readFileSync(file, 'utf8'));
}

/** Sorts and replaces one message file atomically. */
export function writeMessages(locale, messages, folder = root, part = '') {
  const sorted = Object.fromEntries(Object.entries(messages).sort(([a], [b]) => byKey(a, b)));
  replaceFile(messageFile(locale, folder, part), `${JSON.stringify(sorted, null, 2)}\n`);
}

function parseFlat(path, source) {
  const parsed = JSON.parse(source);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new Error(`${path}:1:1 a message file is one flat object of texts`);
  }
  return parsed;
}
