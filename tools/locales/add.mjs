/** Adds or replaces one message in every language: `node tools/locales/add.mjs [--mail|--studio] KEY "fi text" "sv text" "en text"`, in the order of locales/languages.json. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { localesOf, messageFile, readMessages, root, writeMessages } from '../files/message-files.mjs';
import { compileMessages } from './compile.mjs';
import { verifyFiles } from './formatjs.mjs';
import { withLock } from './lock.mjs';

/** `CART_EMPTY` for interface texts, dotted lower case for page defaults such as `seo.home.title`. */
export const keyPattern = /^(?:[A-Z][A-Z0-9_]*|[a-z][a-zA-Z0-9]*(?:\.[a-zA-Z0-9]+)+)$/;

/**
 * Writes one message into all files and recompiles; safe to run from several terminals at once.
 * @param texts the text in each language, by code.
 * @param part `mail` for the texts of mails and printed lists, `studio` for those of Studio
 * @throws {Error} that names the fix when the key, the ICU syntax or the placeholders are wrong; nothing is written then.
 */
export async function addMessage(key, texts, folder = root, part = '') {
  const codes = localesOf(part, folder);
  validate(key, texts, codes);
  await withLock(join(folder, 'node_modules', '.cache', 'locales.lock'), () => {
    const files = codes.map(locale => [locale, readMessages(locale, folder, part)]);
    for (const [locale, messages] of files)
      writeMessages(locale, { ...messages, [key]: texts[locale] }, folder, part);
    compileMessages(folder);
  });
}

function validate(key, texts, codes) {
  if (!keyPattern.test(key))
    throw new Error(`"${key}" is not a valid key: write UPPER_SNAKE, or dotted.lowerCase.`);
  const missing = codes.find(code => !texts[code]?.trim());
  if (missing) throw new Error(`${key} has no ${missing} text.`);
  const scratch = mkdtempSync(join(tmpdir(), 'message-'));
  try {
    const paths = codes.map(code => join(scratch, `${code}.json`));
    codes.forEach((code, at) => writeFileSync(paths[at], JSON.stringify({ [key]: texts[code] })));
    const [error] = verifyFiles(paths, codes[0]);
    if (error?.kind === 'syntax')
      throw new Error(`${key} is not valid ICU in ${error.locale}: ${error.reason}`);
    if (error) throw new Error(`${key} needs the same placeholders in ${error.locale}: ${error.reason}`);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const given = process.argv.slice(2);
  const part = { '--mail': 'mail', '--studio': 'studio' }[given[0]] ?? '';
  const [key, ...texts] = part ? given.slice(1) : given;
  const codes = localesOf(part);
  try {
    if (!key || texts.length !== codes.length)
      throw new Error(
        `Usage: node tools/locales/add.mjs [--mail|--studio] KEY ${codes.map(code => `"${code} text"`).join(' ')}`,
      );
    await addMessage(key, Object.fromEntries(codes.map((code, at) => [code, texts[at]])), root, part);
    console.log(
      `${key} is in ${codes.map(code => relative(root, messageFile(code, root, part))).join(', ')}`,
    );
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
