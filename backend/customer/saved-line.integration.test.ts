/** Lines that customers save for later, through GraphQL (R-CART-31). */
import { expect, it } from 'vitest';
import { openSmallShopApi } from '#tests/support/worlds/small-shop-api.ts';

const read = '{ savedLines { skuId productId quantity name } }';
const write = `mutation ($lines: [SavedLineInputType!]!, $merge: Boolean) {
  saveLines(lines: $lines, merge: $merge) { skuId quantity } }`;

interface Line {
  skuId: number;
  quantity: number;
}

async function openWorld() {
  const api = await openSmallShopApi();
  const customer = async (email: string) => {
    const { rows } = await api.shop.pool.query<{ customer_id: number }>(
      `insert into customer (email, password_hash) values ($1, '$argon2id$x') returning customer_id`,
      [email],
    );
    return { customerId: rows[0]?.customer_id ?? 0 };
  };
  const execute = (caller: object, lines: readonly Line[], merge = false) =>
    api.backend.execute({
      documentText: write,
      variables: { lines, merge },
      caller: { requestId: 'request-1', ...caller },
    });
  return {
    ...api,
    ann: await customer('ann@example.com'),
    ben: await customer('ben@example.com'),
    save: async (caller: object, lines: readonly Line[], merge = false) =>
      (await api.ask<{ saveLines: Line[] }>(write, { lines, merge }, caller)).saveLines,
    listOf: async (caller: object) =>
      (await api.ask<{ savedLines: Line[] }>(read, {}, caller)).savedLines.map(({ skuId, quantity }) => [
        skuId,
        quantity,
      ]),
    refusal: async (caller: object, lines: readonly Line[], merge = false) => {
      const { errors = [] } = await execute(caller, lines, merge);
      return [errors[0]?.extensions['code'], errors[0]?.extensions['field']];
    },
  };
}

it('stores lines per customer, the latest first, sets quantities and removes lines', async () => {
  const { ask, ann, ben, save, listOf } = await openWorld();
  await save(ann, [{ skuId: 1, quantity: 2 }]);
  expect(await save(ann, [{ skuId: 2, quantity: 1 }])).toEqual([
    { skuId: 2, quantity: 1 },
    { skuId: 1, quantity: 2 },
  ]);
  await save(ben, [{ skuId: 1, quantity: 9 }]);
  // Repeating the same request changes nothing.
  for (const _ of [1, 2]) await save(ann, [{ skuId: 1, quantity: 5 }]);
  expect(await listOf(ann)).toEqual([
    [1, 5],
    [2, 1],
  ]);
  await save(ann, [{ skuId: 1, quantity: 0 }]);
  expect(await listOf(ann)).toEqual([[2, 1]]);
  expect(await listOf(ben)).toEqual([[1, 9]]);
  const { savedLines } = await ask<{ savedLines: object[] }>(read, {}, ben);
  expect(savedLines).toEqual([{ skuId: 1, productId: 1, quantity: 9, name: expect.stringMatching(/./) }]);
});

it('names a product that is not sold any more', async () => {
  const { ask, ann, save, shop } = await openWorld();
  await save(ann, [{ skuId: 1, quantity: 1 }]);
  const before = await ask<{ savedLines: object[] }>(read, {}, ann);
  await shop.pool.query('update product set active = false where product_id = 1');
  await shop.pool.query('update sku set active = false where product_id = 1');
  expect(await ask(read, {}, ann)).toEqual(before);
});

it('merges the lines of a guest once: the larger quantity counts, no line is lost or doubled', async () => {
  const { ann, save, listOf } = await openWorld();
  await save(ann, [
    { skuId: 1, quantity: 2 },
    { skuId: 2, quantity: 6 },
  ]);
  const guest = [
    { skuId: 3, quantity: 1 },
    { skuId: 1, quantity: 4 },
    { skuId: 2, quantity: 5 },
    { skuId: 999, quantity: 1 },
  ];
  for (const _ of [1, 2]) await save(ann, guest, true);
  expect(await listOf(ann)).toEqual([
    [3, 1],
    [1, 4],
    [2, 6],
  ]);
});

it('keeps the lines of staff who act as a customer out of the account', async () => {
  const { ann, save, listOf } = await openWorld();
  const staff = { ...ann, spoofedBy: 'staff@example.com' };
  expect(await save(staff, [{ skuId: 1, quantity: 1 }], true)).toEqual([]);
  expect(await listOf(ann)).toEqual([]);
});

it('refuses what no cart could hold, and stores nothing then', async () => {
  const { ann, refusal, listOf } = await openWorld();
  const fine = { skuId: 1, quantity: 1 };
  for (const quantity of [-1, 10_000])
    expect(await refusal(ann, [fine, { skuId: 2, quantity }])).toEqual(['BAD_USER_INPUT', 'lines.quantity']);
  expect(await refusal(ann, [fine, { skuId: 999, quantity: 1 }])).toEqual(['UNKNOWN_SKU', 'lines.skuId']);
  expect(await listOf(ann)).toEqual([]);
});

it('refuses a new line above the maximum, also from parallel requests, and merges as many as fit', async () => {
  const { shop, ann, ben, save, refusal, listOf } = await openWorld();
  await shop.pool.query(`insert into sku (sku_id, product_id, article_number, name)
    select i, 1, 'S' || i, '-' from generate_series(1001, 1110) i`);
  const lines = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => ({ skuId: from + index, quantity: 1 }));
  await save(ann, lines(1001, 1099));
  const answers = await Promise.all([
    refusal(ann, lines(1100, 1100)),
    refusal(ann, lines(1101, 1101)),
    refusal(ann, lines(1102, 1102)),
  ]);
  expect(answers.filter(([code]) => code === undefined)).toHaveLength(1);
  expect(answers.filter(([code, field]) => code === 'BAD_USER_INPUT' && field === 'lines')).toHaveLength(2);
  expect(await listOf(ann)).toHaveLength(100);
  // A line that is there already can still change, and one that leaves makes room.
  expect(await save(ann, [{ skuId: 1001, quantity: 7 }])).toHaveLength(100);
  expect(
    await save(ann, [
      { skuId: 1001, quantity: 0 },
      { skuId: 1110, quantity: 1 },
    ]),
  ).toHaveLength(100);
  expect(await refusal(ben, lines(1001, 1101))).toEqual(['BAD_USER_INPUT', 'lines']);

  await save(ben, lines(1001, 1098));
  const merged = await save(ben, [...lines(1099, 1103), { skuId: 1001, quantity: 3 }], true);
  expect(merged).toHaveLength(100);
  expect(merged.slice(0, 3)).toEqual([
    { skuId: 1099, quantity: 1 },
    { skuId: 1100, quantity: 1 },
    { skuId: 1001, quantity: 3 },
  ]);
});

it('needs a login, and deletes the lines with the account', async () => {
  const { ask, shop, ann, ben, save, refusal, listOf } = await openWorld();
  expect(await refusal({}, [{ skuId: 1, quantity: 1 }])).toEqual(['UNAUTHORIZED', undefined]);
  expect(await refusal({}, [{ skuId: 1, quantity: 1 }], true)).toEqual(['UNAUTHORIZED', undefined]);
  for (const caller of [ann, ben]) await save(caller, [{ skuId: 1, quantity: 1 }]);
  await ask('mutation { deleteUser }', {}, ann);
  const { rows } = await shop.pool.query('select customer_id from saved_line');
  expect(rows).toEqual([{ customer_id: ben.customerId }]);
  expect(await listOf(ben)).toHaveLength(1);
  // A request whose token was checked before the account was removed.
  expect(await refusal(ann, [{ skuId: 1, quantity: 1 }])).toEqual(['UNAUTHORIZED', undefined]);
});

it('keeps the order of lines that are saved together', async () => {
  const { ann, save, listOf } = await openWorld();
  await save(
    ann,
    [1, 2, 3, 4, 5, 6, 7].map(skuId => ({ skuId, quantity: 1 })),
  );
  expect((await listOf(ann)).map(([skuId]) => skuId)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
