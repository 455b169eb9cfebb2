/** The lists of the composition roots are generated from the folders alone. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { generateRegistry } from './registry.mjs';

function project(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'registry-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const made = (root: string, name: string) =>
  readFileSync(join(root, 'src', 'shop', 'registry', `${name}.gen.ts`), 'utf8');

it('lists every widget folder with code, lazily for the browser', () => {
  const root = project({ 'widgets/banner/index.ts': '', 'widgets/half-made/props.schema.json': '{}' });
  generateRegistry(root);
  expect(made(root, 'widgets-client')).toContain('"banner": () => import(\'#widgets/banner/index.ts\')');
  expect(made(root, 'widgets-server')).not.toContain('half-made');
});

it('generates the route table from the page files, with language-neutral paths in every language', () => {
  const root = project({
    'pages/home.page.json': JSON.stringify({
      id: 'home',
      route: { name: 'index', paths: '/', access: 'public' },
    }),
    'pages/mine.page.json': JSON.stringify({
      id: 'mine',
      route: { name: 'mine', paths: { fi: '/tili', sv: '/konto' }, access: 'customer', scroll: 'keep' },
    }),
  });
  generateRegistry(root);
  const table: unknown = JSON.parse(/\)\[\] = (\[.*?\n\]);\n/s.exec(made(root, 'routes'))?.[1] ?? '');
  expect(table).toEqual([
    { name: 'index', pageId: 'home', paths: { fi: '/', sv: '/', en: '/' }, access: 'public' },
    {
      name: 'mine',
      paths: { fi: '/tili', sv: '/konto', en: '/tili' },
      access: 'customer',
      personal: true,
      scroll: 'keep',
    },
  ]);
});

it('leaves out a file that is not JSON instead of breaking the build', () => {
  const root = project({ 'pages/home.page.json': '{ "id": "home" }', 'pages/bad.page.json': '{ "id": ' });
  generateRegistry(root);
  expect(made(root, 'pages-client')).toContain('home.page.json');
  expect(made(root, 'pages-client')).not.toContain('bad.page.json');
});

it('writes nothing when nothing changed', () => {
  const root = project({ 'pages/home.page.json': '{ "id": "home" }' });
  generateRegistry(root);
  expect(generateRegistry(root)).toEqual([]);
});

it('lists the widget types of a page, including those of fragments and area fallbacks', () => {
  const widgets = (...types: string[]) => ({ kind: 'container', widgets: types.map(type => ({ type })) });
  const inner = { kind: 'fragment', ref: 'inner' };
  const main = [
    widgets('text', 'image'),
    inner,
    { kind: 'area', fallback: [widgets('message', 'text')] },
    { kind: 'fragment', ref: 'nowhere' },
  ];
  const root = project({
    'pages/home.page.json': JSON.stringify({ id: 'home', regions: { main, aside: 'broken' } }),
    'pages/fragments/inner.fragment.json': JSON.stringify({
      id: 'inner',
      containers: [widgets('video'), inner],
    }),
  });
  generateRegistry(root);
  expect(made(root, 'pages-client')).toContain('"home": ["text","image","video","message"]');
});

it('gives the browser the overrides of each page, including overrides of overrides', () => {
  const override = (id: string, parent: string) => JSON.stringify({ id, extends: parent });
  const root = project({
    'pages/home.page.json': '{ "id": "home" }',
    'pages/overrides/nordic.override.json': override('nordic', 'home'),
    'pages/overrides/se.override.json': override('se', 'nordic'),
    'pages/overrides/lost.override.json': override('lost', 'gone'),
  });
  generateRegistry(root);
  const table = made(root, 'pages-client').split('export const overrides')[1] ?? '';
  expect(table.match(/"home"|\w+\.override/g)).toEqual(['"home"', 'nordic.override', 'se.override']);
});

it('maps each name of the content system to the widget that reads it', () => {
  const index = "export default defineWidget({ type: 'banner', cmsNames: ['Banner', \"Hero\"], view });";
  const root = project({ 'widgets/banner/index.ts': `// cmsNames: ['Old']\n${index}` });
  generateRegistry(root);
  const table = made(root, 'cms-types').split('= ')[1] ?? '';
  expect(JSON.parse(table.replace(/,\s*\};\s*$/, '}'))).toEqual({ Banner: 'banner', Hero: 'banner' });
});
