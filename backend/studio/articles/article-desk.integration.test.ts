/** Stock and prices corrected by staff, on a real database: found, changed once on what was shown, logged and announced. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { ArticleCorrection, ArticleDetail } from '#studio-api/articles.ts';
import { aCampaign } from '#tests/support/samples/campaigns.ts';
import { aContext, goodCheckout, openSmallShop } from '#tests/support/worlds/small-shop.ts';
import { StudioError } from '../studio-error.ts';
import { createArticleDesk } from './article-desk.ts';

const ann = { id: randomUUID(), name: 'Ann', role: 'sales' as const, markets: null, ip: null };
const bo = { ...ann, id: randomUUID(), name: 'Bo' };
const five = { inStock: 5, oversellable: 0 };
const seven = { inStock: 7, oversellable: 2 };
const recount = { action: 'stock', was: five, stock: seven, reason: 'recounted' } as const;
const winch = { regular: 12_000, selling: 10_000 };
const dearer = { regular: 13_000, selling: 11_000 };
const reprice = { action: 'price', marketId: 'market-fi', was: winch, price: dearer, reason: '' } as const;

async function openDesk() {
  const shop = await openSmallShop();
  const desk = createArticleDesk(shop.db);
  const read = async (number: string): Promise<ArticleDetail> => {
    const article = await desk.read(number, 'fi-FI');
    if (!article) throw new Error(`no article ${number}`);
    return article;
  };
  const announced = async () =>
    (
      await shop.pool.query(
        `select kind, product_id from catalogue_change where kind <> 'all' order by product_id`,
      )
    ).rows;
  return {
    ...{ shop, desk, read, announced },
    correct: (correction: ArticleCorrection, by = ann, number = 'S1') =>
      desk.correct(number, correction, by, 'fi-FI'),
    find: async (search: string) => (await desk.find(search, 'fi-FI')).map(each => each.articleNumber),
  };
}

const codesOf = (outcomes: readonly PromiseSettledResult<unknown>[]): string[] =>
  outcomes
    .map(each => (each.status === 'fulfilled' ? 'done' : String((each.reason as StudioError).code)))
    .sort();

it('finds by number, with and without signs, by GTIN and by words of the name', async () => {
  const { shop, find, desk } = await openDesk();
  await shop.pool.query(
    `update sku set article_number = 'WIN-1003', gtin = '6412345678905' where sku_id = 1`,
  );
  for (const search of ['WIN-1003', 'win1003', 'win 10', '6412345678905'])
    expect(await find(search)).toEqual(['WIN-1003']);
  expect(await find('1 tuote')).toEqual(['WIN-1003']);
  // A package has no stock and price of its own; what is not sold any more is nowhere to be corrected.
  expect(await find('S7')).toEqual([]);
  await shop.pool.query('update sku set active = false where sku_id = 2');
  for (const none of ['S2', '', ' ', '%', '_uote', "'", '--', 'tuote x'])
    expect(await find(none)).toEqual([]);
  for (const none of ['S7', 'S2', 'win1003']) expect(await desk.read(none, 'fi-FI')).toBeNull();
});

it('stores a counted stock, says who did it and why, and tells every instance', async () => {
  const { correct, read, announced } = await openDesk();
  expect(await correct(recount)).toMatchObject(seven);
  const { history } = await read('S1');
  expect(history).toMatchObject([
    { action: 'article.stock', author: 'Ann', from: five, to: seven, reason: 'recounted' },
  ]);
  expect(await announced()).toContainEqual({ kind: 'stock', product_id: 1 });
  // Pressed again without another figure.
  await correct({ ...recount, was: seven });
  expect((await read('S1')).history).toHaveLength(1);
});

it('keeps a changed price in the price history, in its market alone', async () => {
  const { shop, correct, read, announced } = await openDesk();
  await correct(reprice);
  const { rows } = await shop.pool.query(
    `select market_id, selling_minor from price_log where product_id = 1 and valid_from > now() - interval '1 minute'
     order by valid_from desc limit 1`,
  );
  expect(rows).toEqual([{ market_id: 'market-fi', selling_minor: 11_000 }]);
  expect((await read('S1')).prices).toMatchObject([
    { marketId: 'market-fi', currency: 'EUR', ...dearer, campaign: null },
    { marketId: 'market-se', currency: 'SEK', regular: 100_000, selling: 100_000 },
  ]);
  // The package that has it costs something else as well.
  expect(await announced()).toEqual([
    { kind: 'price', product_id: 1 },
    { kind: 'price', product_id: 7 },
  ]);
  const cart = await shop.cartWith({ skuId: 1, quantity: 1 });
  const placed = await shop.orders.place(aContext(), cart, goodCheckout);
  expect(placed).toMatchObject({ orderId: expect.anything() });
});

it('corrects the price without the campaign, which goes on lowering it', async () => {
  const { shop, correct, read } = await openDesk();
  const effect = { action: 'percentage', basisPoints: 2000 };
  await aCampaign(shop.db, { campaign_id: 1, effect, in_price: true, product_ids: [1] });
  await shop.pool.query(`insert into campaign_product values (1, 1) on conflict do nothing`);
  await shop.pool.query(`update price set campaign_id = null where product_id = 1`);
  expect((await read('S1')).prices[0]).toMatchObject({ ...winch, campaign: 8_000 });
  await correct(reprice);
  expect((await read('S1')).prices[0]).toMatchObject({ ...dearer, campaign: 8_800 });
});

it('saves nothing when pieces were sold or a colleague was quicker, and answers what is so now', async () => {
  const { shop, correct, read } = await openDesk();
  const cart = await shop.cartWith({ skuId: 1, quantity: 2 });
  await shop.orders.place(aContext(), cart, goodCheckout);
  await expect(correct(recount)).rejects.toMatchObject({
    code: 'VERSION_MOVED',
    details: { article: { inStock: 3 } },
  });
  const left = { ...recount, was: { inStock: 3, oversellable: 0 } };
  expect(codesOf(await Promise.allSettled([correct(left), correct(left, bo)]))).toEqual([
    'VERSION_MOVED',
    'done',
  ]);
  expect(codesOf(await Promise.allSettled([correct(reprice), correct(reprice, bo)]))).toEqual([
    'VERSION_MOVED',
    'done',
  ]);
  expect((await read('S1')).history).toHaveLength(2);
});

it('knows no other articles and markets', async () => {
  const { correct } = await openDesk();
  await expect(correct(recount, ann, 'S99')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(correct({ ...reprice, marketId: 'market-no' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('names the other sizes, which have the same price', async () => {
  const { shop, read } = await openDesk();
  await shop.pool.query(`update sku set name = 'S' where sku_id = 1;
    insert into sku (sku_id, product_id, article_number, name, sort_order) values (100, 1, 'S1-M', 'M', 2);
    insert into stock (sku_id, in_stock) values (100, 1)`);
  expect(await read('S1')).toMatchObject({ variant: 'S', otherSizes: ['M'] });
});
