/** Market and language in addresses, in every mode (R-ROUTE-2). */

import { expect, it } from 'vitest';
import { type AddressPlan, type MarketLocale, plainPlan } from './address-plan.ts';
import { createAddresses, readableIn } from './addresses.ts';
import { hreflangOf } from './hreflang.ts';
import { localeCodes } from './locales.ts';

const origin = 'https://kauppa.example';
const swedish = 'https://butik.example';
const markets: AddressPlan['markets'] = [
  { alias: 'fi', country: 'FI', defaultLocale: 'fi', locales: ['fi', 'sv'] },
  { alias: 'se', country: 'SE', defaultLocale: 'sv', locales: ['fi', 'sv'] },
  { alias: 'dk', country: 'DK', defaultLocale: 'sv', locales: ['sv'] },
];
const make = (plan: Partial<AddressPlan> = {}) => createAddresses({ ...plainPlan(origin), markets, ...plan });
const modes = {
  language: make(),
  market: make({ marketInPath: true }),
  host: make({ origins: { fi: origin, sv: swedish } }),
};
const at = (market: string, locale: MarketLocale['locale']): MarketLocale => ({ market, locale });

it.each([
  ['language', at('se', 'fi'), '/kassa?a=1#b', '/kassa?a=1#b'],
  ['language', at('se', 'sv'), '/', '/sv'],
  ['language', at('se', 'sv'), '/?a=1', '/sv?a=1'],
  ['market', at('se', 'sv'), '/kassan', '/se/sv/kassan'],
  ['market', at('fi', 'fi'), '/', '/fi/fi'],
  ['market', at('fi', 'fi'), '/#top', '/fi/fi#top'],
  ['host', at('se', 'sv'), '/kassan', '/kassan'],
] as const)('in mode %s at %j, writes %s as %s and reads it back', (mode, place, bare, path) => {
  expect(modes[mode].path(place, bare)).toBe(path);
  expect(modes[mode].bare(place, path.split(/[?#]/)[0] ?? '')).toBe(bare.split(/[?#]/)[0]);
});

it('recognises a path of another market or language', () => {
  expect(modes.market.bare(at('se', 'sv'), '/fi/sv/kassan')).toBeNull();
  expect(modes.market.bare(at('se', 'sv'), '/se/svar')).toBeNull();
  expect(modes.language.bare(at('se', 'sv'), '/kassa')).toBeNull();
});

it('links to another language on its own host with the full address', () => {
  expect(modes.host.link('fi', at('fi', 'sv'), '/kassan')).toBe(`${swedish}/kassan`);
  expect(modes.host.link('sv', at('fi', 'sv'), '/kassan')).toBe('/kassan');
  expect(modes.market.link('fi', at('fi', 'sv'), '/kassan')).toBe('/fi/sv/kassan');
});

it.each([
  // The embedded backend writes only the language.
  ['/sv/p/talja', '/se/sv/p/talja'],
  ['/p/talja', '/se/fi/p/talja'],
  // A hosted platform may write market and language in either order, also of another market.
  ['/se/sv/l/talvi?page=2#a', '/se/sv/l/talvi?page=2#a'],
  ['/sv/se/l/talvi', '/se/sv/l/talvi'],
  ['/fi/fi/l/talvi', '/se/fi/l/talvi'],
  [`${origin}/sv/p/talja`, '/se/sv/p/talja'],
  // Addresses of other sites stay as they are.
  ['https://muualla.example/sv/p/x', 'https://muualla.example/sv/p/x'],
  ['//muualla.example/sv', '//muualla.example/sv'],
  ['mailto:a@b.fi', 'mailto:a@b.fi'],
  ['#top', '#top'],
  ['', ''],
])('converts %s to the form with the market in the path: %s', (given, own) => {
  expect(modes.market.localise(given, at('se', 'sv'))).toBe(own);
});

it('converts addresses with market and language to the form without them', () => {
  const plain = make({ foreign: true });
  expect(plain.localise('/se/sv/c/dack', at('fi', 'sv'))).toBe('/sv/c/dack');
  expect(plain.localise('/fi/fi/c/renkaat', at('fi', 'fi'))).toBe('/c/renkaat');
  expect(plain.localise('/fi/c/renkaat', at('fi', 'fi'))).toBe('/c/renkaat');
  expect(modes.language.localise('/se/sv/c/dack', at('fi', 'sv'))).toBe('/se/sv/c/dack');
});

it('maps an address of the backend’s other host to that host', () => {
  expect(modes.host.localise('/sv/p/x', at('fi', 'sv'))).toBe('/p/x');
  expect(modes.host.localise(`${origin}/sv/p/x`, at('fi', 'fi'))).toBe(`${swedish}/p/x`);
  const platform = make({ foreign: true, origins: { fi: origin, sv: swedish } });
  expect(platform.localise('/p/x', at('fi', 'sv'))).toBe('/p/x');
  expect(platform.localise('/p/x', at('fi', 'fi'), 'sv')).toBe(`${swedish}/p/x`);
});

it('lists every market and language once, and x-default (R-SEO-2)', () => {
  const paths = { fi: '/kassa', sv: '/kassan' };
  expect(hreflangOf(modes.language, paths).map(({ code, href }) => `${code} ${href}`)).toEqual([
    `fi ${origin}/kassa`,
    `sv ${origin}/sv/kassan`,
    `x-default ${origin}/kassa`,
  ]);
  expect(hreflangOf(modes.market, paths).map(({ code, href }) => `${code} ${href}`)).toEqual([
    `fi-FI ${origin}/fi/fi/kassa`,
    `sv-FI ${origin}/fi/sv/kassan`,
    `fi-SE ${origin}/se/fi/kassa`,
    `sv-SE ${origin}/se/sv/kassan`,
    `sv-DK ${origin}/dk/sv/kassan`,
    `x-default ${origin}/fi/fi/kassa`,
  ]);
  expect(hreflangOf(modes.host, paths)[1]).toEqual({ code: 'sv', href: `${swedish}/kassan` });
});

it('treats an empty list of languages as all, and a list without ours as our first', () => {
  expect(readableIn([])).toEqual(localeCodes);
  expect(readableIn(['da', 'sv'])).toEqual(['sv']);
  expect(readableIn(['da'])).toEqual(['fi']);
});
