/** Errors inside the message files: what formatjs finds between languages, and what it does not check (keys, order, duplicates, empty and foreign texts). */

import { byKey } from '../files/message-files.mjs';
import { keyPattern } from './add.mjs';
import { empty, foreignWords, sameAsSource } from './allowed.mjs';
import { verifyFiles } from './formatjs.mjs';

const fixes = {
  missing: key => ['L10N001', 'has no text', `node tools/locales/add.mjs ${key} "…" …`],
  extra: () => ['L10N002', 'is not in the source language', 'add it there, or delete it here'],
  structure: () => ['L10N009', 'asks for other values than the source', 'use the same placeholders and tags'],
  syntax: () => ['L10N014', 'is not valid ICU', 'close the braces and give "other" to every plural'],
};

/**
 * Errors of all files as `{ path, line, column, code, message, fix }`.
 * @param files `[{ locale, path, file, entries }]`, the source language first; `path` as it is printed, `file` on disk.
 */
export function checkMessages(files, allowed = { sameAsSource, empty, foreignWords }) {
  const source = files[0];
  const textOf = new Map(source.entries.map(({ key, text }) => [key, text]));
  return [
    ...fromFormatjs(files),
    ...files.flatMap(file => checkFile(file, allowed)),
    ...files.slice(1).flatMap(file => untranslated(file, textOf, allowed)),
    ...unusedExceptions(files, textOf, allowed),
  ];
}

function fromFormatjs(files) {
  const found = verifyFiles(
    files.map(({ file }) => file),
    files[0].locale,
  );
  return found.map(({ kind, locale, key, reason }) => {
    const [code, what, fix] = fixes[kind](key);
    const file = files.find(each => each.locale === locale) ?? files[0];
    const { line = 1, column = 1 } = file.entries.find(entry => entry.key === key) ?? {};
    return { path: file.path, line, column, code, message: `${key} ${what}${reason && `: ${reason}`}`, fix };
  });
}

function checkFile({ locale, path, entries }, { empty: mayBeEmpty, foreignWords: foreign }) {
  const errors = [];
  const seen = new Set();
  let previous;
  for (const { key, text, line, column } of entries) {
    const add = (code, message, fix) =>
      errors.push({ path, line, column, code, message: `${key} ${message}`, fix });
    if (seen.has(key)) add('L10N013', 'is written twice', 'delete one of the lines');
    seen.add(key);
    if (!keyPattern.test(key)) add('L10N012', 'is not a valid key', 'write UPPER_SNAKE, or dotted.lowerCase');
    if (previous !== undefined && byKey(previous, key) > 0)
      add('L10N008', `stands after ${previous}`, 'node tools/locales/add.mjs sorts the files');
    previous = key;
    if (!text.trim() && !(key in mayBeEmpty))
      add('L10N010', 'is empty', 'write the text, or give the reason in tools/locales/allowed.mjs');
    if (foreign[locale]?.test(text)) add('L10N011', 'has words of another language', 'translate it');
  }
  return errors;
}

function untranslated({ locale, path, entries }, textOf, { sameAsSource: same }) {
  return entries
    .filter(({ key, text }) => text.trim() && text === textOf.get(key) && !same[locale]?.[key])
    .map(({ key, line, column }) => ({
      path,
      line,
      column,
      code: 'L10N011',
      message: `${key} is the same as in the source language`,
      fix: 'translate it, or give the reason in tools/locales/allowed.mjs',
    }));
}

/** An unused exception is an error, because it would hide the next error under the same key. */
function unusedExceptions(files, textOf, { sameAsSource: same, empty: mayBeEmpty }) {
  const unused = [
    ...files.slice(1).flatMap(({ locale, entries }) => {
      const here = new Map(entries.map(({ key, text }) => [key, text]));
      return Object.keys(same[locale] ?? {}).filter(
        key => !here.has(key) || here.get(key) !== textOf.get(key),
      );
    }),
    ...Object.keys(mayBeEmpty).filter(key => textOf.get(key) !== ''),
  ];
  return unused.map(key => ({
    path: 'tools/locales/allowed.mjs',
    line: 1,
    column: 1,
    code: 'L10N015',
    message: `the allowance for ${key} is not needed`,
    fix: 'delete the entry',
  }));
}
