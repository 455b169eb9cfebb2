/** The cart with a real database: accepted and rejected changes, and sums. */
import { describe, expect, it } from 'vitest';
import { aContext, openSmallShop } from '#tests/support/worlds/small-shop.ts';

const quantities = (cart: { lines: readonly { skuId: number; quantity: number }[] }) =>
  cart.lines.map(({ skuId, quantity }) => [skuId, quantity]);

describe('getting a cart', () => {
  it('creates a new empty cart for an unknown id', async () => {
    const { carts } = await openSmallShop();
    const ids = ['', null, undefined, 'nonsense', '\0', '00000000-0000-0000-0000-000000000000'];
    const made = await Promise.all(ids.map(id => carts.get(aContext(), { id })));
    expect(new Set(made.map(({ id }) => id)).size).toBe(ids.length);
    expect(made.every(({ lines, total }) => lines.length === 0 && total.selling === 0)).toBe(true);
  });

  it('creates a new cart for one that was unused for a year or is ordered', async () => {
    const { carts, cartWith } = await openSmallShop();
    const id = await cartWith({ skuId: 2, quantity: 1 });
    const nextYear = new Date(Date.now() + 366 * 24 * 3600 * 1000);
    expect((await carts.get({ ...aContext(), now: nextYear }, { id })).id).not.toBe(id);
    await carts.complete(aContext(), id);
    expect((await carts.get(aContext(), { id })).id).not.toBe(id);
    const seen = await carts.get(aContext(), { id, includeCompleted: true });
    expect([seen.id, seen.isCompleted]).toEqual([id, true]);
  });

  it('tells a caller whose session has ended to sign in, instead of giving another cart', async () => {
    const { carts, cartWith, db } = await openSmallShop();
    const id = await cartWith({ skuId: 2, quantity: 1 });
    await db.updateTable('cart').set({ customer_id: 7 }).where('cart_id', '=', id).execute();
    const asked = aContext();
    const withCart = { ...asked, caller: { ...asked.caller, wantsAccountCart: true } };
    const attempts: [string, () => Promise<unknown>][] = [
      ['get', () => carts.get(withCart, { id })],
      ['add', () => carts.add(asked, id, { skuId: 2, quantity: 1 })],
      ['addAll', () => carts.addAll(asked, id, [{ skuId: 2, quantity: 1 }])],
      ['update', () => carts.update(asked, id, { id: 'x', quantity: 1 })],
      ['updateGroup', () => carts.updateGroup(asked, id, 'g', 1)],
      ['setPromoCode', () => carts.setPromoCode(asked, id, '')],
      ['setMerchantData', () => carts.setMerchantData(asked, id, '{}')],
      ['clear', () => carts.clear(asked, id)],
      ['clone', () => carts.clone(asked, id, false)],
      ['complete', () => carts.complete(asked, id)],
    ];
    for (const [name, attempt] of attempts)
      await expect(attempt(), `the operation ${name}`).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    // Another customer learns nothing, and neither does anyone about a cart that was ordered.
    const other = aContext('fi', { customerId: 8 });
    await expect(carts.clear(other, id)).rejects.toMatchObject({ code: 'CART_NOT_FOUND' });
    await db.updateTable('cart').set({ completed_at: asked.now }).where('cart_id', '=', id).execute();
    await expect(carts.clear(asked, id)).rejects.toMatchObject({ code: 'CART_NOT_FOUND' });
    expect((await carts.get(withCart, { id })).id).not.toBe(id);
  });

  /** @proves FAULT-20 */
  it('shows the cart of a customer to that customer only', async () => {
    const { carts, cartWith, db } = await openSmallShop();
    const id = await cartWith({ skuId: 2, quantity: 1 });
    await db.updateTable('cart').set({ customer_id: 7 }).where('cart_id', '=', id).execute();
    expect((await carts.get(aContext(), { id })).id).not.toBe(id);
    await expect(carts.clear(aContext('fi', { customerId: 8 }), id)).rejects.toMatchObject({
      code: 'CART_NOT_FOUND',
    });
    expect((await carts.get(aContext('fi', { customerId: 7 }), { id })).id).toBe(id);
  });

  /** @proves FAULT-59 */
  it('prices the cart in the requested market and flags what is not sold there', async () => {
    const { carts, cartWith } = await openSmallShop();
    const id = await cartWith({ skuId: 2, quantity: 2 }, { skuId: 3, quantity: 1 });
    const finnish = await carts.get(aContext(), { id });
    const swedish = await carts.get(aContext('se'), { id });
    expect([finnish.currency.code, finnish.items.selling, finnish.total.selling]).toEqual([
      'EUR',
      4000,
      4599,
    ]);
    expect([swedish.currency.code, swedish.items.selling]).toEqual(['SEK', 20_000]);
    expect(swedish.lines.map(({ skuId, total }) => [skuId, total?.selling])).toEqual([
      [2, 20_000],
      [3, undefined],
    ]);
  });

  it('drops inactive and sold-out lines when it is refreshed', async () => {
    const { carts, cartWith, pool } = await openSmallShop();
    const id = await cartWith(
      { skuId: 1, quantity: 1 },
      { skuId: 2, quantity: 1 },
      { skuId: 4, quantity: 1 },
    );
    await pool.query(
      'update stock set in_stock = 0 where sku_id = 1; update product set active = false where product_id = 2',
    );
    expect((await carts.get(aContext(), { id })).lines).toHaveLength(3);
    expect(quantities(await carts.get(aContext(), { id, forceRefresh: true }))).toEqual([[4, 1]]);
    expect(quantities(await carts.get(aContext(), { id }))).toEqual([[4, 1]]);
  });
});

describe('lines', () => {
  it('adds the same sku to one line and another message to a line of its own', async () => {
    const { carts, newCart } = await openSmallShop();
    const id = await newCart();
    for (const quantity of [1, 1, 3]) await carts.add(aContext(), id, { skuId: 2, quantity });
    const cart = await carts.add(aContext(), id, { skuId: 2, quantity: 1, message: ' for Anna ' });
    expect(cart.lines.map(({ quantity, message }) => [quantity, message])).toEqual([
      [5, ''],
      [1, 'for Anna'],
    ]);
  });

  it('sets and removes a line by id or by sku', async () => {
    const { carts, cartWith } = await openSmallShop();
    const id = await cartWith({ skuId: 2, quantity: 1 }, { skuId: 4, quantity: 1 });
    const [line] = (await carts.update(aContext(), id, { skuId: 2, quantity: 9 })).lines;
    expect(line?.quantity).toBe(9);
    const updated = await carts.update(aContext(), id, { id: line?.id ?? '', quantity: 4, message: 'hei' });
    expect(updated.lines[0]).toMatchObject({ id: line?.id, quantity: 4, message: 'hei' });
    expect(quantities(await carts.update(aContext(), id, { skuId: 2, quantity: 0 }))).toEqual([[4, 1]]);
    expect((await carts.clear(aContext(), id)).lines).toEqual([]);
  });

  /** @proves FAULT-27 */
  it.each([-1, 0, 1.5, 1e9, 2_147_483_648, 1e308, Number.NaN, 10_000])(
    'rejects adding %s pieces, names the field and leaves the cart unchanged',
    async quantity => {
      const { carts, cartWith } = await openSmallShop();
      const id = await cartWith({ skuId: 2, quantity: 1 });
      const refusal = { code: 'BAD_USER_INPUT', field: 'item.quantity' };
      await expect(carts.add(aContext(), id, { skuId: 2, quantity })).rejects.toMatchObject(refusal);
      expect(quantities(await carts.get(aContext(), { id }))).toEqual([[2, 1]]);
    },
  );

  it('adds to the line with the given id, and rejects an ambiguous SKU', async () => {
    const { carts, newCart } = await openSmallShop();
    const id = await newCart();
    const [first] = (await carts.add(aContext(), id, { skuId: 2, quantity: 1, message: 'a' })).lines;
    await carts.add(aContext(), id, { skuId: 2, quantity: 1, message: 'b' });
    const cart = await carts.add(aContext(), id, { id: first?.id ?? '', quantity: 2 });
    expect(cart.lines.map(({ quantity, message }) => [quantity, message])).toEqual([
      [3, 'a'],
      [1, 'b'],
    ]);
    const which = { code: 'BAD_USER_INPUT', field: 'item.id' };
    await expect(carts.update(aContext(), id, { skuId: 2, quantity: 0 })).rejects.toMatchObject(which);
    await expect(carts.add(aContext(), id, { id: 'no', quantity: 2 })).rejects.toMatchObject(which);
    expect((await carts.update(aContext(), id, { skuId: 3, quantity: 0 })).lines).toHaveLength(2);
  });

  /** @proves FAULT-35 */
  it('rejects unknown SKUs and quantities above stock, summed over all lines of a SKU', async () => {
    const { carts, cartWith } = await openSmallShop();
    const id = await cartWith({ skuId: 1, quantity: 3 });
    const add = (item: { skuId: number; quantity: number; message?: string }) =>
      carts.add(aContext(), id, item);
    await expect(add({ skuId: 99, quantity: 1 })).rejects.toMatchObject({ code: 'UNKNOWN_SKU' });
    await expect(add({ skuId: 6, quantity: 1 })).rejects.toMatchObject({ code: 'OUT_OF_STOCK' });
    await expect(add({ skuId: 1, quantity: 3, message: 'b' })).rejects.toMatchObject({
      code: 'OUT_OF_STOCK',
    });
    await expect(add({ skuId: 7, quantity: 1 })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(add({ skuId: 2, quantity: 1, message: 'a\0b' })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    await expect(add({ skuId: 2, quantity: 1, message: '\ud800' })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    await expect(add({ skuId: 2, quantity: 1, message: 'x'.repeat(501) })).rejects.toMatchObject({
      field: 'item.message',
    });
    await expect(carts.add(aContext(), 'nonsense', { skuId: 2, quantity: 1 })).rejects.toMatchObject({
      code: 'CART_NOT_FOUND',
    });
    expect(quantities(await carts.get(aContext(), { id }))).toEqual([[1, 3]]);
  });

  it('counts oversellable and supplier stock as available', async () => {
    const { cartWith } = await openSmallShop();
    await expect(cartWith({ skuId: 4, quantity: 5 }, { skuId: 5, quantity: 4 })).resolves.toBeTypeOf(
      'string',
    );
    await expect(cartWith({ skuId: 4, quantity: 6 })).rejects.toMatchObject({ code: 'OUT_OF_STOCK' });
  });

  it('loses none of twenty concurrent additions', async () => {
    const { carts, newCart } = await openSmallShop();
    const id = await newCart();
    const skus = [2, 3];
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        carts.add(aContext(), id, { skuId: skus[i % 2] ?? 2, quantity: 1 }),
      ),
    );
    expect(quantities(await carts.get(aContext(), { id })).toSorted()).toEqual([
      [2, 10],
      [3, 10],
    ]);
  });

  /** @proves FAULT-43 */
  it('adds once per idempotency key, and rejects the key for another request', async () => {
    const { carts, newCart } = await openSmallShop();
    const id = await newCart();
    const ctx = aContext('fi', { idempotencyKey: 'k1' });
    await Promise.all(Array.from({ length: 5 }, () => carts.add(ctx, id, { skuId: 2, quantity: 2 })));
    expect(quantities(await carts.get(aContext(), { id }))).toEqual([[2, 2]]);
    await expect(carts.add(ctx, id, { skuId: 2, quantity: 3 })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
  });

  it('has at most two hundred lines', async () => {
    const { carts, newCart, pool } = await openSmallShop();
    const id = await newCart();
    await pool.query('update stock set in_stock = 500 where sku_id = 2');
    await pool.query(
      `insert into cart_line (line_id, cart_id, sku_id, quantity, message) select 'l' || i, $1, 2, 1, 'm' || i from generate_series(1, 200) i`,
      [id],
    );
    await expect(carts.add(aContext(), id, { skuId: 2, quantity: 1 })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });
});

describe('packages', () => {
  const winch = { groupId: 1, optionId: 11, skuId: 1 };
  const ropes = { groupId: 2, optionId: 21, skuId: 2 };

  it('adds one line per choice under a shared key and changes them together', async () => {
    const { carts, newCart } = await openSmallShop();
    const id = await newCart();
    const cart = await carts.addPackage(aContext(), id, 7, [winch, ropes]);
    expect(quantities(cart)).toEqual([
      [1, 1],
      [2, 3],
    ]);
    expect(cart.items.selling).toBe(13_000);
    const [key = '', other] = cart.lines.map(({ groupKey }) => groupKey);
    expect(key).toBe(other);
    expect(cart.lines[0]).toMatchObject({
      package: { packageId: 7, groupId: 1, optionId: 11 },
      packageName: 'Tuote 7',
    });
    expect(quantities(await carts.updateGroup(aContext(), id, key, 2))).toEqual([
      [1, 2],
      [2, 6],
    ]);
    await expect(carts.updateGroup(aContext(), id, key, 6)).rejects.toMatchObject({ code: 'OUT_OF_STOCK' });
    await expect(
      carts.update(aContext(), id, { id: cart.lines[0]?.id ?? '', quantity: 0 }),
    ).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(carts.updateGroup(aContext(), id, 'unknown', 1)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    expect((await carts.updateGroup(aContext(), id, key, 0)).lines).toEqual([]);
  });

  /** @proves FAULT-37 */
  it.each([
    ['a required group is missing', [ropes]],
    ['nothing is chosen', []],
    ['a group is chosen twice', [winch, winch]],
    ['the sku is of another product', [{ ...winch, skuId: 2 }]],
    ['the option is of another group', [winch, { ...ropes, optionId: 11 }]],
  ])('rejects a package when %s', async (_, selections) => {
    const { carts, newCart } = await openSmallShop();
    const id = await newCart();
    await expect(carts.addPackage(aContext(), id, 7, selections)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    expect((await carts.get(aContext(), { id })).lines).toEqual([]);
  });

  /** @proves FAULT-35 */
  it('counts package parts and single pieces together against stock', async () => {
    const { carts, cartWith } = await openSmallShop();
    const id = await cartWith({ skuId: 1, quantity: 5 });
    await expect(carts.addPackage(aContext(), id, 7, [winch])).rejects.toMatchObject({
      code: 'OUT_OF_STOCK',
    });
  });
});

describe('the rest of a cart', () => {
  it('rejects every code, keeps client data, and copies a cart', async () => {
    const { carts, cartWith } = await openSmallShop();
    const id = await cartWith({ skuId: 2, quantity: 2 });
    await expect(carts.setPromoCode(aContext(), id, 'SALE10')).rejects.toMatchObject({
      code: 'INVALID_CODE',
    });
    expect((await carts.setPromoCode(aContext(), id, ' ')).promoCode).toBeNull();
    expect((await carts.setMerchantData(aContext(), id, '{"a":1}')).merchantData).toBe('{"a":1}');
    await carts.complete(aContext(), id);
    const copy = await carts.clone(aContext(), id, true);
    expect([copy.id === id, copy.isCompleted, copy.merchantData]).toEqual([false, false, '{"a":1}']);
    expect(quantities(copy)).toEqual([[2, 2]]);
  });

  it('rejects changes of a completed cart and completes it again without an error', async () => {
    const { carts, cartWith } = await openSmallShop();
    const id = await cartWith({ skuId: 2, quantity: 2 });
    await carts.complete(aContext(), id);
    expect((await carts.complete(aContext(), id)).isCompleted).toBe(true);
    await expect(carts.add(aContext(), id, { skuId: 2, quantity: 1 })).rejects.toMatchObject({
      code: 'CART_COMPLETED',
    });
    await expect(carts.clear(aContext(), id)).rejects.toMatchObject({ code: 'CART_COMPLETED' });
  });
});
