/** Redirects from further addresses of a page and from pages that are switched off. */

import { expect, it } from 'vitest';
import { createRouteTable, type RouteEntry } from '#engine/route/route-table.ts';
import { testContext, testShop } from '#engine/testing-engine.ts';
import { byLocale } from '#i18n/locales.ts';
import { aliasRedirect } from './alias-redirect.ts';

const entry = (name: string, path: string, more: Partial<RouteEntry> = {}): RouteEntry => ({
  name,
  pageId: name,
  paths: byLocale(() => path),
  access: 'public',
  ...more,
});
const routes = createRouteTable([
  entry('index', '/'),
  entry('content', '/:alias', { also: ['/content/:alias?'] }),
  entry('start', '/start', { feature: 'start-page' }),
]);

const leads = (path: string, features: string[] = [], locale: 'fi' | 'sv' = 'fi') => {
  const found = routes.match(locale, path);
  const segment = { ...testContext().segment, locale };
  return (
    found && aliasRedirect(found, { segment }, { routes, addresses: testShop().services.addresses, features })
  );
};

it('redirects permanently from a further address to the path', () => {
  expect(leads('/content/köpvillkor', [], 'sv')).toEqual({
    kind: 'redirect',
    status: 301,
    location: '/sv/k%C3%B6pvillkor',
  });
  expect(leads('/content')).toMatchObject({ location: '/' });
});

it('redirects temporarily from a page that is switched off to the front page (R-ROUTE-13)', () => {
  expect(leads('/start', [], 'sv')).toEqual({ kind: 'redirect', status: 302, location: '/sv' });
  expect(leads('/start', ['start-page'])).toBeNull();
});

it('does not redirect the path of a page', () => {
  expect(leads('/ehdot')).toBeNull();
});
