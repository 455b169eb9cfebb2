/** After a failover that lost transactions, no number is given to a second buyer. */
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { aContext, goodCheckout, openSmallShop } from '#tests/support/worlds/small-shop.ts';
import { afterFailover, SKIPPED_NUMBERS } from './after-failover.ts';

async function world() {
  const shop = await openSmallShop();
  const client = new Client({ connectionString: shop.url });
  await client.connect();
  onTestFinished(() => client.end());
  const order = async () => {
    const cart = await shop.cartWith({ skuId: 2, quantity: 1 });
    return Number((await shop.orders.place(aContext(), cart, goodCheckout)).orderId);
  };
  return { ...shop, client, order };
}

it('numbers the next order above all that the lost primary may have given', async () => {
  const { client, order } = await world();
  const known = await order();
  // What the lost primary numbered after that: mails with these numbers have been sent.
  const lost = Array.from({ length: 180 }, (_, at) => known + 1 + at);
  const moved = await afterFailover(client);
  const next = await order();
  expect(lost).not.toContain(next);
  expect(next).toBeGreaterThan(known + SKIPPED_NUMBERS);
  expect(moved.find(({ table }) => table === 'shop_order')).toMatchObject({ next: String(next) });
});

it('moves the number of every table, and of each again when it is run twice', async () => {
  const { client } = await world();
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_attribute a join pg_class c on c.oid = a.attrelid
     where a.attidentity <> '' and c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace`,
  );
  const [first, second] = [await afterFailover(client, 5), await afterFailover(client, 5)];
  expect(first).toHaveLength(rows[0]?.count ?? 0);
  expect(second.every(({ next }, at) => Number(next) > Number(first[at]?.next))).toBe(true);
});

it('is told to every instance', async () => {
  const { client } = await world();
  const version = () => client.query('select count(*)::int as count from catalogue_change');
  const before = (await version()).rows[0];
  await afterFailover(client, 1);
  expect((await version()).rows[0]).toEqual({ count: (before as { count: number }).count + 1 });
});
