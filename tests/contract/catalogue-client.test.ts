/** A client that was written from the contract alone: every question with every field its answer can have, against the demo shop. */
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { createBackend } from '#backend/create-backend.ts';
import { silentLogger } from '#backend/database/logger.ts';
import { seedShop } from '#backend/seed/seed.ts';
import { blankStudio } from '#backend/seed/studio.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { allPaths, filledPaths, wholeDocument } from './contract-documents.ts';

async function openDemoShop() {
  const { db, url, drop } = await createTestDatabase();
  onTestFinished(drop);
  await seedShop({ db, products: 400, logger: silentLogger, studio: blankStudio });
  const backend = await createBackend({
    databaseUrl: url,
    logger: pino({ level: 'silent' }),
    origin: 'http://shop.test',
    poolSize: 4,
  });
  onTestFinished(() => backend.close());

  /** The answer of one operation, asked with all its fields; a refusal fails the case. */
  async function ask<Data = unknown>(
    kind: 'query' | 'mutation',
    field: string,
    variables: Record<string, unknown> = {},
    depth = 4,
  ): Promise<Data> {
    const documentText = wholeDocument(kind, field, depth);
    const { data, errors } = await backend.execute({ documentText, variables, caller: { requestId: 'r' } });
    expect({ field, variables, errors }).toEqual({ field, variables, errors: undefined });
    return (JSON.parse(JSON.stringify(data)) as Record<string, Data>)[field] as Data;
  }
  return { db, ask };
}

type Shop = Awaited<ReturnType<typeof openDemoShop>>;
type Fields = Record<string, unknown>;

interface Listed {
  count: number;
  products: (Fields & { productId: number; alias: string; articleNumber: string; type: string })[];
  filters: { price: Fields; facets: (Fields & { values: { facetId: string }[] })[] };
}

/** What the demo shop has nothing to say about. */
const neverFilled = [
  /^skus\.stock\.incoming|\.shelf$/,
  /meta\.keywords$/,
  /primaryCategory\.secondaryDescription$/,
  /parameters\.description$/,
  /groups\.image$/,
  /googleTaxonomy\.parentId$/,
  // The parts of a tree that its upper levels do not have.
  /variants\.skuId$|^(?:products\.)?currentProductVariant\.skuId$/,
  /variants\.attributes\./,
  /variants\.variants\./,
  /discountCampaigns\./,
];

function expectFilled(type: string, values: readonly unknown[], depth: number, but: readonly RegExp[] = []) {
  const filled = filledPaths(values);
  const empty = allPaths(type, depth).filter(path => !filled.has(path));
  const allowed = [...neverFilled, ...but];
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

it('answers every list with every field, in every market and language', async () => {
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
  expectFilled('ProductsResultType', pages, 4);

  for (const place of places) {
    for (const take of [0, 20, null])
      await ask('query', 'products', { ...place, take, filter: null, url: '' });
    const { filters, products } = await ask<Listed>('query', 'products', { ...place, take: 3 });
    // Every facet that is offered can be sent back.
    for (const { values } of filters.facets) {
      const facets = values.slice(0, 2).map(({ facetId }) => facetId);
      const narrowed = await ask<Listed>('query', 'products', {
        ...place,
        take: 1,
        filter: { facets, filterMode: 'BY_GROUP' },
      });
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

it('answers every product with every field: variants, packages, relations, prices', async () => {
  const { ask } = await openDemoShop();
  const { products } = await ask<Listed>('query', 'products', { take: 200, filter: { sort: 'BRAND' } });
  const few = products.filter(({ type }, at) => type === 'package' || at % 4 === 0);
  const whole: unknown[] = [];
  const related: unknown[] = [];
  for (const { alias, productId } of few) {
    whole.push(await ask('query', 'product', { alias }, 6));
    related.push(await ask('query', 'relatedProducts', { alias }));
    const swedish = await ask<{ alias: string }>('query', 'product', { productId, alias, ...places[1] });
    expect(await ask('query', 'product', { alias: swedish.alias, ...places[1] })).toEqual(swedish);
  }
  expectFilled('ProductType', whole, 4);
  expectFilled('RelatedProductType', related, 4, [/incoming$/]);
  expect(await ask('query', 'product', { alias: 'nothing' })).toBeNull();
  expect(await ask('query', 'product', { productId: 1 })).toBeNull();
  expect(await ask('query', 'relatedProducts', { alias: 'nothing' })).toEqual([]);
  expect(await ask('query', 'reviews', { alias: 'nothing' })).toMatchObject({ count: 0 });
});

it('answers channels, categories, brands, pages and menus with every field', async () => {
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
    for (const { alias, canonicalUrl } of [...categories.slice(0, 12), ...brands.slice(0, 3)]) {
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
    expectFilled('MenuType', menus, 4);
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

it('answers areas and pages with every field and a widget of every kind', async () => {
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
    'Flowbox',
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
  // Nobody without a token that says so sees a draft.
  expect(await ask('query', 'widgetArea', { alias: 'kevatkampanja', preview: true })).toBeNull();
  expect(await ask('query', 'widgetArea', { alias: 'nothing' })).toBeNull();
});

const address = {
  firstName: 'Anna',
  lastName: 'Aalto',
  addressLine1: 'Tie 1',
  zip: '00100',
  city: 'Helsinki',
};

/** From an empty cart to an order, with every field of every answer. */
async function buy({ ask }: Shop, place: Fields): Promise<void> {
  interface Cart {
    id: string;
    items: { id: string; groupKey: string | null; product: Fields }[];
  }
  const { id } = await ask<Cart>('query', 'getCart', { ...place, id: '' });
  const { products } = await ask<Listed>('query', 'products', {
    ...place,
    take: 5,
    filter: { facets: ['stock_in-stock'], sort: 'PRICE' },
  });
  const skus = products.map(product => (product['skus'] as { skuId: number }[])[0]?.skuId);
  await ask('mutation', 'addToCart', { ...place, id, item: { skuId: skus[0], quantity: 2 } });
  const cart = await ask<Cart>('mutation', 'addToCart', {
    ...place,
    id,
    item: { skuId: skus[1], quantity: 1 },
  });
  await ask('mutation', 'updateCartItem', { ...place, id, item: { id: cart.items[0]?.id, quantity: 1 } });
  await ask('mutation', 'setCartMerchantData', { ...place, id, merchantData: '{"a":1}' });
  await ask('query', 'getCart', { ...place, id, forceRefresh: true }, 5);
  const { id: copy } = await ask<Cart>('mutation', 'cloneCart', { ...place, id, resetPromotions: true });
  await ask('mutation', 'clearCart', { ...place, id: copy });
  const checkout = {
    email: 'anna@example.com',
    billingAddress: address,
    paymentId: 0,
    shippingId: 0,
    externalShippingFee: -1,
  };
  const { paymentOptions } = await ask<{ paymentOptions: { id: number; checkoutType: string }[] }>(
    'mutation',
    'createOrUpdateCheckout',
    { ...place, cartId: id, checkout },
  );
  const paymentId = paymentOptions.find(({ checkoutType }) => checkoutType === 'STANDARD')?.id;
  await ask('query', 'validateOrderConditions', { ...place, cartId: id, email: 'anna@example.com' });
  await ask('query', 'validateOrderCreation', { ...place, cartId: id, checkout: { ...checkout, paymentId } });
  const placed = await ask<{ publicId: string; status: string }>('mutation', 'placeOrder', {
    ...place,
    cartId: id,
    checkout: { ...checkout, paymentId },
  });
  expect(placed).toMatchObject({ status: 'completed', publicId: expect.any(String) });
  await ask('query', 'getOrderPublic', { ...place, publicOrderId: placed.publicId }, 5);
  await ask('query', 'checkout', { ...place, id: placed.publicId, cartId: id, paymentType: 'STANDARD' });
}

it('buys with every field of cart, checkout and order', async () => {
  const shop = await openDemoShop();
  await buy(shop, {});
});
