/** `lint --fix` fixes everything in one run; `--role` finds nothing in an unchanged tree. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { isRecord } from '#kernel/is-record.ts';
import { readWorld } from '#server/pages/read-pages.ts';
import { fixAll } from './fix-all.ts';
import { type LintReport, lint } from './lint.ts';

const project = join(import.meta.dirname, '..', '..');
let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'fix-all-'));
  for (const folder of ['pages', 'locales', 'widgets'])
    cpSync(join(project, folder), join(root, folder), {
      recursive: true,
      filter: path => !/\.(?:tsx?|css)$/.test(path),
    });
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@shop.test', ...words], { cwd: root });
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'a');
  return () => rmSync(root, { recursive: true, force: true });
});

const errorsOf = ({ findings }: LintReport) => findings.filter(({ severity }) => severity === 'error');

function textOf(locale: string, id: string): string {
  const messages: unknown = JSON.parse(readFileSync(join(root, 'locales', `${locale}.json`), 'utf8'));
  return isRecord(messages) ? String(messages[id]) : '';
}

/** Changes the file until the test ends. */
function rewriteFile(name: string, change: (text: string) => string): () => string {
  const file = join(root, name);
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, change(before));
  onTestFinished(() => writeFileSync(file, before));
  return () => readFileSync(file, 'utf8');
}

it('finds nothing in an unchanged tree as a merchandiser, including the widget examples', () => {
  expect(errorsOf(lint(root, [], { role: 'merchandiser' }))).toEqual([]);
});

it('fixes everything in one run, also where one problem hides another', () => {
  const name = 'pages/favorites.page.json';
  const original = readFileSync(join(root, name), 'utf8');
  const read = rewriteFile(name, text =>
    text.replace('"regions"', '"regoins"').replace('"widgets"', '"widgtes"').replace('"props"', '"porps"'),
  );
  expect(errorsOf(fixAll(root, [], {}))).toEqual([]);
  expect(read()).toBe(original);
});

it('replaces no text with a message', () => {
  const [fi = '', sv = ''] = ['fi', 'sv'].map(locale => textOf(locale, 'PREVIEW_FIELD_TITLE'));
  const words = JSON.stringify({ fi, sv });
  const text = rewriteFile('pages/favorites.page.json', page =>
    page.replace('{ "$t": "FAVORITES_LABEL" }', words),
  );
  const { findings } = fixAll(root, ['pages/favorites.page.json'], {});
  expect(text()).toContain(words);
  expect(findings.filter(({ code }) => code === 'L10N003')).toEqual([]);
  expect(readWorld(root).messageIds.has('PREVIEW_FIELD_TITLE')).toBe(false);
});
