/**
 * Random purchases by several concurrent shoppers, through the whole backend and a real database (R-CART-24, R-ORDER-12).
 * `PURCHASES=1000` asks for more of them; stock and the limit of the code grow alike, so that both run out.
 */

import { expect, it } from 'vitest';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { aCampaign, aCode } from '../support/samples/campaigns.ts';
import { openSmallShopApi } from '../support/worlds/small-shop-api.ts';

const purchases = Number(process.env['PURCHASES'] ?? 300);
const shoppers = 4;
const codeLimit = Math.round(purchases * 0.06);
const initialStock = {
  1: Math.round(purchases * 0.9),
  2: purchases * 5,
  3: purchases * 5,
  4: Math.round(purchases * 0.7),
  5: 4,
};

/** Whole numbers from 0 to below the given one. */
function createRandom(seed: number) {
  const random = seededRandom(seed);
  return (below: number): number => (random() * below) | 0;
}

const cartParts = `id items { id skuId quantity isCampaignFreeGift totalPrice { sellingPriceIncVat } }
  summary { fixedAmountDiscountIncVat shipping { feeIncVat } fees { paymentFeeIncVat } total { sellingPriceIncVat } }`;
const operations = {
  get: `query ($id: String, $marketId: String) { getCart(id: $id, marketId: $marketId) { ${cartParts} } }`,
  add: `mutation ($id: String!, $item: CartItemInputType!, $marketId: String) { addToCart(id: $id, item: $item, marketId: $marketId) { ${cartParts} } }`,
  change: `mutation ($id: String!, $item: CartItemInputType!, $marketId: String) { updateCartItem(id: $id, item: $item, marketId: $marketId) { ${cartParts} } }`,
  code: `mutation ($id: String!, $code: String!, $marketId: String) { setCartPromoCode(id: $id, promoCode: $code, marketId: $marketId) { ${cartParts} } }`,
  checkout: `mutation ($id: String!, $checkout: CheckoutInputType, $marketId: String) { createOrUpdateCheckout(cartId: $id, checkout: $checkout, marketId: $marketId) { cart { ${cartParts} } } }`,
  place: `mutation ($id: String!, $checkout: CheckoutInputType!, $marketId: String) { placeOrder(cartId: $id, checkout: $checkout, marketId: $marketId) { orderId publicId status } }`,
};

interface WireCart {
  id: string;
  items: {
    id: string;
    quantity: number;
    isCampaignFreeGift: boolean;
    /** Null when the market does not sell the product. */
    totalPrice: { sellingPriceIncVat: number } | null;
  }[];
  summary: {
    fixedAmountDiscountIncVat: number;
    shipping: { feeIncVat: number } | null;
    fees: { paymentFeeIncVat: number };
    total: { sellingPriceIncVat: number };
  };
}

/** Error codes that a shopper may get; every other code is unexpected. */
const expectedCodes = new Set([
  'OUT_OF_STOCK',
  'UNKNOWN_SKU',
  'INVALID_CODE',
  'RequirementsNotMet',
  'CART_COMPLETED',
  'BAD_USER_INPUT',
]);

const cents = (amount: number) => Math.round(amount * 100);

/** @proves FAULT-31, FAULT-32, FAULT-38 */
it(`keeps money, stock, promo codes and orders consistent through ${purchases} purchases`, {
  timeout: 600_000,
}, async () => {
  const { shop, backend, loggedErrors } = await openSmallShopApi();
  for (const [skuId, stock] of Object.entries(initialStock))
    await shop.pool.query('update stock set in_stock = $2, oversellable = 0, static = 0 where sku_id = $1', [
      Number(skuId),
      stock,
    ]);
  await aCampaign(shop.db, { campaign_id: 1, effect: { action: 'percentage', basisPoints: 1000 } });
  await aCode(
    shop.db,
    'VIIDENNES',
    { campaign_id: 2, effect: { action: 'percentage', basisPoints: 2000 } },
    { use_limit: codeLimit },
  );

  const refusals = new Map<string, number>();
  const unexpected: string[] = [];
  const acknowledged: string[] = [];
  let left = purchases;

  async function run<Data>(document: string, variables: Record<string, unknown>, key?: string) {
    const { data, errors } = await backend.execute({
      documentText: document,
      variables,
      caller: { requestId: 'walk', ...(key ? { idempotencyKey: key } : {}) },
    });
    const code = String(errors?.[0]?.extensions['code'] ?? '');
    if (errors) {
      refusals.set(code, (refusals.get(code) ?? 0) + 1);
      if (!expectedCodes.has(code)) unexpected.push(`${code}: ${errors[0]?.message}`);
      return null;
    }
    return Object.values(data ?? {})[0] as Data;
  }

  /** Lines, discount, shipping and fees add up to the total. */
  function expectTotalAddsUp(cart: WireCart | null): void {
    if (!cart) return;
    const { fixedAmountDiscountIncVat, shipping, fees, total } = cart.summary;
    const lines = cart.items.reduce((sum, item) => sum + cents(item.totalPrice?.sellingPriceIncVat ?? 0), 0);
    const sum =
      lines -
      cents(fixedAmountDiscountIncVat) +
      cents(shipping?.feeIncVat ?? 0) +
      cents(fees.paymentFeeIncVat);
    expect(sum).toBe(cents(total.sellingPriceIncVat));
  }

  async function walk(seed: number): Promise<void> {
    const random = createRandom(seed);
    let turn = 0;
    while (left > 0) {
      left -= 1;
      turn += 1;
      let marketId = random(4) === 0 ? 'se' : 'fi';
      let cart = await run<WireCart>(operations.get, { id: '', marketId });
      const id = cart?.id ?? '';
      const skuOf = () => 1 + random(5);
      const steps = 2 + random(7);
      for (let step = 0; step < steps; step += 1) {
        const item = cart?.items[random(cart.items.length || 1)];
        switch (random(8)) {
          case 0:
          case 1:
          case 2:
            cart =
              (await run<WireCart>(operations.add, {
                id,
                marketId,
                item: { skuId: skuOf(), quantity: 1 + random(3) },
              })) ?? cart;
            break;
          case 3:
            if (item)
              cart =
                (await run<WireCart>(operations.change, {
                  id,
                  marketId,
                  item: { id: item.id, quantity: random(4) },
                })) ?? cart;
            break;
          case 4:
            cart =
              (await run<WireCart>(operations.code, {
                id,
                marketId,
                code: ['VIIDENNES', 'NONSENSE', ''][random(3)],
              })) ?? cart;
            break;
          case 5:
            // In the other market, unavailable products stay in the cart and are reported.
            marketId = marketId === 'fi' ? 'se' : 'fi';
            cart = (await run<WireCart>(operations.get, { id, marketId })) ?? cart;
            break;
          case 6:
            cart = (await run<WireCart>(operations.get, { id, marketId })) ?? cart;
            break;
          default:
            cart =
              (
                await run<{ cart: WireCart }>(operations.checkout, {
                  id,
                  marketId,
                  checkout: { shippingId: 1, paymentId: 11 },
                })
              )?.cart ?? cart;
        }
        expectTotalAddsUp(cart);
      }
      if ((cart?.items.length ?? 0) === 0)
        cart = await run<WireCart>(operations.add, { id, marketId, item: { skuId: 2, quantity: 1 } });
      const checkout = {
        email: `shopper-${seed}@example.com`,
        paymentId: 11,
        acceptedConsents: ['order'],
        shippingId: 1,
        billingAddress: {
          firstName: 'Anna',
          lastName: 'Aalto',
          addressLine1: 'Tie 1',
          zip: marketId === 'fi' ? '00100' : '111 22',
          city: 'Helsinki',
        },
      };
      // A single request, two at once, or a retry after a lost response.
      const key = `walk-${seed}-${turn}`;
      const order = () => run<{ orderId: string }>(operations.place, { id, marketId, checkout }, key);
      const answers = await Promise.all(random(3) === 0 ? [order(), order()] : [order()]);
      if (random(5) === 0) answers.push(await order());
      const orders = new Set(answers.flatMap(answer => answer?.orderId ?? []));
      expect(orders.size).toBeLessThanOrEqual(1);
      acknowledged.push(...orders);
    }
  }
  await Promise.all(Array.from({ length: shoppers }, (_, index) => walk(20_261_121 + index)));

  expect([...unexpected]).toEqual([]);
  expect(loggedErrors).toEqual([]);
  // Every acknowledged order exists once.
  const { rows: orders } = await shop.pool.query<{ order_id: number; promo_code: string | null }>(
    `select order_id, promo_code from shop_order`,
  );
  expect(orders.map(row => String(row.order_id)).toSorted()).toEqual(acknowledged.toSorted());
  expect(orders.length).toBeGreaterThan(purchases / 2);
  // No stock is oversold or lost.
  for (const [skuId, stock] of Object.entries(initialStock)) {
    const { rows } = await shop.pool.query<{ left: number; sold: number }>(
      `select in_stock as left, (select coalesce(sum(quantity), 0)::int from order_row where sku_id = $1) as sold
         from stock where sku_id = $1`,
      [Number(skuId)],
    );
    expect([skuId, (rows[0]?.left ?? 0) + (rows[0]?.sold ?? 0)]).toEqual([skuId, stock]);
  }
  // Orders with the code do not exceed its limit.
  const withCode = orders.filter(({ promo_code: code }) => code === 'VIIDENNES').length;
  expect(withCode).toBeGreaterThan(0);
  expect(withCode).toBeLessThanOrEqual(codeLimit);
  // One mail for each order.
  const { rows: mails } = await shop.pool.query<{ n: number }>(
    `select count(*)::int as n from outbox where kind = 'order-confirmation'`,
  );
  expect(mails[0]?.n).toBe(orders.length);
});
