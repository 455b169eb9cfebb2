/** Finds literal paths to pages of the shop in components, and ignores text that only looks like one. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { literalPaths } from './literal-paths.mjs';

const page = (name: string, paths: unknown, also: string[] = []) =>
  JSON.stringify({ route: { name, paths, also } });
const pages = {
  'pages/home.page.json': page('index', '/'),
  'pages/checkout.page.json': page('checkout', { fi: '/kassa', sv: '/kassan' }),
  'pages/category.page.json': page('category', '/c/*'),
  'pages/content.page.json': page('content', '/:alias', ['/content/:alias?']),
  'pages/error.page.json': '{ "id": "error" }',
};

function found(code: string, file = 'widgets/x/x.tsx') {
  const root = mkdtempSync(join(tmpdir(), 'paths-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries({ ...pages, [file]: code })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return literalPaths(root).map(({ path, page: name, line, column }) => [path, name, line, column]);
}

it.each([
  ['<a href="/kassa" />', '/kassa', 'checkout', 9],
  ["go('/sv/kassan?x=1')", '/sv/kassan?x=1', 'checkout', 4],
  ["go('/se/sv/kassan')", '/se/sv/kassan', 'checkout', 4],
  ['go(`/c/${alias}`)', '/c/…', 'category', 4],
  ["go('/c/' + alias)", '/c/', 'category', 4],
  ['go(`/${market}/sv/c/a/${alias}`)', '/…/sv/c/a/…', 'category', 4],
  ["go('/content')", '/content', 'content', 4],
  ['<a href="/ostoehdot" />', '/ostoehdot', 'a page', 9],
  ["<a href={dark ? '/' : x} />", '/', 'a page', 17],
  ["link({ href: '/' })", '/', 'a page', 14],
])('finds %s', (code, path, name, column) => {
  expect(found(`// one\n${code}`)).toEqual([[path, name, 2, column]]);
});

it.each([
  ["fetch('/graphql')"],
  ["path.split('/')"],
  ["'/ostoehdot'"],
  ['<a href="/tiedosto.pdf" />'],
  ['<a href="#main" />'],
  ["// '/kassa'"],
  ['const pattern = /kassa/'],
  ["pathTo('checkout')"],
])('accepts %s', code => {
  expect(found(code)).toEqual([]);
});

it('ignores tests and stories', () => {
  expect(found('<a href="/kassa" />', 'widgets/x/x.test.tsx')).toEqual([]);
  expect(found('<a href="/kassa" />', 'widgets/x/x.stories.tsx')).toEqual([]);
  expect(found('<a href="/kassa" />', 'src/shop/app/x.tsx')).toHaveLength(1);
});

it('finds none in the shop', () => {
  expect(literalPaths()).toEqual([]);
});
