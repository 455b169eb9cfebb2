/** The cart of an account over several devices, against a real database. */
import { expect, it } from 'vitest';
import { aContext, goodCheckout, openSmallShop } from '#tests/support/worlds/small-shop.ts';
import type { PricedCart } from './cart.types.ts';

async function open() {
  const shop = await openSmallShop();
  const account = async (email: string) => {
    const { rows } = await shop.pool.query(
      `insert into customer (email, password_hash) values ($1, '$argon2id$x') returning customer_id`,
      [email],
    );
    const customerId: number = rows[0].customer_id;
    return (wantsAccountCart = true) => aContext('fi', { customerId, wantsAccountCart });
  };
  return { ...shop, account };
}

const linesOf = ({ lines }: PricedCart) => lines.map(({ skuId, quantity }) => [skuId, quantity]).toSorted();

it('keeps the guest’s cart when the account has none, and uses the account’s cart on the next device', async () => {
  const { carts, cartWith, account } = await open();
  const ann = await account('ann@example.com');
  const id = await cartWith({ skuId: 1, quantity: 1 });
  expect((await carts.get(ann(), { id })).id).toBe(id);
  const device = await carts.get(ann(), {});
  expect([device.id, linesOf(device)]).toEqual([id, [[1, 1]]]);
  // After the end of a session the cart waits for the next login.
  const guests = await carts.get(aContext(), { id });
  expect([guests.id === id, guests.lines]).toEqual([false, []]);
  expect(linesOf(await carts.get(ann(), { id: guests.id }))).toEqual([[1, 1]]);
});

it('merges the guest’s cart into the account’s cart once: equal lines become one, limited by stock', async () => {
  const { carts, cartWith, account } = await open();
  const ann = await account('ann@example.com');
  const own = await cartWith({ skuId: 1, quantity: 3 }, { skuId: 2, quantity: 1 });
  await carts.get(ann(), { id: own });
  // SKU 1 has five pieces in stock.
  const guest = await cartWith(
    { skuId: 1, quantity: 4 },
    { skuId: 2, quantity: 2 },
    { skuId: 3, quantity: 1 },
  );
  const merged = await carts.get(ann(), { id: guest });
  const expected = [
    [1, 5],
    [2, 3],
    [3, 1],
  ];
  expect([merged.id, linesOf(merged)]).toEqual([own, expected]);
  for (const id of [guest, own, ''])
    expect([(await carts.get(ann(), { id })).id, linesOf(await carts.get(ann(), { id }))]).toEqual([
      own,
      expected,
    ]);
});

it('returns a new cart for an empty id, and each cart by its id unless the account’s cart is requested', async () => {
  const { carts, cartWith, account } = await open();
  const ann = await account('ann@example.com');
  const own = await cartWith({ skuId: 1, quantity: 1 });
  await carts.get(ann(), { id: own });
  const fresh = await carts.get(ann(false), { id: '' });
  expect([fresh.id === own, fresh.lines]).toEqual([false, []]);
  await carts.add(ann(false), fresh.id, { skuId: 2, quantity: 1 });
  const again = await carts.get(ann(false), { id: fresh.id });
  expect([again.id, linesOf(again)]).toEqual([fresh.id, [[2, 1]]]);
  expect(linesOf(await carts.get(ann(false), { id: own }))).toEqual([[1, 1]]);
  expect((await carts.get(ann(), { id: '' })).id).toBe(own);
});

/** @proves FAULT-46 */
it('loses no line that another tab adds to the guest’s cart during the login', async () => {
  const { carts, cartWith, account } = await open();
  const ann = await account('ann@example.com');
  const own = await cartWith({ skuId: 3, quantity: 1 });
  await carts.get(ann(), { id: own });
  const guest = await cartWith({ skuId: 2, quantity: 1 });
  await Promise.all([
    ...Array.from({ length: 10 }, () => carts.add(aContext(), guest, { skuId: 2, quantity: 1 })),
    ...Array.from({ length: 5 }, () => carts.get(ann(), { id: guest })),
  ]);
  const after = await carts.get(ann(), { id: guest });
  expect([after.id, linesOf(after)]).toEqual([
    own,
    [
      [2, 11],
      [3, 1],
    ],
  ]);
});

it('gives nothing of an account’s cart to another account that uses the same browser', async () => {
  const { carts, cartWith, account } = await open();
  const [ann, ben] = [await account('ann@example.com'), await account('ben@example.com')];
  const anns = await cartWith({ skuId: 2, quantity: 2 });
  await carts.get(ann(), { id: anns });
  const bens = await carts.get(ben(), { id: anns });
  expect(bens.id).not.toBe(anns);
  expect(linesOf(bens)).toEqual([]);
  await carts.add(ben(), bens.id, { skuId: 3, quantity: 1 });
  expect(linesOf(await carts.get(ben(), { id: anns }))).toEqual([[3, 1]]);
  expect(linesOf(await carts.get(ann(), {}))).toEqual([[2, 2]]);
});

it('starts a new cart after an order, and keeps all parts of a package', async () => {
  const { carts, cartWith, newCart, orders, account } = await open();
  const ann = await account('ann@example.com');
  const own = await cartWith({ skuId: 2, quantity: 1 });
  await carts.get(ann(), { id: own });
  const guest = await newCart();
  const winch = { groupId: 1, optionId: 11, skuId: 1 };
  const packed = await carts.addPackage(aContext(), guest, 7, [winch]);
  expect(packed.lines).toHaveLength(1);
  const merged = await carts.get(ann(), { id: guest });
  expect(merged.lines.map(({ groupKey }) => groupKey).filter(Boolean)).toHaveLength(1);
  await orders.place(ann(), own, goodCheckout);
  const next = await carts.get(ann(), { id: own });
  expect([next.id === own, next.lines]).toEqual([false, []]);
  expect((await carts.get(ann(), {})).id).toBe(next.id);
});

it('is not used for staff who act as the customer', async () => {
  const { carts, cartWith, account } = await open();
  const ann = await account('ann@example.com');
  await carts.get(ann(), { id: await cartWith({ skuId: 2, quantity: 1 }) });
  const { customerId, wantsAccountCart } = ann().caller;
  const staff = await carts.get(
    aContext('fi', { customerId, wantsAccountCart, spoofedBy: 'staff@example.com' }),
    {},
  );
  expect(staff.lines).toEqual([]);
});

/** @proves FAULT-20 */
it('belongs to the account from the first use while signed in, whichever operation that is', async () => {
  const { carts, checkouts, orders, cartWith, account } = await open();
  const ctx = (await account('ann@example.com'))(false);
  const uses: Record<string, (id: string) => Promise<unknown>> = {
    get: id => carts.get(ctx, { id }),
    add: id => carts.add(ctx, id, { skuId: 2, quantity: 1 }),
    update: id => carts.update(ctx, id, { skuId: 2, quantity: 2 }),
    clear: id => carts.clear(ctx, id),
    setMerchantData: id => carts.setMerchantData(ctx, id, 'x'),
    complete: id => carts.complete(ctx, id),
    checkout: id => checkouts.update(ctx, id, {}),
    order: id => orders.place(ctx, id, goodCheckout),
  };
  for (const [name, use] of Object.entries(uses)) {
    const id = await cartWith({ skuId: 2, quantity: 1 });
    await use(id);
    const stranger = await carts.get(aContext(), { id, includeCompleted: true });
    expect([name, stranger.id === id]).toEqual([name, false]);
  }
});
