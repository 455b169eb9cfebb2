/** Channels, categories, brands, page headers and redirected addresses through GraphQL. */
import { expect, it } from 'vitest';
import { createTestBackend } from '#tests/support/test-backend.ts';
import type { World } from '#tests/support/worlds/world.ts';

async function someCategories(world: World): Promise<void> {
  await world.aBrand(1, 'North');
  await world.aBrand(2, 'Empty');
  await world.aCategory({ id: 1, name: 'Tyres', order: 2 });
  await world.aCategory({ id: 2, name: 'Winches', order: 1 });
  await world.aCategory({ id: 3, parent: 1, name: 'Winter' });
  await world.aCategory({ id: 4, parent: 1, name: 'Secret', hidden: true });
  await world.aCategory({ id: 5, parent: 4, name: 'Below secret' });
  await world.aCategory({ id: 6, texts: { 'fi-FI': { alias: 'vain-suomeksi', name: 'Vain suomeksi' } } });
  await world.aProduct({ id: 1, prices: { se: null } });
  await world.aSetting('site.meta', {
    fi: { title: 'Mönkijäkauppa', description: 'Osia' },
    sv: { title: 'Fyrhjulingsbutik' },
  });
  await world.aSetting('site.lists', { 'atv-huset': { name: { fi: 'Osat', sv: 'Delar' }, facets: ['c_1'] } });
}

const names = (list: unknown) => (list as { name: string }[]).map(({ name }) => name);

it('lists the tree in its order without hidden categories and those without a text in the language', async () => {
  const { query } = await createTestBackend(someCategories);
  const ask =
    'query ($languageId: String, $h: Boolean, $p: Int) { categories(languageId: $languageId, includeHidden: $h, parentCategoryId: $p) { name } }';
  const namesOf = async (variables: Record<string, unknown>) =>
    names((await query(ask, variables))['categories']);
  expect(await namesOf({ languageId: 'fi-FI' })).toEqual(['Winches', 'Tyres', 'Winter', 'Vain suomeksi']);
  expect(await namesOf({ languageId: 'sv', p: 0 })).toEqual(['Winches', 'Tyres']);
  expect(await namesOf({ p: 1, h: true })).toEqual(['Winter', 'Secret']);
});

it('finds one category by id before alias, and null for a miss', async () => {
  const { query } = await createTestBackend(someCategories);
  const ask =
    'query ($id: Int, $alias: String, $languageId: String) { category(categoryId: $id, alias: $alias, languageId: $languageId) { categoryId canonicalUrl parentCategoryId isHidden } }';
  expect(await query(ask, { id: 3, alias: 'tyres' })).toEqual({
    category: { categoryId: 3, canonicalUrl: '/c/tyres/winter', parentCategoryId: 1, isHidden: false },
  });
  expect(await query(ask, { alias: 'winches', languageId: 'sv-SE' })).toMatchObject({
    category: { canonicalUrl: '/sv/c/winches' },
  });
  expect(await query(ask, { alias: 'vain-suomeksi', languageId: 'sv-SE' })).toEqual({ category: null });
  expect(await query(ask, {})).toEqual({ category: null });
});

it('lists brands that have a product in the market', async () => {
  const { query } = await createTestBackend(someCategories);
  const ask = 'query ($marketId: String) { brands(marketId: $marketId) { name canonicalUrl } }';
  expect(await query(ask, { marketId: 'fi' })).toEqual({
    brands: [{ name: 'North', canonicalUrl: '/b/north' }],
  });
  expect(await query(ask, { marketId: 'se' })).toEqual({ brands: [] });
});

const pageInfo = `query ($alias: String, $url: String, $languageId: String) {
  listPageInfo(alias: $alias, url: $url, languageId: $languageId) { id name canonicalUrl meta { title description } subCategories { name } } }`;

it('returns page headers of a category, a brand and a custom list by alias or address (R-ROUTE-8)', async () => {
  const { query } = await createTestBackend(someCategories);
  const tyres = {
    listPageInfo: {
      id: 1,
      name: 'Tyres',
      canonicalUrl: '/c/tyres',
      meta: { title: 'Tyres', description: null },
      subCategories: [{ name: 'Winter' }],
    },
  };
  expect(await query(pageInfo, { alias: 'tyres' })).toEqual(tyres);
  expect(await query(pageInfo, { url: '/c/whatever/tyres/' })).toEqual(tyres);
  for (const url of ['/fi/c/tyres', '/FI/fi-FI/c/tyres?page=2', 'https://other.example/se/fi/c/tyres']) {
    expect(await query(pageInfo, { url })).toEqual(tyres);
  }
  expect(await query(pageInfo, { alias: 'north', languageId: 'sv-SE' })).toMatchObject({
    listPageInfo: { id: 1, canonicalUrl: '/sv/b/north' },
  });
  expect(await query(pageInfo, { url: '/sv/l/atv-huset', languageId: 'sv-SE' })).toMatchObject({
    listPageInfo: { name: 'Delar', canonicalUrl: '/sv/l/atv-huset' },
  });
});

it('returns the texts of the site without arguments, and null for an unknown page', async () => {
  const { query } = await createTestBackend(someCategories);
  expect(await query(pageInfo, { alias: null, url: '', languageId: 'sv-SE' })).toMatchObject({
    listPageInfo: { name: 'Test shop', meta: { title: 'Fyrhjulingsbutik', description: null } },
  });
  for (const front of [
    {},
    { url: '/' },
    { url: '/sv/' },
    { url: 'http://shop.test' },
    { alias: 'frontpage' },
  ]) {
    expect(await query(pageInfo, { ...front, languageId: 'sv-SE' })).toMatchObject({
      listPageInfo: { canonicalUrl: null, meta: { title: 'Fyrhjulingsbutik' } },
    });
  }
  for (const url of ['%%%', 'x', '/x', '/c', '/c/', '/fi/c/nothing', 'http://[']) {
    expect(await query(pageInfo, { url })).toEqual({ listPageInfo: null });
  }
  expect(await query(pageInfo, { alias: 'nothing' })).toEqual({ listPageInfo: null });
  expect(await query(pageInfo, { url: '/p/product-1' })).toEqual({ listPageInfo: null });
  expect(await query(pageInfo, { alias: 'vain-suomeksi', languageId: 'sv-SE' })).toEqual({
    listPageInfo: null,
  });
});

it('returns the new address of an old one', async () => {
  const { query, world } = await createTestBackend();
  await world.db.insertInto('url_history').values({ old_url: '/p/old', new_url: '/p/new' }).execute();
  const ask = 'query ($url: String) { urlHistory(url: $url) { newUrl } }';
  expect(await query(ask, { url: 'http://shop.test/p/old/?x=1' })).toEqual({
    urlHistory: { newUrl: '/p/new' },
  });
  for (const url of ['/p/none', '', null, '%00', '%'])
    expect(await query(ask, { url })).toEqual({ urlHistory: null });
});

it('describes the channel with its markets, whatever channel is requested', async () => {
  const { query } = await createTestBackend();
  const ask =
    'query ($channelId: String) { channel(channelId: $channelId) { id defaultMarketId markets { alias allowedLanguages { id } country { name } currency { code rate } } } channels { id } }';
  const expected = {
    channel: {
      id: '1|fi',
      defaultMarketId: 'market-fi',
      markets: [
        { alias: 'fi', allowedLanguages: [], country: { name: 'Suomi' }, currency: { code: 'EUR', rate: 1 } },
        {
          alias: 'se',
          allowedLanguages: [],
          country: { name: 'Sverige' },
          currency: { code: 'SEK', rate: 11 },
        },
      ],
    },
    channels: [{ id: '1|fi' }],
  };
  expect(await query(ask, { channelId: '1|fi' })).toEqual(expected);
  for (const channelId of ['1|se', '1', "1|x' or 1=1", '2|fi', '']) {
    expect(await query(ask, { channelId })).toEqual(expected);
  }
});

it('resolves market and language from undeclared variables, and prefers arguments of a field', async () => {
  const { query } = await createTestBackend(someCategories);
  const bare = '{ product(productId: 1) { canonicalUrl unitPrice { currency { code } } } }';
  expect(await query(bare, { languageId: 'sv', marketId: 'market-fi', channelId: 'unknown' })).toEqual({
    product: { canonicalUrl: '/sv/p/product-1', unitPrice: { currency: { code: 'EUR' } } },
  });
  expect(await query(bare, { languageId: "fi' OR 1=1--", marketId: 17 })).toMatchObject({
    product: { canonicalUrl: '/p/product-1' },
  });
  expect(
    await query('{ product(productId: 1, languageId: "fi-FI") { canonicalUrl } }', { languageId: 'sv-SE' }),
  ).toEqual({
    product: { canonicalUrl: '/p/product-1' },
  });
});
