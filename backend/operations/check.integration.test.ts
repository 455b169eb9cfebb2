/** Consistent data has no findings; each kind of inconsistency is reported in a sentence. */
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { aContext, goodCheckout, openSmallShop } from '#tests/support/worlds/small-shop.ts';
import { check } from './check.ts';

async function world() {
  const shop = await openSmallShop();
  const cartId = await shop.cartWith({ skuId: 2, quantity: 3 });
  await shop.orders.place(aContext(), cartId, goodCheckout);
  const client = new Client({ connectionString: shop.url });
  await client.connect();
  onTestFinished(() => client.end());
  return { client };
}

it('finds nothing in consistent data', async () => {
  const { client } = await world();
  expect(await check(client)).toEqual([]);
});

it.each([
  ['update shop_order set total_minor = total_minor + 1', /^\d+: the total of the order/],
  ['update order_row set total_minor = total_minor + 1', /^\d+: the total of the order/],
  ['update order_stock set pieces = pieces + 1', /^\d+, sku 2: the pieces taken/],
  ['update stock set sold = 0', /^2: fewer pieces/],
  [
    `insert into campaign (campaign_id, name, effect) values (1, '{}', '{}');
     insert into promo_code (code, campaign_id, used) values ('CODE', 1, 2);
     insert into promo_use (order_id, code, customer_keys, used_at) select order_id, 'CODE', '{}', now() from shop_order`,
    /^CODE: the counted uses/,
  ],
  ['delete from order_status_change', /^\d+: the order has no rows or no beginning/],
  ["delete from migration where name like '0002%'", /^Migrations are missing: 0002-cart-order\./],
  ["insert into migration (name) values ('9999-later')", /^A newer version/],
])('finds the inconsistency caused by %s', async (sql, words) => {
  const { client } = await world();
  await client.query(sql);
  expect(await check(client)).toEqual(expect.arrayContaining([expect.stringMatching(words)]));
});
