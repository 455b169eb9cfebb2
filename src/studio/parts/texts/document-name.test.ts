/** Documents have names in each language of Studio; what a merchandiser has named keeps their words (R-STUDIO-120). */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import { areaLimits, areaNameKey, areaPlaceKey, documentName, pageNameKey } from './document-name.ts';
import { messages as en } from './messages.en.gen.ts';
import { messages as fi } from './messages.fi.gen.ts';
import { messages as sv } from './messages.sv.gen.ts';

const pages = resolve(import.meta.dirname, '../../../../pages');
const labels = readdirSync(pages, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.(?:page|layout|fragment)\.json$/.test(file))
  .map(file => String(JSON.parse(readFileSync(join(pages, file), 'utf8')).label));

const contents = resolve(import.meta.dirname, '../../../../shops/atv-huset/content');
const areas = readdirSync(contents)
  .filter(file => file.endsWith('.content.json'))
  .map(
    file => JSON.parse(readFileSync(join(contents, file), 'utf8')) as { label: string; areaName?: string },
  );

it('names every page of the build', () => {
  expect(labels.length).toBeGreaterThan(30);
  expect(labels.filter(label => en[pageNameKey(label)] !== label)).toEqual([]);
  for (const messages of [fi, sv])
    expect(labels.filter(label => !Object.hasOwn(messages, pageNameKey(label)))).toEqual([]);
});

it('names what the areas of the demo shop show, and where', () => {
  const keys = areas.flatMap(({ label, areaName }) =>
    areaName === undefined ? [] : [areaNameKey(label), areaPlaceKey(areaName)],
  );
  expect(keys.length).toBeGreaterThan(15);
  for (const messages of [fi, sv, en]) expect(keys.filter(key => !Object.hasOwn(messages, key))).toEqual([]);
});

it('says for whom an area has its content', () => {
  const intl = createCompiledIntl('sv-SE', sv);
  const filters = [
    { key: 'CustomerType', value: 'ORGANIZATION' },
    { key: 'Category', value: '125' },
    { key: 'Url', value: '/l/talvi' },
  ];
  expect(areaLimits({ filters }, intl)).toEqual(['Bara för företag', 'Bara i en kategori', '/l/talvi']);
});

it('calls a document by its title in the language of the reader', () => {
  const about = {
    id: 'content:delivery',
    label: 'Toimitus',
    names: { fi: 'Toimitus', sv: 'Leverans' },
  } as const;
  expect(documentName(about, createCompiledIntl('sv-SE', sv))).toBe('Leverans');
  expect(documentName(about, createCompiledIntl('en-GB', en))).toBe('Toimitus');
});

it('uses the language of the reader, unless a user has given another name', () => {
  const intl = createCompiledIntl('fi-FI', fi);
  const name = (id: `page:${string}` | `menu:${string}` | `content:${string}`, label: string) =>
    documentName({ id, label }, intl);
  expect(name('page:home', 'Front page')).toBe('Etusivu');
  expect(name('page:home', 'Talvikauppa')).toBe('Talvikauppa');
  expect(name('menu:main-desktop', 'Main')).toBe(intl.formatMessage({ id: 'MENUS_AT_MAIN_DESKTOP' }));
  // A page of that name is another document than the content of an area.
  expect(name('content:cart', 'Cart')).toBe('Cart');
  expect(name('content:front-page', 'Front page')).toBe('Etusivu');
});
