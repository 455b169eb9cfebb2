/** Adding a message from several terminals at once. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { addMessage } from './add.mjs';

function emptyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'locales-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'locales'));
  const languages = [
    { code: 'fi', tag: 'fi-FI', name: 'Suomi' },
    { code: 'sv', tag: 'sv-SE', name: 'Svenska' },
  ];
  writeFileSync(join(folder, 'locales', 'languages.json'), JSON.stringify(languages));
  for (const { code } of languages) writeFileSync(join(folder, 'locales', `${code}.json`), '{}\n');
  return folder;
}

const read = (folder: string, locale: string): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, 'locales', `${locale}.json`), 'utf8'));

it('writes the message into every file, replaces an older one, and compiles', async () => {
  const folder = emptyProject();
  writeFileSync(join(folder, 'locales', 'fi.json'), '{ "CART": "Kori" }');
  await addMessage('CART', { fi: 'Ostoskori', sv: 'Varukorg' }, folder);
  expect([read(folder, 'fi'), read(folder, 'sv')]).toEqual([{ CART: 'Ostoskori' }, { CART: 'Varukorg' }]);
  const compiled = readFileSync(join(folder, 'src', 'shared', 'i18n', 'messages.sv.gen.ts'), 'utf8');
  expect(compiled).toContain('"CART": "Varukorg"');
  expect(readFileSync(join(folder, 'src', 'shared', 'i18n', 'message-ids.gen.ts'), 'utf8')).toContain(
    '| "CART"',
  );
});

it('writes a text of Studio in the languages of Studio, whatever those of the shop are', async () => {
  const folder = emptyProject();
  mkdirSync(join(folder, 'locales', 'studio'));
  const texts = { fi: 'Sivut', sv: 'Sidor', en: 'Pages' };
  for (const code of Object.keys(texts))
    writeFileSync(join(folder, 'locales', 'studio', `${code}.json`), '{}\n');
  await addMessage('SHELL_PAGES', texts, folder, 'studio');
  expect(read(folder, 'studio/en')).toEqual({ SHELL_PAGES: 'Pages' });
  expect(read(folder, 'fi')).toEqual({});
  const compiled = readFileSync(join(folder, 'src/studio/parts/texts/messages.en.gen.ts'), 'utf8');
  expect(compiled).toContain('"SHELL_PAGES": "Pages"');
  await expect(addMessage('SHELL_MENUS', { fi: 'a', sv: 'b' }, folder, 'studio')).rejects.toThrow(
    'no en text',
  );
});

it('loses no message of concurrent writers, and keeps the keys sorted', async () => {
  const folder = emptyProject();
  const keys = Array.from({ length: 3 }, (_, index) => `KEY_${String.fromCodePoint(76 - index)}`);
  await Promise.all(keys.map(key => addMessage(key, { fi: `${key} yksi`, sv: `${key} ett` }, folder)));
  expect(Object.keys(read(folder, 'fi'))).toEqual([...keys].sort());
  expect(readdirSync(join(folder, 'locales'))).toEqual(['fi.json', 'languages.json', 'sv.json']);
});

it('takes over the lock of a process that no longer runs', async () => {
  const folder = emptyProject();
  mkdirSync(join(folder, 'node_modules', '.cache'), { recursive: true });
  writeFileSync(join(folder, 'node_modules', '.cache', 'locales.lock'), '999999999');
  await addMessage('CART', { fi: 'Ostoskori', sv: 'Varukorg' }, folder);
  expect(read(folder, 'sv')).toEqual({ CART: 'Varukorg' });
});

it.each([
  ['no key', 'cart empty', 'a', 'b', 'is not a valid key'],
  ['broken ICU', 'CART', '{count, plural, one {x}}', 'b', 'not valid ICU in fi'],
  ['placeholders that differ', 'CART', 'a {sum}', 'b', 'the same placeholders'],
  ['an empty text', 'CART', 'a', ' ', 'no sv text'],
])('rejects %s and writes nothing', async (_what, key, fi, sv, reason) => {
  const folder = emptyProject();
  await expect(addMessage(key, { fi, sv }, folder)).rejects.toThrow(reason);
  expect(read(folder, 'fi')).toEqual({});
});

it('writes a text of mails beside those of pages, and compiles it for mails only', async () => {
  const folder = emptyProject();
  mkdirSync(join(folder, 'locales', 'mail'));
  for (const locale of ['fi', 'sv']) writeFileSync(join(folder, 'locales', 'mail', `${locale}.json`), '{}\n');
  await addMessage('MAIL_HELLO', { fi: 'Hei {name}!', sv: 'Hej {name}!' }, folder, 'mail');
  expect([read(folder, 'fi'), read(folder, 'mail/sv')]).toEqual([{}, { MAIL_HELLO: 'Hej {name}!' }]);
  const compiled = readFileSync(join(folder, 'backend', 'mail', 'texts', 'mail-messages.gen.ts'), 'utf8');
  expect(compiled).toContain('| "MAIL_HELLO"');
});
