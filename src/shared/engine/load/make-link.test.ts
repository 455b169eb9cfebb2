/** Named links resolve to the address of their page. */

import { expect, it } from 'vitest';
import { byLocale } from '#i18n/locales.ts';
import { createRouteTable } from '../route/route-table.ts';
import { testShop } from '../testing-engine.ts';
import { makeLink } from './make-link.ts';

const route = (name: string, fi: string, sv = fi) => ({
  name,
  pageId: name,
  paths: { ...byLocale(() => fi), sv },
  splat: name === 'list' ? 'path' : 'alias',
  access: 'public' as const,
});
const { services } = testShop(
  {},
  {
    routes: createRouteTable([
      route('index', '/'),
      route('category', '/osasto/*', '/avdelning/*'),
      route('list', '/l/*'),
      route('content', '/:alias'),
    ]),
  },
);
const sv = { market: 'fi', locale: 'sv' } as const;

it.each([
  ['category:renkaat/öljyt', '/sv/avdelning/renkaat/%C3%B6ljyt'],
  ['list:atv-huset', '/sv/l/atv-huset'],
  ['content:kopvillkor', '/sv/kopvillkor'],
  ['page:index', '/sv'],
  ['https://example.com/x', 'https://example.com/x'],
  ['/ehdot', '/ehdot'],
  // A missing page, for example because its file is invalid, resolves to the front page.
  ['brand:cfmoto', '/sv'],
])('resolves %s to %s', (address, path) => {
  expect(makeLink(address, sv, services)).toBe(path);
});
