/** Adds or replaces one message in both languages: `node tools/locales/add.mjs KEY "fi text" "sv text"`. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileMessages } from './compile.mjs';
import { withLock } from './lock.mjs';
import { localeCodes, readMessages, root, writeMessages } from './message-files.mjs';
import { parseMessage, placeholdersOf } from './shape.mjs';

/** `CART_EMPTY` for what the shop says, dotted lower-case for page defaults such as `seo.home.title`. */
export const keyPattern = /^(?:[A-Z][A-Z0-9_]*|[a-z][a-zA-Z0-9]*(?:\.[a-zA-Z0-9]+)+)$/;

/**
 * Puts one message into both files and recompiles; safe to run from several terminals at once.
 * @throws {Error} naming what to change when the key, the ICU syntax or the placeholders are wrong; nothing is written then.
 */
export async function addMessage(key, texts, folder = root) {
  refuse(key, texts);
  await withLock(join(folder, 'node_modules', '.cache', 'locales.lock'), () => {
    const files = localeCodes.map(locale => [locale, readMessages(locale, folder)]);
    for (const [locale, messages] of files)
      writeMessages(locale, { ...messages, [key]: texts[locale] }, folder);
    compileMessages(folder);
  });
}

function refuse(key, texts) {
  if (!keyPattern.test(key)) throw new Error(`"${key}" is no key: write UPPER_SNAKE, or dotted.lowerCase.`);
  const asked = localeCodes.map(locale => {
    if (!texts[locale]?.trim()) throw new Error(`${key} has no ${locale} text.`);
    try {
      return placeholdersOf(parseMessage(texts[locale])).join(', ');
    } catch (error) {
      throw new Error(`${key} is not valid ICU in ${locale}: ${error.message}`, { cause: error });
    }
  });
  if (new Set(asked).size > 1) {
    throw new Error(`${key} asks for other placeholders in each language: ${asked.join(' / ')}.`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [key, fi, sv] = process.argv.slice(2);
  try {
    if (!key || !fi || !sv) throw new Error('Use: node tools/locales/add.mjs KEY "fi text" "sv text"');
    await addMessage(key, { fi, sv });
    console.log(`${key} is in locales/fi.json and locales/sv.json`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
