/** How many statements each operation of our own client sends: every one is a round trip to the database. */
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { documents } from '#api/documents.gen.ts';
import { createBackend } from '#backend/index.ts';
import { type Caller, createHttpProvider } from '#backend/testing.ts';
import { statementsOf } from '#tests/support/count-statements.ts';
import { createDemoDatabase } from '#tests/support/demo-database.ts';

type Fields = Record<string, unknown>;

interface Card {
  alias: string;
  skus: { skuId: number; stock: { totalStock: number } }[];
}

const fi = { channelId: '1|fi', languageId: 'fi-FI', marketId: 'fi', cartMarketAlias: 'fi' };
const place = { ...fi, checkoutMarketId: 'fi', checkoutMarket: 'fi' };
const address = { firstName: 'Anna', lastName: 'Aalto', addressLine1: 'Tie 1', mobile: '0401234567' };
const billingAddress = { ...address, zip: '00100', city: 'Helsinki' };
const cards =
  '{ products(take: 24, filter: { facets: ["stock_in-stock"], sort: PRICE }) { products { alias skus { skuId stock { totalStock } } } } }';

/** Nothing is paid there. */
const provider = createHttpProvider({ name: 'none', url: 'http://127.0.0.1:9', secret: 'x', timeoutMs: 50 });
const payments = { provider, addresses: { returnUrl: () => 'http://shop.test', webhookUrl: () => '' } };

/** The demo shop without cached products; each operation answers with its data and counts its statements. */
async function openCountedShop() {
  const { db, url, drop } = await createDemoDatabase();
  onTestFinished(drop);
  const open = async () => {
    const backend = await createBackend({
      databaseUrl: url,
      logger: pino({ level: 'silent' }),
      origin: 'http://shop.test',
      connections: 15,
      orders: { payments, limits: { perNetwork: 100, perBuyer: 100 } },
    });
    onTestFinished(() => backend.close());
    return backend;
  };
  // Another instance finds the products, so that the counted one has none in its cache.
  const { data } = await (await open()).execute({ documentText: cards, caller: { requestId: 'r' } });
  const { products } = (data as { products: { products: Card[] } }).products;
  const backend = await open();
  const textOf = new Map(Object.values(documents).map(({ name, text }) => [name, text]));

  const over: string[] = [];

  /** Runs an operation and returns its data; what sends more than `ceiling` statements is noted in `over`. */
  async function most(ceiling: number, name: string, variables: Fields, caller: Partial<Caller> = {}) {
    let answer: unknown;
    const statements = await statementsOf(async () => {
      const { data: found, errors } = await backend.execute({
        documentText: textOf.get(name) ?? '',
        variables: { ...place, ...variables },
        caller: { requestId: 'r', ipAddress: '192.0.2.1', ...caller },
      });
      expect({ name, errors }).toEqual({ name, errors: undefined });
      answer = Object.values(found ?? {})[0];
    });
    if (statements.length > ceiling) over.push(`${name}: ${statements.length} (${statements.join(', ')})`);
    return answer;
  }

  return { db, most, over, products };
}

const skuOf = ({ skus }: Card | undefined = { alias: '', skus: [] }): number =>
  skus.find(({ stock }) => stock.totalStock > 3)?.skuId ?? 0;

it('reads lists and products in one statement, and in none when they are cached', async () => {
  const shop = await openCountedShop();
  const { most, over } = shop;
  const { alias } = shop.products[0] ?? { alias: '' };
  await most(0, 'ChannelMarkets', {});
  await most(0, 'CategoryTree', {});
  await most(0, 'Brands', {});
  await most(0, 'ListFacets', { filter: {} });
  await most(1, 'ProductList', { take: 24, withFacets: true, filter: { facets: ['stock_in-stock'] } });
  await most(0, 'ProductList', { take: 24, withFacets: true, filter: { facets: ['stock_in-stock'] } });
  // The vehicles of the shop are read once.
  await most(2, 'SearchSuggestions', { take: 6, filter: { searchText: 'akku', sort: 'RELEVANCE' } });
  await most(1, 'SearchSuggestions', { take: 6, filter: { searchText: 'vinssi', sort: 'RELEVANCE' } });
  // The product by its alias; then its group of variants, its package and their products.
  await most(5, 'ProductDetail', { alias });
  await most(0, 'ProductDetail', { alias });
  await most(0, 'PriceHistory', { alias });
  await most(2, 'RecommendedProducts', { alias });
  expect(over).toEqual([]);
});

it('buys with few statements, also of products that are not cached', async () => {
  const shop = await openCountedShop();
  const { most, over } = shop;
  const [first, second] = shop.products.map(skuOf).filter(Boolean);
  const { id } = (await most(1, 'CartGet', { id: '' })) as { id: string };
  await most(3, 'CartAdd', { id, item: { skuId: first, quantity: 1 } }, { idempotencyKey: 'one' });
  await most(2, 'CartAdd', { id, item: { skuId: first, quantity: 1 } }, { idempotencyKey: 'two' });
  await most(2, 'CartItemUpdate', { id, item: { skuId: first, quantity: 3 } });
  await most(3, 'CartAdd', { id, item: { skuId: second, quantity: 1 } });
  await most(1, 'CartGet', { id });
  // Another market shows the same cart in its prices; its products are read there once, and the new total is stored.
  await most(3, 'CartGet', { id, cartMarketAlias: 'se', languageId: 'sv-SE' });
  const checkout = { email: 'anna@example.com', billingAddress, acceptedConsents: ['order'] };
  const { paymentOptions } = (await most(5, 'CheckoutUpdate', { cartId: id, checkout })) as {
    paymentOptions: { id: number; checkoutType: string }[];
  };
  const paymentId = paymentOptions.find(({ checkoutType }) => checkoutType === 'STANDARD')?.id;
  const { orderId } = (await most(
    6,
    'OrderPlace',
    { cartId: id, checkout: { ...checkout, paymentId } },
    { idempotencyKey: 'three' },
  )) as { orderId: string };
  await most(7, 'OrderConfirmation', { id: orderId, cartId: id, paymentType: 'STANDARD' });
  // The stock of its product has changed, so that the product may be read again.
  await most(7, 'CartComplete', { id });
  expect(over).toEqual([]);
});

it('starts a session and reads the orders of an account in few statements', async () => {
  const shop = await openCountedShop();
  const { most, over } = shop;
  const { customer_id: customerId } = await shop.db
    .selectFrom('customer')
    .select('customer_id')
    .orderBy('customer_id')
    .executeTakeFirstOrThrow();
  const caller = { customerId };
  await most(2, 'AccountGet', {}, caller);
  // The first time the account gets its cart, which is written under a lock.
  const own = { ...caller, wantsAccountCart: true };
  const { id } = (await most(8, 'CartGet', { id: '' }, own)) as { id: string };
  await most(2, 'CartGet', { id }, own);
  const [first] = shop.products.map(skuOf).filter(Boolean);
  await most(4, 'CartAdd', { id, item: { skuId: first, quantity: 1 } }, caller);
  await most(8, 'CustomerOrders', {}, caller);
  expect(over).toEqual([]);
});
