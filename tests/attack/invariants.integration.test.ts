/** The check after an attack finds what it is for. */
import { expect, it } from 'vitest';
import { aContext, goodCheckout, openSmallShop } from '../support/worlds/small-shop.ts';
import { brokenInvariants } from './invariants.ts';

async function shopWithOrder() {
  const shop = await openSmallShop();
  const { orderId } = await shop.orders.place(
    aContext(),
    await shop.cartWith({ skuId: 2, quantity: 3 }),
    goodCheckout,
  );
  return { pool: shop.pool, acknowledged: [String(orderId)], stock: { 2: 50 } };
}

it('finds nothing after an ordinary order', async () => {
  const { pool, ...witness } = await shopWithOrder();
  expect(await brokenInvariants(pool, { ...witness, pid: process.pid })).toEqual([]);
});

it('finds every kind of damage in the data', async () => {
  const { pool, acknowledged, stock } = await shopWithOrder();
  await pool.query(`update stock set in_stock = in_stock + 1 where sku_id = 2;
    update shop_order set total_minor = total_minor + 1; delete from outbox`);
  const found = await brokenInvariants(pool, { acknowledged: [...acknowledged, '999', '7', '7'], stock });
  for (const finding of [
    'the total of the order',
    'sku 2: 48 left, 3 ordered, 3 sold of 50',
    'no confirmation',
    '999: the acknowledged order does not exist',
    '7: the order was acknowledged for two purchases',
  ])
    expect(found.join()).toContain(finding);
});

it('finds what others and logs must not see', async () => {
  const { pool, acknowledged } = await shopWithOrder();
  await pool.query('insert into outbox (kind, payload) select kind, payload from outbox');
  const found = await brokenInvariants(pool, {
    acknowledged,
    responses: [
      { status: 500, text: 'at main (/a.ts:1)', requestId: 'r2' },
      { status: 503, text: '', requestId: 'r1' },
    ],
    log: ['r2'],
    seen: ['<p>Kanarialintu</p>'],
    canaries: ['Kanarialintu'],
    pid: 2 ** 22 + 1,
  });
  expect(found).toEqual([
    expect.stringContaining('more than one confirmation'),
    expect.stringContaining('A 500 shows internals'),
    expect.stringContaining('A 503 has no request id'),
    expect.stringContaining('Kanarialintu: a secret'),
    expect.stringContaining('has ended'),
  ]);
});
