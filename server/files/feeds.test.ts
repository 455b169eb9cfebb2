/** Sitemaps, small files and the search form's address. */

import { beforeEach, expect, it } from 'vitest';
import type { PageDocument } from '#engine/definition/page-document.ts';
import { type AddressPlan, plainPlan } from '#i18n/address-plan.ts';
import { createAddresses } from '#i18n/addresses.ts';
import { demoProfile } from '#tests/support/demo-profile.ts';
import type { Commerce, CommerceAnswer, CommerceRequest } from '../commerce/commerce.ts';
import { sendText } from '../http/reply.ts';
import { httpWorld } from '../testing/http-world.ts';
import { withSearchForm } from './search-redirect.ts';
import { createSitemapDrawings } from './sitemap-drawings.ts';
import { createSitemapParts } from './sitemap-parts.ts';
import { createSitemapProducts, productsPerFile } from './sitemap-products.ts';
import { sitemapRoutes } from './sitemap-routes.ts';
import { urlEntries } from './sitemap-xml.ts';
import { smallFiles } from './small-files.ts';

const origin = 'https://shop.example';

const page = (
  id: string,
  route: Partial<NonNullable<PageDocument['route']>>,
  robots?: 'noindex',
): PageDocument => ({
  kind: 'page',
  id,
  pageType: 'Page',
  layout: 'default',
  route: { name: id, paths: `/${id}`, access: 'public', ...route },
  ...(robots ? { seo: { robots } } : {}),
  regions: {},
});

interface Item {
  id: number;
  /** 0: none. */
  brand: number;
  categories?: readonly number[];
  languages: readonly string[];
  /** Including VAT; 10 where it does not matter. */
  price?: number;
}
const everywhere = ['fi', 'sv', 'en'];
const prefixOf = (language: string) => (language === 'fi' ? '' : `/${language}`);

/** 5 120 products; the last has no Swedish address. */
const usual: readonly Item[] = Array.from({ length: 5_120 }, (_, id) => ({
  id,
  brand: 1 + (id % 2),
  languages: id === 5_119 ? ['fi'] : everywhere,
}));

/** More than one answer holds. */
const drawings = Array.from({ length: 201 }, (_, at) => `drawing-${at}`);

/**
 * Answers as the contract says: lists hold what is published in their language, and skip at most 6,000.
 * @param isHosted as a platform that does not know our additions
 */
function answerOf(items: readonly Item[], isHosted = false) {
  const lists = new Map<string, Item[]>();
  return ({ operationName, variables }: CommerceRequest): CommerceAnswer => {
    const language = String(variables['languageId']).slice(0, 2);
    const prefix = prefixOf(language);
    if (operationName === 'SitemapGroups')
      return {
        data: {
          categories: [1, 2, 3].map(categoryId => ({
            categoryId,
            canonicalUrl: `${prefix}/c/renkaat&vanteet${categoryId > 1 ? categoryId : ''}`,
          })),
          brands: [1, 2].map(brandId => ({ brandId, canonicalUrl: `${prefix}/b/mönkö-${brandId}` })),
        },
      };
    if (operationName === 'SitemapDrawings') {
      if (isHosted) return { errors: [{ message: '', extensions: { code: 'NOT_SUPPORTED' } }] };
      const skip = Number(variables['skip']);
      const some = drawings.slice(skip, skip + 200).map(alias => ({ alias }));
      return { data: { assemblies: { count: drawings.length, assemblies: some } } };
    }
    if (operationName === 'SitemapContent')
      return { data: { cmsPages: [{ id: 104, canonicalUrl: language === 'sv' ? '/sv/kopvillkor' : null }] } };
    const { skip, take, filter } = variables as {
      skip: number;
      take: number;
      filter: {
        sort: string;
        brandIds?: number[];
        excludeBrandIds?: number[];
        categoryIds?: number[];
        excludeCategoryIds?: number[];
        price?: { lowest?: number; highest?: number };
        lowestProductId?: number;
        highestProductId?: number;
      };
    };
    const from = Math.min(skip, 6_000);
    const name = language + JSON.stringify(filter);
    const list =
      lists.get(name) ??
      items.filter(
        ({ id, languages, brand, categories = [1], price = 10 }) =>
          languages.includes(language) &&
          (filter.brandIds?.includes(brand) ?? true) &&
          !filter.excludeBrandIds?.includes(brand) &&
          (filter.categoryIds?.some(each => categories.includes(each)) ?? true) &&
          !filter.excludeCategoryIds?.some(each => categories.includes(each)) &&
          price >= (filter.price?.lowest ?? 0) &&
          price <= (filter.price?.highest ?? Infinity) &&
          (isHosted || (id >= (filter.lowestProductId ?? 0) && id <= (filter.highestProductId ?? Infinity))),
      );
    if (filter.sort === 'ALPHABETICAL_DESC' && !lists.has(name)) list.reverse();
    lists.set(name, list);
    const url = (each: string, id: number) => `${prefixOf(each)}/p/${id}`;
    return {
      data: {
        products: {
          count: list.length,
          products: list.slice(from, from + take).map(({ id, languages }) => ({
            canonicalUrl: url(language, id),
            alternativeUrls: languages.map(each => ({ language: each, url: origin + url(each, id) })),
            modifiedAt: id === 0 ? '2026-03-01T10:00:00.000Z' : null,
          })),
        },
      },
    };
  };
}

const asked: CommerceRequest[] = [];
const warned: unknown[] = [];
beforeEach(() => {
  asked.length = 0;
  warned.length = 0;
});

function world(plan: Partial<AddressPlan> = {}, items = usual, isHosted = false, features = ['club']) {
  const documents = [
    page('home', { paths: '/' }),
    page('brands', { paths: { fi: '/valmistaja', sv: '/tillverkare' } }),
    page('product', { paths: '/p/:alias' }),
    page('category', { paths: '/c/*' }),
    page('content', { paths: '/:alias' }),
    page('checkout', { personal: true }),
    page('account', { access: 'customer' }),
    page('search', {}, 'noindex'),
    page('start', { paths: '/start', feature: 'start-page' }),
    page('club', { paths: '/klubi', feature: 'club' }),
    page('assembly', { paths: '/d/*', feature: 'vehicles' }),
  ];
  const addresses = createAddresses({ ...plainPlan(origin), ...plan });
  const answer = answerOf(items, isHosted);
  const commerce: Commerce = {
    execute(request) {
      asked.push(request);
      return Promise.resolve(answer(request));
    },
  };
  const products = createSitemapProducts(
    commerce,
    '1|fi',
    () => addresses,
    ({ products: count }) => warned.push(count),
  );
  return httpWorld(
    [
      ...smallFiles({
        addresses: () => addresses,
        shop: () => demoProfile,
        worker: (_request, reply) => void reply.raw.end(),
        publicFiles: (_request, reply) => void reply.raw.end(),
      }),
      ...sitemapRoutes({
        pages: () => documents,
        source: products,
        drawings: createSitemapDrawings(commerce, '1|fi'),
        addresses: () => addresses,
        features,
      }),
    ],
    withSearchForm(
      (_request, reply) => sendText(reply, 200, 'a page'),
      () => addresses,
    ),
  );
}

it('names every sitemap in the index', async () => {
  const { get } = await world();
  const answer = await get('/sitemap.xml');
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect([...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc)).toEqual(
    ['pages', 'categories', 'products-1', 'products-2'].map(name => `${origin}/sitemap/${name}.xml`),
  );
});

it('lists public indexable pages that are switched on, and content pages, with their languages', async () => {
  const { get } = await world();
  const text = await (await get('/sitemap/pages.xml')).text();
  expect([...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
    `${origin}/`,
    `${origin}/sv`,
    `${origin}/en`,
    `${origin}/valmistaja`,
    `${origin}/sv/tillverkare`,
    `${origin}/en/valmistaja`,
    `${origin}/klubi`,
    `${origin}/sv/klubi`,
    `${origin}/en/klubi`,
    `${origin}/sv/kopvillkor`,
  ]);
  expect(text).toContain(`<xhtml:link rel="alternate" hreflang="sv" href="${origin}/sv/tillverkare"/>`);
  expect(text).toContain(`<xhtml:link rel="alternate" hreflang="x-default" href="${origin}/valmistaja"/>`);
});

it('lists every drawing in all languages where the shop has vehicles, and none of a platform without them', async () => {
  const drawn = async (isHosted: boolean, features: string[]) => {
    const { get } = await world({}, usual, isHosted, features);
    const answer = await get('/sitemap/pages.xml');
    expect(answer.status).toBe(200);
    return [...(await answer.text()).matchAll(/<loc>([^<]+\/d\/[^<]+)<\/loc>/g)].map(([, loc]) => loc);
  };
  const found = await drawn(false, ['vehicles']);
  expect(found).toHaveLength(drawings.length * 3);
  expect(found.slice(-3)).toEqual(['', '/sv', '/en'].map(prefix => `${origin}${prefix}/d/drawing-200`));
  expect(await drawn(false, [])).toEqual([]);
  expect(await drawn(true, ['vehicles'])).toEqual([]);
});

it('writes addresses that are valid in XML and in links', async () => {
  const { get } = await world();
  const text = await (await get('/sitemap/categories.xml')).text();
  expect(text).toContain(`<loc>${origin}/c/renkaat&amp;vanteet</loc>`);
  expect(text).toContain(`<loc>${origin}/sv/b/m%C3%B6nk%C3%B6-1</loc>`);
});

it('streams the products, each language of its own', async () => {
  const { get } = await world();
  const first = await (await get('/sitemap/products-1.xml', { 'accept-encoding': 'gzip' })).text();
  const second = await (await get('/sitemap/products-2.xml')).text();
  expect([first.match(/<url>/g)?.length, second.match(/<url>/g)?.length]).toEqual([15_000, 358]);
  expect(second).toMatch(/<url><loc>https:\/\/shop.example\/p\/5119<\/loc><\/url>\n<\/urlset>\n$/);
  expect((await get('/sitemap/products-3.xml')).status).toBe(404);
  expect((await get('/sitemap/products-0.xml')).status).toBe(404);
});

/** The entries of all files, and the alternates of each address. */
async function productEntries(items: readonly Item[], isHosted = false) {
  const { get } = await world({}, items, isHosted);
  const index = await (await get('/sitemap.xml')).text();
  const files = [...index.matchAll(/<loc>([^<]+products-\d+\.xml)<\/loc>/g)].map(([, loc = '']) => loc);
  const found = new Map<string, string[]>();
  let entries = 0;
  const order: string[] = [];
  for (const file of files) {
    const text = await (await get(new URL(file).pathname)).text();
    for (const [, loc = '', rest = ''] of text.matchAll(/<url><loc>([^<]+)<\/loc>(.*)<\/url>/g)) {
      entries += 1;
      order.push(loc);
      found.set(
        loc.slice(origin.length),
        [...rest.matchAll(/hreflang="([^"]+)"/g)].map(([, code = '']) => code),
      );
    }
  }
  return { entries, found, order };
}

it.each([
  [
    'products early in the list lack a language',
    1_788,
    (id: number) => (id % 12 ? everywhere : ['fi', 'sv']),
  ],
  ['products exist in one language only', 700, (id: number) => [everywhere[id % 3] ?? 'fi']],
  [
    'one language has far more products than the default one',
    5_400,
    (id: number) => (id < 5_300 ? ['sv'] : everywhere),
  ],
  [
    'lists do not reach the end of the catalogue',
    8_000,
    (id: number) => (id % 2 ? ['en', 'sv'] : ['fi', 'en']),
  ],
])('names every product once, with all its languages, when %s', async (_case, count, languagesOf) => {
  const items = Array.from({ length: count }, (_, id) => ({
    id,
    brand: 1 + (id % 2),
    languages: languagesOf(id),
  }));
  const { entries, found } = await productEntries(items);
  const wrong = items.flatMap(({ id, languages }) =>
    languages.filter(language => {
      const named = found.get(`${prefixOf(language)}/p/${id}`);
      const codes = [...languages, ...(languages.includes('fi') ? ['x-default'] : [])];
      const expected = languages.length > 1 ? codes : [];
      return named?.toSorted().join() !== expected.toSorted().join();
    }),
  );
  expect(wrong).toEqual([]);
  expect(entries).toBe(items.reduce((sum, { languages }) => sum + languages.length, 0));
});

it.each([
  ['cents', (id: number) => (id % 9_000) / 100],
  ['few prices', (id: number) => [0, 9.9, 10, 249, 250_000][id % 5] ?? 0],
  ['one price', () => 249],
  ['one price of most', (id: number) => (id < 13_000 ? 10 : id)],
])('names every product of one brand once that has more than lists reach, by %s', async (_case, priceOf) => {
  const items = Array.from({ length: 19_000 }, (_, id) => ({
    id,
    brand: 1,
    languages: ['fi'],
    price: priceOf(id),
  }));
  const { entries, found } = await productEntries(items);
  expect([entries, found.size]).toEqual([19_000, 19_000]);
});

it('divides by numbers wherever they lie', async () => {
  const far = Array.from({ length: 13_000 }, (_, id) => ({
    id: 2_147_483_647 - id * (id % 3 === 0 ? 1 : 9_000),
    brand: 1,
    languages: ['fi'],
  }));
  const { entries, found } = await productEntries(far);
  expect([entries, found.size]).toEqual([13_000, new Set(far.map(({ id }) => id)).size]);
});

/** What a platform has, of which it lists 6,000 in one order. */
const hosted: Record<string, (id: number) => Partial<Item>> = {
  'with prices': id => ({ price: (id * 7) % 900 }),
  'with some prices': id => ({ price: id < 9_000 ? 10 : 0, brand: 1 + (id % 2) }),
  'of one price, with brands': id => ({ brand: 1 + (id % 2) }),
  'of one price, most without a brand': id => ({
    brand: id < 7_000 ? 0 : 1 + (id % 2),
    categories: [1 + (id % 3)],
  }),
  'of one price and brand, in several categories each': id => ({
    categories: id % 4 === 0 ? [] : [1 + (id % 3), 2].filter((each, at, all) => all.indexOf(each) === at),
  }),
  'that nothing tells apart': () => ({}),
  'that nothing tells apart, each in a language or two': id => ({
    languages: id % 2 ? ['sv', 'en'] : ['fi', 'en'],
  }),
};

it.each(Object.keys(hosted))('names every one of 12,000 products of a hosted platform %s', async kind => {
  const items = Array.from({ length: 12_000 }, (_, id) => ({
    ...{ id, brand: 1, languages: ['fi'] },
    ...hosted[kind]?.(id),
  }));
  const { entries, found } = await productEntries(items, true);
  const addresses = items.reduce((sum, { languages }) => sum + languages.length, 0);
  expect([entries, found.size, warned]).toEqual([addresses, addresses, []]);
  const counts = asked.filter(({ variables }) => variables['take'] === 0).length;
  expect(counts).toBeLessThan(400);
});

it.each([true, false])(
  'names the same products in the same order at each reading: hosted %s',
  async isHosted => {
    const items = Array.from({ length: 7_000 }, (_, id) => ({
      id,
      brand: id % 3,
      languages: ['fi'],
      price: id % 9,
    }));
    const { order } = await productEntries(items, isHosted);
    expect((await productEntries(items, isHosted)).order).toEqual(order);
  },
);

it('says how many products no list of a platform reaches', async () => {
  const items = Array.from({ length: 13_000 }, (_, id) => ({ id, brand: 1, languages: ['fi'] }));
  const { found } = await productEntries(items, true);
  expect([found.size, warned]).toEqual([12_000, [1_000]]);
});

it('asks a platform for four parts at once, and stops dividing one that goes on ignoring filters', async () => {
  let [now, atOnce, counted] = [0, 0, 0];
  const parts = createSitemapParts({
    perFile: () => 5_000,
    brandIds: () => Promise.resolve(Array.from({ length: 200 }, (_, id) => id)),
    categoryIds: () => Promise.resolve(Array.from({ length: 900 }, (_, id) => id)),
    async count({ categoryIds, brandIds, excludeBrandIds }) {
      counted += 1;
      atOnce = Math.max(atOnce, (now += 1));
      await Promise.resolve();
      now -= 1;
      return { fi: categoryIds ? 0 : brandIds || excludeBrandIds ? 10_000 : 2_010_000 };
    },
    unreached: () => undefined,
  });
  expect((await parts('request')).length).toBe(201 * 3);
  expect(atOnce).toBe(4);
  expect(counted).toBeLessThan(20_500);
});

it('says when a page has last changed where that is known', async () => {
  const { get } = await world();
  const text = await (await get('/sitemap/products-1.xml')).text();
  expect(text.match(/<lastmod>[^<]+<\/lastmod>/g)).toEqual(
    Array.from({ length: 3 }, () => '<lastmod>2026-03-01T10:00:00.000Z</lastmod>'),
  );
  expect(text).toContain(`<loc>${origin}/sv/p/0</loc><lastmod>`);
});

it('keeps each file within what robots read, however many markets have addresses', () => {
  const many = (count: number) =>
    createAddresses({
      ...plainPlan(origin),
      marketInPath: true,
      markets: Array.from({ length: count }, (_, at) => {
        const country = String.fromCodePoint(65 + Math.floor(at / 26), 65 + (at % 26));
        return { alias: country.toLowerCase(), country, defaultLocale: 'fi', locales: ['fi', 'sv'] };
      }),
    });
  expect(productsPerFile(createAddresses(plainPlan(origin)))).toBe(5_000);
  for (const count of [2, 3, 6, 12, 30]) {
    const addresses = many(count);
    const one = urlEntries(addresses, [
      { paths: { fi: `/p/${'x'.repeat(60)}`, sv: `/p/${'x'.repeat(60)}` } },
    ]);
    const products = productsPerFile(addresses);
    expect(products).toBeGreaterThan(40);
    expect(products * (one.split('<url>').length - 1)).toBeLessThanOrEqual(50_000);
    expect(products * one.length).toBeLessThan(50_000_000);
  }
});

it('tells robots where the sitemap is', async () => {
  const { get } = await world();
  const answer = await get('/robots.txt');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(await (await get('/manifest.webmanifest')).json()).toMatchObject({
    name: 'ATV Huset',
    start_url: '/',
  });
  expect((await get('/favicon.ico')).headers.get('content-type')).toBe('image/svg+xml');
});

it('sends the search form to the search page', async () => {
  const { get } = await world();
  const answer = await get('/sv/s?q=snö+kedja');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sv/s/sn%C3%B6%20kedja']);
  expect((await get('/s')).status).toBe(200);
  expect((await get('/s?q=+')).status).toBe(200);
});
