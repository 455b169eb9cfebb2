/** Which writes wait until they are on disk: those of orders always, those of carts alone never. */
import type { Pool } from 'pg';
import { expect, it } from 'vitest';
import { aContext, goodCheckout, openSmallShop } from '#tests/support/worlds/small-shop.ts';

/** Notes at each commit whether its transaction has said that it is not waited for. */
async function noteCommits(pool: Pool, tables: readonly string[]) {
  await pool.query(`
    create table commit_note (changed text, is_later boolean);
    create function note_commit() returns trigger language plpgsql as $$ begin
      insert into commit_note select tg_table_name, source = 'session' from pg_settings where name = 'synchronous_commit';
      return null;
    end $$;`);
  for (const table of tables)
    await pool.query(`create constraint trigger noted after insert or update or delete on ${table}
      deferrable initially deferred for each row execute function note_commit()`);
  /** What was noted since the last call: table and kind of commit. */
  return async (): Promise<string[]> => {
    const { rows } = await pool.query<{ noted: string }>(`
      with gone as (delete from commit_note returning *)
      select distinct changed || case when is_later then ' later' else ' at once' end as noted from gone order by 1`);
    return rows.map(({ noted }) => noted);
  };
}

it('answers a change of a cart before it is on disk, and an order only afterwards', async () => {
  const { carts, orders, checkouts, pool } = await openSmallShop();
  const commits = await noteCommits(pool, ['cart', 'cart_line', 'checkout', 'shop_order', 'stock']);
  const { id } = await carts.get(aContext(), {});
  const uses: [string, () => Promise<unknown>][] = [
    ['add', () => carts.add(aContext(), id, { skuId: 2, quantity: 2 })],
    ['update', () => carts.update(aContext(), id, { skuId: 2, quantity: 1 })],
    ['merchant data', () => carts.setMerchantData(aContext(), id, '{}')],
    // Another market has another total, which is stored.
    ['get', () => carts.get(aContext('se'), { id })],
  ];
  for (const [name, use] of uses) {
    await use();
    const noted = await commits();
    expect([name, noted.length > 0, noted.filter(each => !each.endsWith(' later'))]).toEqual([
      name,
      true,
      [],
    ]);
  }

  await checkouts.update(aContext(), id, goodCheckout);
  expect(await commits()).toEqual(['cart at once', 'checkout at once']);
  await orders.place(aContext(), id, goodCheckout);
  expect(await commits()).toEqual([
    'cart at once',
    'checkout at once',
    'shop_order at once',
    'stock at once',
  ]);
});
