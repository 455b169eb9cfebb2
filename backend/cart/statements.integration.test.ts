/** Number of statements of a cart and of an order: each is a round trip. */
import { expect, it } from 'vitest';
import { statementsOf } from '#tests/support/count-statements.ts';
import { aCampaign, aCode } from '#tests/support/samples/campaigns.ts';
import { aContext, goodCheckout, openSmallShop } from '#tests/support/worlds/small-shop.ts';
import { createPromotions } from '../promotion/create-promotions.ts';

const withKey = (idempotencyKey: string) => {
  const ctx = aContext();
  return { ...ctx, caller: { ...ctx.caller, idempotencyKey } };
};

it('reads a cart, and opens one, in one statement', async () => {
  const shop = await openSmallShop(createPromotions());
  const id = await shop.cartWith({ skuId: 1, quantity: 1 });
  expect(await statementsOf(() => shop.carts.get(aContext(), { id }))).toEqual(['with cart_read as']);
  expect(await statementsOf(() => shop.carts.get(aContext(), {}))).toEqual(['with cart_read as']);
});

it('changes a cart in two statements, with campaigns, a gift, a code and a key', async () => {
  const shop = await openSmallShop(createPromotions());
  await aCampaign(shop.db, { campaign_id: 1, effect: { action: 'free_gift', skuId: 4, quantity: 1 } });
  await aCode(shop.db, 'KESÄ', { campaign_id: 2, effect: { action: 'percentage', basisPoints: 1000 } });
  const id = await shop.cartWith({ skuId: 1, quantity: 1 });
  const change = (write: string) => ['with cart_read as', write];
  const { carts, checkouts } = shop;
  expect(await statementsOf(() => carts.setPromoCode(aContext(), id, 'kesä'))).toEqual(
    change('with written as'),
  );
  expect(await statementsOf(() => carts.add(withKey('a'), id, { skuId: 2, quantity: 1 }))).toEqual(
    change('with head as'),
  );
  expect(await statementsOf(() => carts.update(aContext(), id, { skuId: 2, quantity: 2 }))).toEqual(
    change('with head as'),
  );
  expect(await statementsOf(() => carts.update(aContext(), id, { skuId: 2, quantity: 0 }))).toEqual(
    change('with head as'),
  );
  expect(await statementsOf(() => checkouts.update(aContext(), id, goodCheckout))).toEqual([
    'begin',
    'select * from',
    ...change('with saved as'),
    'commit',
  ]);
});

it('places an order in five statements, and one for a code', async () => {
  const shop = await openSmallShop(createPromotions());
  await aCode(shop.db, 'KESÄ', { campaign_id: 2, effect: { action: 'percentage', basisPoints: 1000 } });
  const place = async (code: string) => {
    const id = await shop.cartWith({ skuId: 1, quantity: 1 }, { skuId: 2, quantity: 3 });
    await shop.carts.setPromoCode(aContext(), id, code);
    return statementsOf(() => shop.orders.place(withKey(id), id, goodCheckout));
  };
  const whole = ['begin', 'select * from', 'with cart_read as', 'with placed as', 'commit'];
  expect(await place('')).toEqual(whole);
  expect(await place('KESÄ')).toEqual([...whole.slice(0, -1), 'with taken as', 'commit']);
});

it('returns a repeated response without writing', async () => {
  const shop = await openSmallShop(createPromotions());
  const id = await shop.newCart();
  const add = () => shop.carts.add(withKey('a'), id, { skuId: 1, quantity: 1 });
  const first = await add();
  const writes = (await statementsOf(add)).filter(text => /^(with head|update|delete)/.test(text));
  expect(writes).toEqual([]);
  expect((await add()).lines).toEqual(first.lines);
});
