/** The server starts with the pages that are sound and says what is wrong with the others. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { grammar } from '#engine/validators.gen.mjs';
import { readPages } from './read-pages.ts';
import { watchPages } from './watch-pages.ts';

const project = join(import.meta.dirname, '..', '..');

/** A shop of its own with the project's layouts and one page. */
function shop(page: string): string {
  const root = mkdtempSync(join(tmpdir(), 'shop-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'pages'));
  cpSync(join(project, 'pages', 'layouts'), join(root, 'pages', 'layouts'), { recursive: true });
  cpSync(join(project, 'locales'), join(root, 'locales'), { recursive: true });
  writeFileSync(join(root, 'pages', 'start.page.json'), page);
  return root;
}

const page = (title: string) =>
  JSON.stringify({
    format: 1,
    kind: 'page',
    id: 'start',
    label: 'Start',
    pageType: 'Start Page',
    route: { name: 'start', paths: '/start', access: 'public' },
    layout: 'default',
    seo: {
      title: { fi: `${title} – ATV Huset`, sv: `${title} – ATV Huset` },
      robots: 'noindex',
    },
    regions: {
      main: [
        {
          kind: 'container',
          id: 'content',
          layout: 'full',
          widgets: [
            { type: 'text', v: 2, id: 'head', props: { title: { fi: title, sv: title }, titleTag: 'h1' } },
          ],
        },
      ],
    },
  });

it('reads valid files', () => {
  const { pages, layouts, findings } = readPages(shop(page('Alku')));
  expect(findings).toEqual([]);
  expect(pages).toMatchObject([
    { file: 'pages/start.page.json', document: { id: 'start', layout: 'default' } },
  ]);
  expect(layouts.map(({ document }) => document.id)).toEqual(['bare', 'default', 'error', 'undistracted']);
});

it('leaves an invalid file out and reports it with line and column', () => {
  const root = shop(page('Alku'));
  writeFileSync(join(root, 'pages', 'broken.page.json'), '{\n  "format": 1\n  "kind": "page"\n}');
  const { pages, reports } = readPages(root);
  expect(pages.map(({ document }) => document.id)).toEqual(['start']);
  expect(reports[0]).toMatch(/^pages\/broken\.page\.json:2:14 {2}error {2}PAGE001 /);
});

it('checks against the current grammar in development', () => {
  const root = shop(page('Alku').replace('"type":"text"', '"type":"size-guide"'));
  expect(readPages(root).findings).toMatchObject([{ code: 'PAGE003' }]);
  const knowsTheWidget = { ...grammar, documents: { ...grammar.documents, page: () => true } };
  expect(readPages(root, knowsTheWidget).findings.map(({ code }) => code)).not.toContain('PAGE003');
});

it('reads again when a file changes', async () => {
  const root = shop(page('Alku'));
  const title = await new Promise<unknown>((resolve, reject) => {
    const stop = watchPages(root, ({ pages }) => resolve(pages[0]?.document.seo?.title), reject);
    onTestFinished(stop);
    writeFileSync(join(root, 'pages', 'start.page.json'), page('Uusi'));
  });
  expect(title).toEqual({ fi: 'Uusi – ATV Huset', sv: 'Uusi – ATV Huset' });
});

/** @proves FAULT-83 */
it('reads nothing outside of pages/, and no file of another encoding', () => {
  const root = shop(page('Start'));
  const elsewhere = join(root, 'secret.json');
  writeFileSync(elsewhere, page('Secret'));
  const put = (name: string, text: string | Buffer) => writeFileSync(join(root, 'pages', name), text);
  symlinkSync(elsewhere, join(root, 'pages', 'linked.page.json'));
  symlinkSync(join(root, 'gone.json'), join(root, 'pages', 'dangling.page.json'));
  symlinkSync('/etc/passwd', join(root, 'pages', 'passwd.page.json'));
  mkdirSync(join(root, 'pages', 'folder.page.json'));
  put('wide.page.json', Buffer.from(`\ufeff${page('Wide')}`, 'utf16le'));
  put('old.page.json', Buffer.from(page('Vår'), 'latin1'));
  const { pages, reports } = readPages(root, grammar);
  expect(pages.map(({ file }) => file)).toEqual(['pages/start.page.json']);
  expect(reports.join('\n')).not.toContain('Secret');
  for (const [name, words] of [
    ['linked', 'leads out of pages/'],
    ['dangling', 'or nowhere'],
    ['passwd', 'leads out of pages/'],
    ['folder', 'This is a folder'],
    ['wide', 'UTF-16'],
    ['old', 'Windows-1252'],
  ] as const)
    expect(reports.find(report => report.startsWith(`pages/${name}.page.json:1:1`))).toContain(words);
});

it('reads a file that begins with a byte order mark, and a link within pages/', () => {
  const root = shop(page('Start'));
  rmSync(join(root, 'pages', 'start.page.json'));
  mkdirSync(join(root, 'pages', '..data'));
  writeFileSync(join(root, 'pages', '..data', 'start.page.json'), `\ufeff${page('Start')}`);
  symlinkSync(join('..data', 'start.page.json'), join(root, 'pages', 'start.page.json'));
  const { pages, reports } = readPages(root, grammar);
  expect([pages.map(({ file }) => file), reports]).toEqual([['pages/start.page.json'], []]);
});
