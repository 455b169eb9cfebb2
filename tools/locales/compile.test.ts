/** Compilation of the message files. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { compileMessages } from './compile.mjs';

function project(files: Record<string, unknown>): string {
  const folder = mkdtempSync(join(tmpdir(), 'compile-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'locales'));
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, 'locales', `${name}.json`), JSON.stringify(content));
  return folder;
}

const read = (folder: string, path: string) => readFileSync(join(folder, 'src', path), 'utf8');

it('compiles a plain message to a string without quoting, and a message with values to its syntax tree', () => {
  const folder = project({
    languages: [{ code: 'fi', tag: 'fi-FI', name: 'Suomi' }],
    fi: { WORDS: "Kirjoita '{koodi}' näin", SUM: 'Yhteensä {sum}' },
  });
  compileMessages(folder);
  const messages = read(folder, 'shared/i18n/messages.fi.gen.ts');
  expect(messages).toContain('"WORDS": "Kirjoita {koodi} näin"');
  expect(messages).toMatch(/"SUM": \[\s+\{\s+"type": 0,/);
});

it('needs only a file and an entry in the setting for another language', () => {
  const folder = project({
    languages: [
      { code: 'fi', tag: 'fi-FI', name: 'Suomi' },
      { code: 'et', tag: 'et-EE', name: 'Eesti', fallback: 'fi' },
    ],
    fi: { CART: 'Ostoskori' },
    et: { CART: 'Ostukorv' },
  });
  compileMessages(folder);
  expect(read(folder, 'shared/i18n/messages.et.gen.ts')).toContain('"CART": "Ostukorv"');
  expect(read(folder, 'shared/i18n/message-loaders.gen.ts')).toContain(
    "et: () => import('./messages.et.first.gen.ts')",
  );
  expect(read(folder, 'shared/kernel/languages.gen.ts')).toContain('"fallback": "fi"');
});

it('writes nothing when nothing has changed, and reports a message that is not valid ICU', () => {
  const languages = [{ code: 'fi', tag: 'fi-FI', name: 'Suomi' }];
  const folder = project({ languages, fi: { CART: 'Ostoskori' } });
  expect(compileMessages(folder)).not.toEqual([]);
  expect(compileMessages(folder)).toEqual([]);
  const broken = project({ languages, fi: { CART: '{n, plural, one {x}}' } });
  expect(() => compileMessages(broken)).toThrow('MISSING_OTHER_CLAUSE');
});
