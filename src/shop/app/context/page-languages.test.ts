/** The language switch leads to the same search, list or content page. */

import { expect, it } from 'vitest';
import type { DataSource } from '#engine/load/page-services.ts';
import { createRouteTable } from '#engine/route/route-table.ts';
import { resolveTestPage, testContext, testPage, testShop } from '#engine/testing-engine.ts';
import type { AddressPlan } from '#i18n/address-plan.ts';
import { plainPlan } from '#i18n/address-plan.ts';
import { createAddresses } from '#i18n/addresses.ts';
import { byLocale } from '#i18n/locales.ts';
import { pageLanguages } from './page-languages.ts';

const origin = 'https://shop.example';
const routes = createRouteTable(
  [
    { name: 'index', paths: byLocale(() => '/') },
    { name: 'search', paths: { ...byLocale(() => '/haku/*'), sv: '/sok/*' }, splat: 'text' },
    { name: 'category', paths: byLocale(() => '/c/*'), splat: 'alias' },
    { name: 'content', paths: byLocale(() => '/:alias') },
  ].map(route => ({ ...route, pageId: route.name, access: 'public' as const })),
);
const alternates = [
  { locale: 'fi', href: `${origin}/c/vinssit` },
  { locale: 'sv', href: `${origin}/sv/c/vinschar` },
];
const contentAlternates = [
  { locale: 'fi', href: '/ehdot' },
  { locale: 'sv', href: '/sv/villkor' },
];
const sources: Record<string, DataSource> = {
  products: { load: () => Promise.resolve({}) },
  info: { load: () => Promise.resolve({}), alternates: () => alternates },
  finnishInfo: { load: () => Promise.resolve({}), alternates: () => alternates.slice(0, 1) },
  content: {
    load: () => Promise.resolve({}),
    alternates: () => contentAlternates,
  },
};

async function swedishOf(
  name: string,
  source: string,
  params: Record<string, string>,
  { query = {}, plan = {} }: { query?: Record<string, string>; plan?: Partial<AddressPlan> } = {},
) {
  const addresses = createAddresses({ ...plainPlan(origin), ...plan });
  const { services } = testShop({}, { routes, sources, addresses });
  const page = testPage([], {
    route: { name, paths: routes.entries.find(entry => entry.name === name)?.paths ?? '/', access: 'public' },
    data: { it: { source } },
  });
  const context = testContext({ route: { name, params }, query });
  const languages = pageLanguages(await resolveTestPage(page, context, services), addresses);
  return languages.find(({ code }) => code === 'sv')?.href;
}

it('keeps the search text', async () => {
  expect(await swedishOf('search', 'products', { text: '4/110 mikä?' })).toBe('/sv/sok/4/110%20mik%C3%A4%3F');
});

it('keeps filters and order of a list, and starts at its first page', async () => {
  const query = { 'p-f_1': 'Musta~f_1_2', sort: 'PRICE', 'price-from': '10', page: '3', action: 'login' };
  expect(await swedishOf('category', 'info', { alias: 'vinssit' }, { query })).toBe(
    '/sv/c/vinschar?p-f_1=Musta%7Ef_1_2&sort=PRICE&price-from=10',
  );
});

it('links to the content page under its translated alias', async () => {
  expect(await swedishOf('content', 'content', { alias: 'ehdot' })).toBe('/sv/villkor');
});

it('links to the front page without filters where the page is not translated', async () => {
  expect(await swedishOf('category', 'finnishInfo', { alias: 'x' }, { query: { sort: 'PRICE' } })).toBe(
    '/sv',
  );
});

it('keeps the query on the host of the language', async () => {
  const plan = { origins: { fi: origin, sv: 'https://butik.example' } };
  expect(await swedishOf('index', 'products', {}, { query: { sort: 'PRICE' }, plan })).toBe(
    'https://butik.example/?sort=PRICE',
  );
});
