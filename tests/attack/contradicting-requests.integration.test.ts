/** Requests that contradict themselves or the rules of a cart, through the whole API: the server decides (R-CART-5, R-DATA-20). */
import { expect, it } from 'vitest';
import { aCode } from '../support/samples/campaigns.ts';
import { goodCheckout } from '../support/worlds/small-shop.ts';
import { openSmallShopApi } from '../support/worlds/small-shop-api.ts';

const cartParts = `id promoCode items { skuId quantity groupKey totalPrice { sellingPriceIncVat currency { code } } }
  summary { total { sellingPriceIncVat currency { code } } shipping { feeIncVat } }`;
const operations = {
  get: `query ($id: String, $marketId: String, $languageId: String, $channelId: String) { getCart(id: $id, marketId: $marketId, languageId: $languageId, channelId: $channelId) { ${cartParts} } }`,
  add: `mutation ($id: String!, $item: CartItemInputType!, $marketId: String) { addToCart(id: $id, item: $item, marketId: $marketId) { ${cartParts} } }`,
  change: `mutation ($id: String!, $item: CartItemInputType!) { updateCartItem(id: $id, item: $item) { ${cartParts} } }`,
  addPackage: `mutation ($id: String!, $packageId: Int!, $selections: [ProductPackageSelectionType!]!) { addPackageToCart(id: $id, packageId: $packageId, selections: $selections) { ${cartParts} } }`,
  changeGroup: `mutation ($id: String!, $group: CartGroupInputType!) { updateCartGroup(id: $id, item: $group) { ${cartParts} } }`,
  code: `mutation ($id: String!, $promoCode: String!) { setCartPromoCode(id: $id, promoCode: $promoCode) { ${cartParts} } }`,
  place: `mutation ($id: String!, $checkout: CheckoutInputType!, $marketId: String) { placeOrder(cartId: $id, checkout: $checkout, marketId: $marketId) { orderId } }`,
};

interface WireCart {
  id: string;
  promoCode: string | null;
  items: {
    skuId: number;
    quantity: number;
    groupKey: string | null;
    totalPrice: { sellingPriceIncVat: number; currency: { code: string } } | null;
  }[];
  summary: {
    total: { sellingPriceIncVat: number; currency: { code: string } };
    shipping: { feeIncVat: number } | null;
  };
}

async function openWorld() {
  const api = await openSmallShopApi();
  const { ask } = api;
  const cartOf = async (document: string, variables: Record<string, unknown>) =>
    Object.values(await ask<Record<string, WireCart>>(document, variables))[0] as WireCart;
  return { ...api, cartOf };
}

const currenciesOf = ({ items, summary }: WireCart) =>
  new Set([
    summary.total.currency.code,
    ...items.flatMap(({ totalPrice }) => totalPrice?.currency.code ?? []),
  ]);

/** @proves FAULT-23 */
it('keeps one currency per cart whatever market, channel and language a request names', async () => {
  const { cartOf, shop, ask, rejection } = await openWorld();
  const id = await shop.cartWith({ skuId: 2, quantity: 1 });
  const expected = [
    [{ marketId: 'fi', channelId: '999|xx' }, 'EUR'],
    [{ marketId: 'se', languageId: 'fi-FI' }, 'SEK'],
    [{ marketId: 'zz', languageId: "fi' OR 1=1--" }, 'EUR'],
    [{ marketId: '__proto__' }, 'EUR'],
  ] as const;
  for (const [claims, currency] of expected)
    expect([claims, ...currenciesOf(await cartOf(operations.get, { id, ...claims }))]).toEqual([
      claims,
      currency,
    ]);
  await cartOf(operations.add, { id, marketId: 'se', item: { skuId: 1, quantity: 1 } });
  const order = { id, marketId: 'nonsense', checkout: goodCheckout };
  // The last answer named a total in kronor.
  expect(await rejection(operations.place, order)).toMatchObject({ code: 'CART_CHANGED' });
  await cartOf(operations.get, { id, marketId: 'nonsense' });
  const { placeOrder } = await ask<{ placeOrder: { orderId: string } }>(operations.place, order);
  const { rows } = await shop.pool.query<{ currency_code: string; market_id: string }>(
    'select currency_code, market_id from shop_order where order_id = $1',
    [placeOrder.orderId],
  );
  expect(rows).toEqual([{ currency_code: 'EUR', market_id: 'market-fi' }]);
});

/** @proves FAULT-27, FAULT-28 */
it('reaches no negative line and no quantity above the limit on any way into the cart', async () => {
  const { cartOf, rejection, shop } = await openWorld();
  await shop.pool.query('update stock set in_stock = 50000 where sku_id in (1, 2, 3)');
  const id = await shop.cartWith({ skuId: 3, quantity: 1 }, { skuId: 2, quantity: 9_999 });
  const selections = [{ groupId: 1, optionId: 11, skuId: 1 }];
  const group = (await cartOf(operations.addPackage, { id, packageId: 7, selections })).items.find(
    ({ groupKey }) => groupKey,
  );
  const before = await cartOf(operations.get, { id });
  const tries: [string, Record<string, unknown>][] = [
    [operations.add, { id, item: { skuId: 2, quantity: 1 } }],
    [operations.add, { id, item: { skuId: 3, quantity: -2 } }],
    [operations.add, { id, item: { skuId: 3, quantity: 2_147_483_647 } }],
    [operations.change, { id, item: { skuId: 3, quantity: -1 } }],
    [operations.changeGroup, { id, group: { groupKey: group?.groupKey, quantity: -1 } }],
    [operations.changeGroup, { id, group: { groupKey: group?.groupKey, quantity: 2_147_483_647 } }],
    [operations.addPackage, { id, packageId: -7, selections }],
  ];
  for (const [document, variables] of tries) {
    const { code } = await rejection(document, variables);
    expect([JSON.stringify(variables), code]).toEqual([
      JSON.stringify(variables),
      expect.stringMatching(/^(BAD_USER_INPUT|OUT_OF_STOCK|UNKNOWN_SKU)$/),
    ]);
  }
  expect(await cartOf(operations.get, { id })).toEqual(before);
  expect(before.items.every(({ quantity }) => quantity > 0)).toBe(true);
});

/** @proves FAULT-41 */
it('counts every guess of a code, also of one document with many', async () => {
  const { backend, shop } = await openWorld();
  const id = await shop.newCart();
  const aliases = Array.from(
    { length: 20 },
    (_, at) => `a${at}: setCartPromoCode(id: "${id}", promoCode: "GUESS${at}") { id }`,
  );
  const { errors = [] } = await backend.execute({
    documentText: `mutation { ${aliases.join(' ')} }`,
    variables: {},
    caller: { requestId: 'guess', ipAddress: '192.0.2.9' },
  });
  expect(errors.map(({ extensions }) => extensions['code'])).toEqual(aliases.map(() => 'INVALID_CODE'));
  const { rows } = await shop.pool.query<{ count: number }>('select max(count) as count from rate_limit');
  expect(rows).toEqual([{ count: 20 }]);
});

/** @proves FAULT-59 */
it('evaluates lines, code and delivery again in another market', async () => {
  const { cartOf, shop } = await openWorld();
  await aCode(shop.db, 'SUOMI', {
    campaign_id: 1,
    effect: { action: 'percentage', basisPoints: 1000 },
    market_ids: ['market-fi'],
  });
  const id = await shop.cartWith({ skuId: 2, quantity: 2 }, { skuId: 3, quantity: 1 });
  const finnish = await cartOf(operations.code, { id, promoCode: 'SUOMI' });
  expect(finnish.summary).toMatchObject({
    total: { sellingPriceIncVat: 41.99 },
    shipping: { feeIncVat: 5.99 },
  });
  const swedish = await cartOf(operations.get, { id, marketId: 'se' });
  // The rope at its Swedish price without the Finnish code, the book not sold, and Swedish delivery.
  expect(swedish.items.map(({ skuId, totalPrice }) => [skuId, totalPrice?.sellingPriceIncVat])).toEqual([
    [2, 200],
    [3, undefined],
  ]);
  expect(swedish.summary).toMatchObject({ total: { sellingPriceIncVat: 259 }, shipping: { feeIncVat: 59 } });
  expect([...currenciesOf(swedish)]).toEqual(['SEK']);
});
