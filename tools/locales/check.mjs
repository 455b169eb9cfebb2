/** Checks the shop's messages and their use: `npm run locales`. Prints `file:line:col  error  code  message`, exits with 1 on any error. */
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  mailFiles,
  messageFile,
  readEntries,
  readLocaleCodes,
  root,
  studioFiles,
} from '../files/message-files.mjs';
import { mailAllowed, studioAllowed } from './allowed.mjs';
import { checkMessages } from './check-messages.mjs';
import { checkUnusedKeys } from './unused-keys.mjs';
import { checkUsedIds, usedIds } from './used-ids.mjs';

/** Code that shows Studio's messages. */
const ofStudio = /^src\/studio\//;

/** All errors of a project folder, message files first, then uses in code and pages. */
export function checkLocales(folder = root) {
  const read = ({ locale, file }) => ({
    locale,
    file,
    path: relative(folder, file),
    entries: readEntries(file),
  });
  const files = readLocaleCodes(folder).map(locale => read({ locale, file: messageFile(locale, folder) }));
  const studio = studioFiles(folder).map(read);
  const mails = mailFiles(folder).map(read);
  const keys = keysOf(files);
  const uses = usedIds(folder);
  return [
    ...checkMessages(files),
    ...(studio.length > 0 ? checkMessages(studio, studioAllowed) : []),
    ...(mails.length > 0 ? [...checkMessages(mails, mailAllowed), ...inBoth(keys, mails[0])] : []),
    ...checkUsedIds(
      uses.filter(({ path }) => !ofStudio.test(path)),
      keys,
    ),
    ...checkUsedIds(
      uses.filter(({ path }) => ofStudio.test(path)),
      [...keys, ...keysOf(studio)],
    ),
    ...[files[0], studio[0], mails[0]].flatMap(source => (source ? checkUnusedKeys(folder, source) : [])),
  ];
}

/** A shop changes messages of pages and mails by their keys alone. */
const inBoth = (keys, { path, entries }) =>
  entries
    .filter(({ key }) => keys.includes(key))
    .map(({ key, line, column }) => ({
      ...{ path, line, column, code: 'L10N016' },
      message: `${key} is a message of pages too`,
      fix: 'give one of them another key',
    }));

const keysOf = files => files[0]?.entries.map(entry => entry.key) ?? [];

/** Formats one error as two lines: location and cause, then the fix. */
export const formatError = error =>
  `${error.path}:${error.line}:${error.column}  error  ${error.code}  ${error.message}\n    fix: ${error.fix}`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const errors = checkLocales();
  for (const error of errors) console.error(formatError(error));
  if (errors.length > 0) process.exitCode = 1;
  else console.log('locales: the messages of all languages agree');
}
