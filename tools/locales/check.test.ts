/** What the check of the texts finds, where, and how it says so. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkLocales, formatFault } from './check.mjs';

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

/** Faults of a small project; allowances of the real shop are idle there and left out. */
const faultsOf = (fi: unknown, sv: unknown, more: Record<string, unknown> = {}): string[] =>
  checkLocales(project({ 'locales/fi.json': fi, 'locales/sv.json': sv, ...more }))
    .filter(fault => fault.code !== 'L10N015')
    .map(fault => `${fault.path}:${fault.line}:${fault.column} ${fault.code}`);

it('has nothing to say about the texts of the shop', () => {
  expect(checkLocales().map(formatFault)).toEqual([]);
});

it('finds a text that one language lacks', () => {
  expect(faultsOf({ A: 'yksi', B: 'kaksi' }, { A: 'ett' })).toEqual(['locales/fi.json:3:3 L10N001']);
});

it.each([
  ['keys out of order', { B: 'kaksi', A: 'yksi' }, { A: 'ett', B: 'två' }, 'locales/fi.json:3:3 L10N008'],
  ['other placeholders', { A: '{sum} yksi' }, { A: '{total} ett' }, 'locales/fi.json:2:3 L10N009'],
  ['another kind', { A: '{n} yksi' }, { A: '{n, plural, other {#}}' }, 'locales/fi.json:2:3 L10N009'],
  ['an empty text', { A: 'yksi' }, { A: '' }, 'locales/sv.json:2:3 L10N010'],
  ['the same text twice', { A: 'Lösen' }, { A: 'Lösen' }, 'locales/fi.json:2:3 L10N011'],
  ['Swedish words', { A: 'Ditt lösenord' }, { A: 'Ditt gamla lösenord' }, 'locales/fi.json:2:3 L10N011'],
  ['a strange key', { 'a b': 'yksi' }, { 'a b': 'ett' }, 'locales/fi.json:2:3 L10N012'],
  ['broken ICU', { A: '{n, plural, one {x}}' }, { A: 'ett' }, 'locales/fi.json:2:3 L10N014'],
  ['one name for tag and value', { A: '<b>{b}</b>' }, { A: '<b>{b}</b> nu' }, 'locales/fi.json:2:3 L10N016'],
])('finds %s', (_what, fi, sv, place) => {
  expect(faultsOf(fi, sv)).toContain(place);
});

it('finds a key that is written twice', () => {
  const twice = '{\n  "A": "yksi",\n  "A": "kaksi"\n}';
  expect(faultsOf(twice, { A: 'ett' })).toContain('locales/fi.json:3:3 L10N013');
});

it('finds ids without a text in code, pages and widgets', () => {
  const faults = faultsOf(
    { STOCK_IN: 'on' },
    { STOCK_IN: 'finns' },
    {
      'src/app/x.tsx': "const a = t('STOCK_IN');\nconst b = t('STOCK_OUT');\n",
      'widgets/y/view.tsx':
        "rich('TERMS', {}); t(`STOCK_${state.toUpperCase()}`); t(`CART_${state}`); format('NO');\n",
      'widgets/y/examples/z.json': '{\n  "label": { "$t": "common.shopNow" }\n}',
      'pages/home.page.json': '{ "title": { "$t": "STOCK_IN" } }',
    },
  );
  expect(faults).toEqual([
    'src/app/x.tsx:2:14 L10N005',
    'widgets/y/view.tsx:1:7 L10N005',
    'widgets/y/view.tsx:1:58 L10N005',
    'widgets/y/examples/z.json:2:21 L10N005',
  ]);
});

it('prints place, code, message and fix', () => {
  const [fault] = checkLocales(project({ 'locales/fi.json': { A: 'yksi' }, 'locales/sv.json': {} }));
  expect(fault && formatFault(fault)).toBe(
    'locales/fi.json:2:3  error  L10N001  A has no text in locales/sv.json\n    fix: node tools/locales/add.mjs A "…" "…"',
  );
});
