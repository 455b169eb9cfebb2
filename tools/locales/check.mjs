/** Checks the shop's texts and their use: `npm run locales`. Prints `file:line:col  error  code  message`, ends with 1 on any. */
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { faultsOfMessages } from './faults-of-messages.mjs';
import { messageFile, readEntries, root } from './message-files.mjs';
import { faultsOfUses, usedIds } from './used-ids.mjs';

/** All faults of a project folder, message files first, then uses in code and pages. */
export function checkLocales(folder = root) {
  const [fi, sv] = ['fi', 'sv'].map(locale => {
    const path = messageFile(locale, folder);
    return { path: relative(folder, path), entries: readEntries(path) };
  });
  const keys = fi.entries.map(entry => entry.key);
  return [...faultsOfMessages({ fi, sv }), ...faultsOfUses(usedIds(folder), keys)];
}

/** One fault as two lines: where and what, then the mend. */
export const formatFault = fault =>
  `${fault.path}:${fault.line}:${fault.column}  error  ${fault.code}  ${fault.message}\n    fix: ${fault.fix}`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const faults = checkLocales();
  for (const fault of faults) console.error(formatFault(fault));
  if (faults.length > 0) process.exitCode = 1;
  else console.log('locales: both languages say the same things');
}
