/** Pages of the build have names in each language of Studio; what a merchandiser has named keeps their words (R-STUDIO-120). */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import { documentName, pageNameKey } from './document-name.ts';
import { messages as en } from './messages.en.gen.ts';
import { messages as fi } from './messages.fi.gen.ts';
import { messages as sv } from './messages.sv.gen.ts';

const pages = resolve(import.meta.dirname, '../../../pages');
const labels = readdirSync(pages, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.(?:page|layout|fragment)\.json$/.test(file))
  .map(file => String(JSON.parse(readFileSync(join(pages, file), 'utf8')).label));

it('names every page of the build', () => {
  expect(labels.length).toBeGreaterThan(30);
  expect(labels.filter(label => en[pageNameKey(label)] !== label)).toEqual([]);
  for (const messages of [fi, sv])
    expect(labels.filter(label => !Object.hasOwn(messages, pageNameKey(label)))).toEqual([]);
});

it('uses the language of the reader, unless a user has given another name', () => {
  const intl = createCompiledIntl('fi-FI', fi);
  const name = (id: `page:${string}` | `menu:${string}` | `content:${string}`, label: string) =>
    documentName({ id, label }, intl);
  expect(name('page:home', 'Front page')).toBe('Etusivu');
  expect(name('page:home', 'Talvikauppa')).toBe('Talvikauppa');
  expect(name('menu:main-desktop', 'Main')).toBe(intl.formatMessage({ id: 'MENUS_AT_MAIN_DESKTOP' }));
  // The name of an information page is also its title for shoppers.
  expect(name('content:cart', 'Cart')).toBe('Cart');
});
