/** The server matches routes with its own table, the browser with React Router: both find the same page for every address. */

import * as fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { routeObjects, routeOf } from '#app/navigation/route-objects.ts';
import { createRouteTable, type RouteEntry } from '#engine/route/route-table.ts';
import { createAddresses } from '#i18n/addresses.ts';
import { byLocale } from '#i18n/locales.ts';
import { decodePath } from '#kernel/address/address-path.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import { routes as shopRoutes } from '#registry/routes.gen.ts';
import { modes, planOf } from '#tests/support/worlds/route-world.ts';

const locale = fc.constantFrom('fi' as const, 'sv' as const);

/** Segments of the shop's own paths, and arbitrary ones; without percent signs, which React Router decodes twice. */
const words = [
  ...new Set(
    shopRoutes.flatMap(({ paths, also = [] }) => [paths.fi, paths.sv, ...also].join('/').split('/')),
  ),
].filter(word => /^[^:*]+$/.test(word));
const word = fc.oneof(
  fc.constantFrom(...words, 'Kassa', 'fi', 'sv', 'se', 'dk'),
  fc.string({ minLength: 1, maxLength: 4, unit: 'grapheme' }).filter(text => !/[/%]|^\.{1,2}$/.test(text)),
);
const slashes = fc.constantFrom('', '', '/', '//');
const address = fc
  .tuple(fc.array(word, { maxLength: 4 }), slashes)
  .map(([parts, end]) => `/${parts.map(encodeURIComponent).join('/')}${end}`);

const entry = (name: string, path: string, rest: Partial<RouteEntry> = {}): RouteEntry => ({
  name,
  pageId: name,
  paths: byLocale(() => path),
  splat: 'rest',
  access: 'public',
  ...rest,
});
/** Paths that collide on purpose: few letters, parameters, wildcards. */
const segment = fc.constantFrom('a', 'b', 'A', 'x.y', ':one', ':two');
const path = fc
  .tuple(fc.uniqueArray(segment, { maxLength: 3 }), fc.constantFrom('', '', '/*'))
  .map(([parts, end]) => `/${parts.join('/')}`.replace(/\/$/, '') + end || '/');
const table = fc
  .array(fc.tuple(path, fc.option(fc.constantFrom('/a/:one?', '/b', '/b/:two?', '/a/*'))), {
    minLength: 1,
    maxLength: 6,
  })
  .map(paths =>
    paths.map(([own, also], at) => entry(`r${at}`, own, also && also !== own ? { also: [also] } : {})),
  );
const shortAddress = fc
  .tuple(fc.array(fc.constantFrom('a', 'b', 'A', 'x.y', 'xzy', 'ä', '\n'), { maxLength: 4 }), slashes)
  .map(([parts, end]) => `/${parts.map(encodeURIComponent).join('/')}${end}`);

/** The match of React Router in the format of the server's table. */
function byReactRouter(entries: readonly RouteEntry[], code: LocaleCode, prefix: string, href: string) {
  const objects = routeObjects(entries, code, prefix, () => null);
  const [found] = matchRoutes(objects, href) ?? [];
  return found ? routeOf(found) : null;
}

it('matches the same page in any table of paths', () => {
  fc.assert(
    fc.property(table, locale, shortAddress, (entries, code, href) => {
      expect(byReactRouter(entries, code, '', href)).toEqual(
        createRouteTable(entries).match(code, decodePath(href)),
      );
    }),
    { numRuns: 500 },
  );
});

it.each(Object.keys(modes) as (keyof typeof modes)[])(
  'matches the same page of the shop behind its prefix with %s',
  mode => {
    const addresses = createAddresses(planOf(mode));
    const shop = createRouteTable(shopRoutes);
    fc.assert(
      fc.property(locale, fc.constantFrom('fi', 'se'), address, (code, market, bare) => {
        const prefix = addresses.prefix({ market, locale: code });
        const found = byReactRouter(shopRoutes, code, prefix, prefix + bare);
        expect(found).toEqual(shop.match(code, decodePath(bare)));
      }),
      { numRuns: 300 },
    );
  },
);
