/** The last valid revision of the pages is served while a file has an error. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readServedPages, storeRevision } from './page-revision.ts';

const project = join(import.meta.dirname, '..', '..');

function shop(): { root: string; revision: string; typo(name?: string): void } {
  const root = mkdtempSync(join(tmpdir(), 'revision-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const folder of ['pages', 'locales'])
    cpSync(join(project, folder), join(root, folder), { recursive: true });
  return {
    root,
    revision: join(root, 'stored'),
    typo(name = 'home.page.json') {
      const file = join(root, 'pages', name);
      writeFileSync(file, readFileSync(file, 'utf8').replace('"regions"', '"region"'));
    },
  };
}

/** Written over a page; a text is stored as UTF-8. */
const deep = 10_000;
const damages: Readonly<Record<string, (text: string) => string | Buffer>> = {
  'is empty': () => '',
  'is cut off': text => text.slice(0, text.length / 2),
  'is cut off within a letter': text => Buffer.from(`${text.slice(0, 40)}ä`).subarray(0, -1),
  'is UTF-16': text => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'has a key twice': text => text.replace('"layout":', '"layout": "bare", "layout":'),
  'has 5 MB': text => text.replace('"label":', `"label": "${'x'.repeat(5_000_000)}", "label2":`),
  'is 10 000 levels deep': text =>
    text.replace('"regions":', `"deep": ${'['.repeat(deep)}${']'.repeat(deep)}, "regions":`),
  'is 10 000 objects deep': text =>
    text.replace('"main": [', `"main": [${'{"widgets":['.repeat(deep)}${']}'.repeat(deep)},`),
  'has another $schema': text => text.replace('page.schema.json', 'layout.schema.json'),
  'is a list': () => '[]',
  'is null': () => 'null',
  'has bytes of zero': text => Buffer.alloc(text.length),
};

const idsOf = ({ pages }: ReturnType<typeof readServedPages>) => pages.map(({ document }) => document.id);

/** @proves FAULT-81, FAULT-82 */
it('serves every page of the last valid revision while one file has an error, and names the error', () => {
  const { root, revision, typo } = shop();
  storeRevision(root, revision);
  const before = readServedPages(root, revision);
  expect(before).toMatchObject({ errors: [], isRevision: false });
  typo();
  const served = readServedPages(root, revision);
  expect(idsOf(served)).toEqual(idsOf(before));
  expect(idsOf(served)).toContain('home');
  expect(served.isRevision).toBe(true);
  expect(served.errors.join()).toMatch(/^pages\/home\.page\.json:\d+:\d+ {2}error {2}PAGE002 /);
  expect(served.reports).toEqual(served.errors);
});

/** @proves FAULT-82 */
it.each(Object.entries(damages))('serves a whole page, and says so, when its file %s', (_name, damage) => {
  const { root, revision } = shop();
  storeRevision(root, revision);
  const before = readServedPages(root, revision);
  const file = join(root, 'pages/home.page.json');
  writeFileSync(file, damage(readFileSync(file, 'utf8')));
  const served = readServedPages(root, revision);
  expect(served.pages.map(({ document }) => document)).toEqual(before.pages.map(({ document }) => document));
  expect(served.reports.join('\n')).toContain('pages/home.page.json');
});

/** @proves FAULT-82 */
it('reads a page behind the byte order mark that some editors write', () => {
  const { root } = shop();
  const file = join(root, 'pages/home.page.json');
  writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8')}`);
  const { reports, pages } = readServedPages(root);
  expect([reports, pages.map(({ document }) => document.id)]).toEqual([[], expect.arrayContaining(['home'])]);
});

it('serves the files of now again as soon as they are valid', () => {
  const { root, revision } = shop();
  storeRevision(root, revision);
  const file = join(root, 'pages/home.page.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"pageType": "[^"]*"/, '"pageType": "Renewed"'));
  const { pages, isRevision } = readServedPages(root, revision);
  expect(isRevision).toBe(false);
  expect(pages.find(({ document }) => document.id === 'home')?.document.pageType).toBe('Renewed');
});

it('serves the same documents without checking texts again, and checks them as soon as one differs', () => {
  const { root, revision, typo } = shop();
  const checked = readServedPages(root);
  expect(checked.findings).toEqual([]);
  storeRevision(root, revision, checked);
  const { pages, layouts, fragments, overrides } = readServedPages(root, revision);
  expect({ pages, layouts, fragments, overrides }).toEqual({
    pages: checked.pages,
    layouts: checked.layouts,
    fragments: checked.fragments,
    overrides: checked.overrides,
  });
  typo();
  expect(readServedPages(root, revision)).toMatchObject({ isRevision: true, errors: [expect.anything()] });
});

it('has no replacement for an invalid page before the first revision', () => {
  const { root, revision, typo } = shop();
  typo();
  const { errors, isRevision, ...pages } = readServedPages(root, revision);
  expect([errors.length, isRevision]).toEqual([1, false]);
  expect(idsOf({ errors, isRevision, ...pages })).not.toContain('home');
});
