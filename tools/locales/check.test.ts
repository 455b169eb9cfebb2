/** Findings of the message check and their locations. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkLocales, formatError } from './check.mjs';

function project(files: Record<string, unknown>): string {
  const folder = mkdtempSync(join(tmpdir(), 'locales-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(
      join(folder, path),
      typeof content === 'string' ? content : JSON.stringify(content, null, 2),
    );
  }
  return folder;
}

const languages = {
  'locales/languages.json': [
    { code: 'fi', tag: 'fi-FI', name: 'Suomi' },
    { code: 'sv', tag: 'sv-SE', name: 'Svenska' },
  ],
};

/** Errors of a small project, without those about unused exceptions of the real shop and about texts that no code shows. */
const errorsOf = (fi: unknown, sv: unknown, more: Record<string, unknown> = {}): string[] =>
  checkLocales(project({ ...languages, 'locales/fi.json': fi, 'locales/sv.json': sv, ...more }))
    .filter(({ code }) => code !== 'L10N015' && code !== 'L10N006')
    .map(error => `${error.path}:${error.line}:${error.column} ${error.code}`);

it('finds no error in the messages of the shop', () => {
  expect(checkLocales().map(formatError)).toEqual([]);
});

it('finds every kind of error between languages and in a message', () => {
  const texts: Record<string, [fi: string | null, sv: string | null, errors: string[]]> = {
    BRACES: ['{n, plural, one {x}}', 'ett', ['fi L10N014']],
    BRACES_SV: ['{n}', '{n', ['sv L10N014']],
    EMPTY: ['yksi', '', ['sv L10N010']],
    EXTRA: [null, 'två', ['sv L10N002']],
    KIND: ['{n} yksi', '{n, plural, other {#}}', ['sv L10N009']],
    'LOWER case': ['yksi', 'ett', ['fi L10N012', 'sv L10N012']],
    MISSING: ['yksi', null, ['sv L10N001']],
    SAME: ['Koodi', 'Koodi', ['sv L10N011']],
    SWEDISH: ['Ditt lösenord', 'Ditt gamla lösenord', ['fi L10N011']],
    TAG: ['<b>{b}</b>', '<b>{b}</b> nu', ['sv L10N009']],
    VALUE: ['{sum} yksi', '{total} ett', ['sv L10N009']],
    ABOVE: ['yksi', 'ett', ['fi L10N008', 'sv L10N008']],
    RIGHT: ['yksi {n}', 'ett {n}', []],
  };
  const fileOf = (at: 0 | 1) =>
    Object.fromEntries(
      Object.entries(texts).flatMap(([key, text]) => (text[at] === null ? [] : [[key, text[at]]])),
    );
  const found = checkLocales(
    project({ ...languages, 'locales/fi.json': fileOf(0), 'locales/sv.json': fileOf(1) }),
  ).filter(({ code }) => code !== 'L10N015' && code !== 'L10N006');
  for (const [key, [, , errors]] of Object.entries(texts)) {
    const ofKey = found.filter(({ message }) => message.startsWith(`${key} `));
    expect([
      key,
      ofKey.map(({ path, code }) => `${path.slice('locales/'.length, -'.json'.length)} ${code}`),
    ]).toEqual([key, errors]);
  }
  expect(found.find(({ code }) => code === 'L10N008')).toMatchObject({
    path: 'locales/fi.json',
    line: 12,
    column: 3,
  });
});

it('finds a duplicate key', () => {
  const twice = '{\n  "A": "yksi",\n  "A": "kaksi"\n}';
  expect(errorsOf(twice, { A: 'ett' })).toContain('locales/fi.json:3:3 L10N013');
});

it('finds ids without a message in code, pages and widgets', () => {
  const errors = errorsOf(
    { STOCK_IN: 'on' },
    { STOCK_IN: 'finns' },
    {
      'src/shop/app/x.tsx':
        "const a = formatMessage({ id: 'STOCK_IN' });\nconst b = formatMessage({ id: 'STOCK_OUT' });\n",
      'widgets/y/view.tsx':
        '<FormattedMessage id="TERMS" />; formatMessage({ id: `STOCK_${state.toUpperCase()}` }); formatMessage({ id: `CART_${state}` });\n',
      'widgets/y/examples/z.json': '{\n  "label": { "$t": "common.shopNow" }\n}',
      'pages/home.page.json': '{ "title": { "$t": "STOCK_IN" } }',
    },
  );
  expect(errors).toEqual([
    'src/shop/app/x.tsx:2:32 L10N005',
    'widgets/y/view.tsx:1:110 L10N005',
    'widgets/y/view.tsx:1:23 L10N005',
    'widgets/y/examples/z.json:2:21 L10N005',
  ]);
});

it('finds messages that nothing names', () => {
  const all = ['USED', 'IN_PAGE', 'STATE_NEW', 'BY_CONTRACT', 'LOST', 'ONLY_TESTED'];
  const texts = (text: string) => Object.fromEntries(all.map(key => [key, `${text} ${key}`]));
  const errors = checkLocales(
    project({
      ...languages,
      'locales/fi.json': texts('yksi'),
      'locales/sv.json': texts('ett'),
      'src/shop/app/x.tsx':
        "const ids = { a: 'USED' }; const b = `STATE_${state}`; const c = 'LOST_AND_FOUND';",
      'src/shop/app/x.test.tsx': "getByText('ONLY_TESTED')",
      'src/shared/i18n/ids.gen.ts': "'LOST' | 'ONLY_TESTED'",
      'pages/home.page.json': '{ "title": { "$t": "IN_PAGE" } }',
      'tests/contract/text-keys.ts': 'export const textKeys = { all: `BY_CONTRACT` };',
    }),
  ).filter(({ code }) => code === 'L10N006');
  expect(errors.map(({ path, message }) => `${path} ${message}`)).toEqual([
    'locales/fi.json nothing names "LOST"',
    'locales/fi.json nothing names "ONLY_TESTED"',
  ]);
});

it('prints location, code, message and fix', () => {
  const [error] = checkLocales(
    project({ ...languages, 'locales/fi.json': { A: 'yksi' }, 'locales/sv.json': {} }),
  );
  expect(error && formatError(error)).toBe(
    'locales/sv.json:1:1  error  L10N001  A has no text\n    fix: node tools/locales/add.mjs A "…" …',
  );
});

it('checks the texts of mails like those of pages, and that both have keys of their own', () => {
  const errors = errorsOf(
    { CART: 'Ostoskori', MAIL_HELLO: 'Hei' },
    { CART: 'Varukorg', MAIL_HELLO: 'Hej' },
    {
      'locales/mail/fi.json': {
        MAIL_HELLO: 'Hei {name}!',
        MAIL_ORDER: 'Tilaus',
        MAIL_TOTAL: '{sum} yhteensä',
      },
      'locales/mail/sv.json': { MAIL_HELLO: 'Hej {namn}!', MAIL_TOTAL: '{sum} totalt' },
    },
  );
  expect(errors.toSorted()).toEqual([
    'locales/mail/fi.json:2:3 L10N016',
    'locales/mail/sv.json:1:1 L10N001',
    'locales/mail/sv.json:2:3 L10N009',
  ]);
});
