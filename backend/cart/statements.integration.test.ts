/** Number of statements per cart change: each is a round trip while the cart is locked. */
import { Client } from 'pg';
import { expect, it, vi } from 'vitest';
import { createPromotions } from '../promotion/create-promotions.ts';
import { aContext, openSmallShop } from '#tests/support/small-shop.ts';

/** The statements that reach the server while `work` runs, each by its first words. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const asked = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    const texts = asked.mock.calls.map(([query]: unknown[]) =>
      typeof query === 'string' ? query : String((query as { text?: unknown }).text),
    );
    return texts.map(text => text.trim().split(/\s+/, 3).join(' ').replaceAll('"', ''));
  } finally {
    asked.mockRestore();
  }
}

const withKey = (idempotencyKey: string) => {
  const ctx = aContext();
  return { ...ctx, caller: { ...ctx.caller, idempotencyKey } };
};

it('adds to a cart and changes a line in at most nine statements, with campaigns and a key', async () => {
  const shop = await openSmallShop(createPromotions());
  const id = await shop.cartWith({ skuId: 1, quantity: 1 });
  const whole = [
    'begin',
    'select * from',
    'select * from',
    'insert into idempotency_key',
    'select s.sku_id, s.product_id,',
    'with added as',
    'with c as',
    'select c.*, c.cart_id',
    'commit',
  ];
  expect(await statementsOf(() => shop.carts.add(withKey('a'), id, { skuId: 2, quantity: 1 }))).toEqual(
    whole,
  );
  const changed = whole
    .filter(text => !text.includes('idempotency'))
    .map(text => text.replace('added', 'changed'));
  expect(await statementsOf(() => shop.carts.update(aContext(), id, { skuId: 2, quantity: 2 }))).toEqual(
    changed,
  );
});

it('returns a repeated response without writing', async () => {
  const shop = await openSmallShop(createPromotions());
  const id = await shop.newCart();
  const add = () => shop.carts.add(withKey('a'), id, { skuId: 1, quantity: 1 });
  const first = await add();
  const writes = (await statementsOf(add)).filter(text =>
    /^(with added|with changed|update|delete)/.test(text),
  );
  expect(writes).toEqual([]);
  expect((await add()).lines).toEqual(first.lines);
});
