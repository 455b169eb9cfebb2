/** A back-in-stock request is stored, and fulfilled once when stock arrives. */
import { expect, it } from 'vitest';
import { createTestBackend } from '#tests/support/test-backend.ts';

const monitor = `mutation ($email: String!, $skuId: Int!) {
  monitorProductAvailability(email: $email, skuId: $skuId, languageId: "sv-SE", marketId: "se") }`;

async function openShop() {
  const shop = await createTestBackend(async world => {
    await world.aCategory({ id: 1 });
    await world.aBrand(1);
    await world.aProduct({ id: 1, stock: { in_stock: 0 } });
    await world.aProduct({ id: 2, active: false });
  });
  const { db } = shop.world;
  return {
    ...shop,
    db,
    request: async (email = 'Anna@Example.com', skuId = 1) =>
      (await shop.query<{ monitorProductAvailability: boolean }>(monitor, { email, skuId }))
        .monitorProductAvailability,
    stock: (pieces: { in_stock?: number; oversellable?: number; static?: number }) =>
      db.updateTable('stock').set(pieces).where('sku_id', '=', 1).execute(),
    mails: () => db.selectFrom('outbox').select(['kind', 'payload']).execute(),
  };
}

it('mails once when stock arrives, and removes the request', async () => {
  const shop = await openShop();
  expect([await shop.request(), await shop.request('anna@example.com ')]).toEqual([true, true]);
  expect(await shop.request('pekka@example.com')).toBe(true);
  expect(await shop.mails()).toEqual([]);
  await shop.stock({ in_stock: 3 });
  const anna = {
    email: 'anna@example.com',
    languageId: 'sv-SE',
    marketId: 'market-se',
    skuId: 1,
    productId: 1,
  };
  const mails = await shop.mails();
  expect(mails).toHaveLength(2);
  expect(mails).toContainEqual({ kind: 'stock-notice', payload: anna });
  await shop.stock({ in_stock: 0 });
  await shop.stock({ in_stock: 1 });
  expect(await shop.mails()).toHaveLength(2);
});

it('is fulfilled by oversellable stock, and not by pieces that leave', async () => {
  const shop = await openShop();
  await shop.stock({ in_stock: 2 });
  await shop.request();
  await shop.stock({ in_stock: 1 });
  expect(await shop.mails()).toEqual([]);
  await shop.stock({ in_stock: 0 });
  await shop.stock({ static: 4 });
  expect(await shop.mails()).toHaveLength(1);
});

it('mails nothing when the delivery is rolled back', async () => {
  const shop = await openShop();
  await shop.request();
  await expect(
    shop.db.transaction().execute(async on => {
      await on.updateTable('stock').set({ in_stock: 1 }).where('sku_id', '=', 1).execute();
      throw new Error('wrong pallet');
    }),
  ).rejects.toThrow('wrong pallet');
  expect(await shop.mails()).toEqual([]);
  await shop.stock({ in_stock: 1 });
  expect(await shop.mails()).toHaveLength(1);
});

it('returns false for an invalid address and an unknown SKU', async () => {
  const shop = await openShop();
  expect(await shop.request('')).toBe(false);
  expect(await shop.request('anna')).toBe(false);
  expect(await shop.request('anna@example.com\r\nBcc: x@example.com')).toBe(false);
  for (const skuId of [0, -1, 99, 2]) expect(await shop.request('anna@example.com', skuId)).toBe(false);
  expect(await shop.db.selectFrom('stock_wish').selectAll().execute()).toEqual([]);
});

it('stores a request for products without a row of stock', async () => {
  const shop = await openShop();
  await shop.db.deleteFrom('stock').where('sku_id', '=', 1).execute();
  expect(await shop.request()).toBe(true);
  await shop.stock({ in_stock: 1 });
  expect(await shop.mails()).toHaveLength(1);
});

it('limits the number of requests from one network', async () => {
  const shop = await openShop();
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      shop.attempt(monitor, { email: `a${index}@example.com`, skuId: 1 }),
    ),
  );
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(30);
  expect(answers.find(({ errors }) => errors.length > 0)?.errors[0]?.code).toBe('RATE_LIMITED');
});

it('mails a request for a package when its last missing part comes, and not before', async () => {
  const shop = await openShop();
  await shop.world.aProduct({ id: 3, type: 'package' });
  await shop.world.aProduct({ id: 4, stock: { in_stock: 1 } });
  const choice = (groupId: number, productId: number, quantity: number) =>
    shop.world.aChoice({
      productId: 3,
      groupId,
      name: 'Osa',
      option: { id: groupId, productId, quantity },
    });
  await choice(1, 1, 1);
  await choice(2, 4, 4);
  expect(await shop.request('anna@example.com', 3)).toBe(true);
  await shop.stock({ in_stock: 3 });
  expect(await shop.mails()).toEqual([]);
  await shop.db.updateTable('stock').set({ in_stock: 4 }).where('sku_id', '=', 4).execute();
  expect(await shop.mails()).toMatchObject([{ kind: 'stock-notice', payload: { skuId: 3, productId: 3 } }]);
});
