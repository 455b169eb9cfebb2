/** Queries generated from the contract alone, each with every possible field, against the demo shop. */
import { expect, it } from 'vitest';
import { allPaths, filledPaths } from './contract-documents.ts';
import { type Fields, type Listed, openDemoShop } from './demo-shop.ts';

/** Fields that the demo shop leaves empty. */
const unusedFields = [
  /^skus\.stock\.incoming|\.shelf$/,
  /meta\.keywords$/,
  /discountCampaigns\.(?:category|actionValue)$/,
  /primaryCategory\.secondaryDescription$/,
  /parameters\.description$/,
  /groups\.image$/,
  /googleTaxonomy\.parentId$/,
  // What the folder of a shop does not say: the shop itself has no use for them.
  /productImages\.tags$/,
  /^containers\.(?:widgets\.)?classNames$/,
  // Parts that only the lower levels of a tree have.
  /variants\.skuId$|^(?:products\.)?currentProductVariant\.skuId$/,
  /variants\.attributes\./,
  /variants\.variants\./,
];

function expectFilled(type: string, values: readonly unknown[], depth: number, but: readonly RegExp[] = []) {
  const filled = filledPaths(values);
  const empty = allPaths(type, depth).filter(path => !filled.has(path));
  const allowed = [...unusedFields, ...but];
  expect({ type, empty: empty.filter(path => !allowed.some(form => form.test(path))) }).toEqual({
    type,
    empty: [],
  });
}

const places = [
  {},
  { languageId: 'sv-SE', marketId: 'se' },
  { languageId: 'sv', marketId: 'dk', channelId: '1|se' },
  { languageId: '', marketId: null, channelId: 'nothing' },
];

it('returns every list with every field, in every market and language', async () => {
  const { ask } = await openDemoShop();
  const everything = { take: 200, filter: { includeCollapsed: true, sort: 'LATEST' } };
  const pages = [
    await ask<Listed>('query', 'products', everything),
    await ask<Listed>('query', 'products', { ...everything, skip: 200 }),
  ];
  expect(pages.map(({ count, products }) => [count, products.length])).toEqual([
    [400, 200],
    [400, 200],
  ]);
  const understood = await ask<Listed>('query', 'products', {
    take: 1,
    filter: { searchText: 'vinssi TRX520', sort: 'RELEVANCE' },
  });
  const unknown = await ask<Listed>('query', 'products', {
    take: 1,
    filter: { searchText: 'akkuporakone', sort: 'RELEVANCE' },
  });
  const machine = await ask<Listed>('query', 'products', {
    take: 1,
    filter: { searchText: 'outlander 651', sort: 'RELEVANCE' },
  });
  const listed = pages.flatMap(({ products }) => products);
  const [replaced] = listed.flatMap(({ interchange }) => interchange as { number: string }[]);
  const numbered = await ask<Listed>('query', 'products', {
    take: 1,
    filter: { searchText: replaced?.number, sort: 'RELEVANCE' },
  });
  expectFilled('ProductsResultType', [...pages, understood, unknown, machine, numbered], 4);
  expect(new Set(listed.map(product => product['discountType']))).toEqual(
    new Set(['NONE', 'SALE_PRICE', 'PRICE_CAMPAIGN']),
  );

  for (const place of places) {
    for (const take of [0, 20, null])
      await ask('query', 'products', { ...place, take, filter: null, url: '' });
    const { filters, products } = await ask<Listed>('query', 'products', { ...place, take: 3 });
    // Every offered facet is accepted as a filter.
    for (const { values } of filters.facets) {
      const facets = values.slice(0, 2).map(({ facetId }) => facetId);
      const narrowed = await ask<Listed>(
        'query',
        'products',
        { ...place, take: 1, filter: { facets, filterMode: 'BY_GROUP' } },
        2,
      );
      expect(narrowed.count).toBeGreaterThan(0);
    }
    const productIds = products.map(({ productId }) => productId).toReversed();
    const articleNumbers = products.map(({ articleNumber }) => articleNumber);
    for (const filter of [{ productIds }, { articleNumbers: articleNumbers.toReversed() }]) {
      const named = await ask<Listed>('query', 'products', { ...place, filter });
      expect(named.products.map(({ productId }) => productId)).toEqual(productIds);
    }
  }
});

it('returns every product with every field: variants, packages, relations, prices', async () => {
  const { ask } = await openDemoShop();
  const { products } = await ask<Listed>('query', 'products', { take: 200, filter: { sort: 'BRAND' } });
  const inCampaign = products.filter(product => (product['discountCampaigns'] as unknown[]).length > 0);
  const others = products.filter(({ type }, at) => type === 'package' || at % 8 === 0);
  const isForOneEnd = (product: Fields) =>
    (product['fittingVehicles'] as { place: string | null }[]).some(({ place }) => place !== null);
  const few = new Set([...inCampaign.slice(0, 3), ...others, ...products.filter(isForOneEnd).slice(0, 1)]);
  const whole: unknown[] = [];
  const related: unknown[] = [];
  for (const { alias, productId } of few) {
    whole.push(await ask('query', 'product', { alias }, 6));
    related.push(await ask('query', 'relatedProducts', { alias }));
    const swedish = await ask<{ alias: string }>('query', 'product', { productId, alias, ...places[1] });
    expect(await ask('query', 'product', { alias: swedish.alias, ...places[1] })).toEqual(swedish);
  }
  expectFilled('ProductType', whole, 4);
  expectFilled('RelatedProductType', related, 4, [
    /incoming$/,
    // Of the whole product; ProductType is looked at above.
    /^product\.(currentProductVariant|productPackage|packageFit|lowestPackagePrice|fittingVehicles\.place)\b/,
  ]);
  expect(await ask('query', 'product', { alias: 'nothing' })).toBeNull();
  expect(await ask('query', 'product', { productId: 99_999_999 })).toBeNull();
  expect(await ask('query', 'relatedProducts', { alias: 'nothing' })).toEqual([]);
  expect(await ask('query', 'reviews', { alias: 'nothing' })).toMatchObject({ count: 0 });
});

it('returns channels, categories, brands, pages and menus with every field', async () => {
  const { ask } = await openDemoShop();
  for (const place of places) {
    const channel = await ask<Fields>('query', 'channel', { channelId: place.channelId });
    expect(channel).toMatchObject({ id: '1|fi' });
    expectFilled('ChannelType', [channel, await ask('query', 'channels')], 4);
    const categories = await ask<{ alias: string; categoryId: number; canonicalUrl: string }[]>(
      'query',
      'categories',
      { ...place, includeHidden: true },
    );
    expectFilled('CategoryType', categories, 4);
    const brands = await ask<{ alias: string; canonicalUrl: string }[]>('query', 'brands', place);
    expectFilled('BrandListType', brands, 4, [/^backgroundImage$/]);
    const infos: unknown[] = [await ask('query', 'listPageInfo', place)];
    for (const { alias, canonicalUrl } of [...categories.slice(0, 5), ...brands.slice(0, 2)]) {
      const info = await ask('query', 'listPageInfo', { ...place, alias });
      expect(await ask('query', 'listPageInfo', { ...place, url: canonicalUrl })).toEqual(info);
      infos.push(info);
    }
    for (const { categoryId, alias } of categories.slice(0, 3)) {
      expect(await ask('query', 'category', { ...place, categoryId })).toMatchObject({ alias });
    }
    expectFilled('PageInfoType', infos, 4, [/^meta/]);
    const menus = await Promise.all(
      ['main-desktop', 'main-mobile', 'top-bar', 'footer-first', 'footer-second', 'info-pages'].map(at =>
        ask<Fields>('query', 'getMenuAtLocation', { ...place, menuLocationId: at, customerGroupId: 7 }),
      ),
    );
    // Only entries of the first level advertise.
    expectFilled('MenuType', menus, 4, [/children\.promotion\./]);
    for (const url of ['/l/atv-huset', '/l/talvi', 'http://shop.test/fi/l/talvi/?page=2']) {
      expect(await ask('query', 'listPageInfo', { ...place, url })).toMatchObject({ id: expect.any(Number) });
      expect((await ask<Listed>('query', 'products', { ...place, url })).count).toBeGreaterThan(20);
    }
  }
  expect(await ask('query', 'urlHistory', { url: '/ota-yhteytta' })).toEqual({
    oldUrl: '/ota-yhteytta',
    newUrl: '/asiakaspalvelu',
  });
  expect(await ask('query', 'urlHistory', { url: '/nothing' })).toBeNull();
  expect(await ask('query', 'listPageInfo', { alias: 'nothing' })).toBeNull();
  expect(await ask('query', 'getMenuAtLocation', { menuLocationId: 'nowhere' })).toBeNull();
});

it('returns areas and pages with every field and every widget of the demo', async () => {
  const { ask } = await openDemoShop();
  interface Area {
    id: number;
    tags: string[];
    containers: { widgets: { name: string; type: string; configuration: string }[] }[];
  }
  const pages = await ask<{ alias: string; tags: string[] }[]>('query', 'cmsPages');
  const areas = [
    await ask<Area>('query', 'widgetArea', { family: 'Frontpage', areaName: 'The front page area' }),
  ];
  for (const { alias } of pages) areas.push(await ask<Area>('query', 'widgetArea', { alias, family: '' }));
  expectFilled('PageWidgetPageType', pages, 4);
  expectFilled('PageWidgetCollectionType', areas, 4);
  const widgets = areas.flatMap(({ containers }) => containers.flatMap(container => container.widgets));
  expect([...new Set(widgets.map(({ name }) => name))].sort()).toEqual([
    'Banner',
    'Buttons',
    'HTML',
    'Image',
    'JSON',
    'Product list',
    'Rich text',
    'Text',
    'Video',
  ]);
  for (const { name, type, configuration } of widgets) {
    expect(type).toBe(`${name}PageWidget`);
    expect(JSON.parse(configuration)).toMatchObject({ name, active: expect.any(Boolean) });
  }
  const byTag = (variables: Fields) => ask<{ alias: string }[]>('query', 'cmsPages', variables);
  expect((await byTag({ includeTags: ['#demo'] })).map(({ alias }) => alias)).toEqual(['rakennusosat']);
  expect(await byTag({ includeTags: ['demo'] })).toEqual([]);
  expect(await byTag({ excludeTags: ['#demo'] })).toHaveLength(pages.length - 1);
  const bottom = { family: 'Productlist', areaName: 'The bottom part of the product list' };
  const filters = [{ key: 'Campaign', value: 'x' }, { key: null, value: '' }, null];
  const person = await ask<Area>('query', 'widgetArea', { ...bottom, filters, customerType: 'PERSON' });
  const organisation = await ask<Area>('query', 'widgetArea', { ...bottom, customerType: 'ORGANIZATION' });
  expect(organisation.id).not.toBe(person.id);
  // Drafts need a preview token.
  expect(await ask('query', 'widgetArea', { alias: 'kevatkampanja', preview: true })).toBeNull();
  expect(await ask('query', 'widgetArea', { alias: 'nothing' })).toBeNull();
});
