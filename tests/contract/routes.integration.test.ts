/** Every route of the page files × language × market mode × signed in or not: server and browser agree (R-ROUTE-1). */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RouteEntry } from '#engine/route/route-table.ts';
import type { MarketLocale } from '#i18n/address-plan.ts';
import { createAddresses } from '#i18n/addresses.ts';
import {
  browserGoes,
  browserRoutes,
  layoutOf,
  type modes,
  planOf,
  serverWorld,
} from '#tests/support/worlds/route-world.ts';

beforeEach(() => void vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => void vi.unstubAllGlobals());

const marketLocales: MarketLocale[] = [
  { market: 'fi', locale: 'fi' },
  { market: 'fi', locale: 'sv' },
  { market: 'dk', locale: 'sv' },
];
const signedIn = 'ralph-auth=token; ralph-user=aino';

/** An address of the route with an arbitrary value for each parameter. */
const filled = (path: string) => path.replace(/:\w+\+/g, 'sana/toinen').replace(/:\w+\??/g, 'sana');

/** The outcome that the page file declares for the route. */
function expectedOutcome(route: RouteEntry, isIn: boolean, index: string, orders: string) {
  if (route.feature !== undefined) return { status: 302, to: index };
  if (route.access === 'preview') return { status: route.name === 'preview-widgets' ? 404 : 403 };
  if (route.access === 'customer' && !isIn) return { status: 302, to: index };
  if (route.access === 'anonymous' && isIn) return { status: 302, to: index };
  if (route.name === 'account') return { status: 302, to: orders };
  return { status: route.pageId === 'not-found' ? 404 : 200 };
}

describe.each<keyof typeof modes>(['language in the path', 'market in the path', 'a host per language'])(
  'with %s',
  mode => {
    const addresses = createAddresses(planOf(mode));
    const places = mode === 'market in the path' ? marketLocales : marketLocales.slice(0, 2);
    const cases = places.flatMap(at =>
      browserRoutes.flatMap(route =>
        [true, false].map(isIn => ({
          route,
          at,
          isIn,
          name: `${addresses.path(at, filled(route.paths[at.locale]))} ${isIn ? 'signed in' : 'anonymous'}`,
        })),
      ),
    );

    it('answers every route as its page file declares, in the browser as on the server', async () => {
      const server = await serverWorld(mode);
      const disagreements: unknown[] = [];
      for (const { route, at, isIn, name } of cases) {
        const path = addresses.path(at, filled(route.paths[at.locale]));
        const orders = browserRoutes.find(each => each.name === 'account-orders')?.paths[at.locale] ?? '/';
        const wanted = expectedOutcome(route, isIn, addresses.path(at, '/'), addresses.path(at, orders));
        const cookie = isIn ? signedIn : '';
        const answer = await server.ask(path, { cookie, locale: at.locale });
        const got = { status: answer.status, ...(answer.location ? { to: answer.location } : {}) };
        if (JSON.stringify(got) !== JSON.stringify(wanted)) disagreements.push({ name, wanted, got });
        if (wanted.status === 200 && answer.page !== route.pageId)
          disagreements.push({ name, page: answer.page });

        const shown = await browserGoes(mode, at, path, { isSignedIn: isIn });
        const isOurs = wanted.status === 200 && !route.personal && layoutOf(route.pageId) === 'default';
        if ('left' in shown) {
          // The browser may leave a decision to the server, but not for a page that it can show itself.
          if (isOurs || shown.left !== path) disagreements.push({ name, shown });
          continue;
        }
        const same = await server.ask(shown.at, { cookie, locale: at.locale });
        if (same.status !== 200 || same.page !== shown.page) disagreements.push({ name, shown, same });
        if (wanted.to !== undefined && shown.at !== wanted.to) disagreements.push({ name, shown, wanted });
      }
      expect(disagreements).toEqual([]);
      expect(cases.length).toBeGreaterThan(browserRoutes.length * 3);
      expect(server.reports).toEqual([]);
    });

    it('redirects every other spelling of a route to it in at most two steps', async () => {
      const server = await serverWorld(mode);
      const wrong: unknown[] = [];
      for (const route of browserRoutes) {
        if (route.access !== 'public' || route.feature || route.pageId === 'not-found') continue;
        for (const { market, locale } of places) {
          const bare = filled(route.paths[locale]);
          const home = `/${locale}${bare === '/' ? '' : bare}`;
          const spellings = {
            'market in the path': [
              bare,
              home,
              `/${locale}/${market}${bare === '/' ? '' : bare}`,
              `/xx${home}`,
              `${addresses.path({ market, locale }, bare)}/`,
            ],
            'a host per language': [`/sv${bare === '/' ? '' : filled(route.paths.sv)}`, `${bare}/`],
            'language in the path': [`/${addresses.path({ market, locale }, bare)}`],
          }[mode];
          for (const also of route.also ?? [])
            spellings.push(addresses.path({ market, locale }, filled(also)));
          for (const path of spellings) {
            const cookie = `ralph-selected-market=${market}; ralph-locale=${locale}`;
            const end = await server.visit(path, { cookie, locale });
            if (end.page !== route.pageId || end.steps.length > 2)
              wrong.push({ path, page: end.page, steps: end.steps });
          }
        }
      }
      expect(wrong).toEqual([]);
    });
  },
);

it('recognises disabled and enabled pages', async () => {
  const off = await serverWorld('language in the path');
  const on = await serverWorld('language in the path', ['start-page']);
  expect((await off.ask('/start')).location).toBe('/');
  expect(await on.ask('/start')).toMatchObject({ status: 200, page: 'start' });
  const at = { market: 'fi', locale: 'fi' } as const;
  expect(await browserGoes('language in the path', at, '/start')).toEqual({ left: '/start' });
  expect(await browserGoes('language in the path', at, '/start', { features: ['start-page'] })).toEqual({
    page: 'start',
    at: '/start',
    params: {},
  });
});
