/** Pages are found by the names that Studio shows (R-STUDIO-120). */
import { expect, it } from 'vitest';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import { messages } from '../../parts/texts/messages.fi.gen.ts';
import { searchPages, withPageNames } from './page-search.ts';

const intl = createCompiledIntl('fi-FI', messages);
const page = (name: string, detail: string) => ({ ref: detail, name, detail, isShown: true });
const all = withPageNames(
  {
    items: [
      page('Favourites', '/suosikit'),
      page('Talven tarjoukset', '/talvi'),
      page('Front page', '/'),
      page('Cart', '/ostoskori'),
    ],
    total: 4,
  },
  intl,
);
const found = (text: string) => searchPages(all, text, intl).items.map(({ name }) => name);

it('finds pages by their names in Studio’s language, whatever the accents, and by address', () => {
  expect(found('etusivu')).toEqual(['Etusivu']);
  expect(found('talven  TARJ')).toEqual(['Talven tarjoukset']);
  expect(found('/talvi')).toEqual(['Talven tarjoukset']);
  expect(found('front')).toEqual([]);
});

it('orders them by name, those that begin with the text first', () => {
  const names = found('');
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'fi')));
  expect(names).toHaveLength(4);
  expect(found('t')[0]).toBe('Talven tarjoukset');
});
