/** Orders with a real database: rejections, frozen data, and concurrent orders. */
import { describe, expect, it } from 'vitest';
import { aContext, goodCheckout, openSmallShop } from '#tests/support/worlds/small-shop.ts';

type Shop = Awaited<ReturnType<typeof openSmallShop>>;

const codeOf = (outcome: PromiseSettledResult<unknown>): string =>
  outcome.status === 'fulfilled' ? 'placed' : String(outcome.reason.code);

async function stockOf({ pool }: Shop, skuId: number) {
  const { rows } = await pool.query(
    'select in_stock, oversellable, static, sold from stock where sku_id = $1',
    [skuId],
  );
  return rows[0];
}

async function count({ pool }: Shop, table: string): Promise<number> {
  const { rows } = await pool.query(`select count(*)::int as n from ${table}`);
  return rows[0].n;
}

describe('placing an order', () => {
  it('freezes rows, prices and addresses, takes stock, completes the cart and queues one mail', async () => {
    const shop = await openSmallShop();
    const id = await shop.cartWith({ skuId: 1, quantity: 2 }, { skuId: 3, quantity: 1 });
    const placed = await shop.orders.place(aContext(), id, goodCheckout);
    expect(placed).toMatchObject({ orderId: '100001', status: 'completed', redirectUrl: null });
    await shop.pool.query(
      `update price set regular_minor = 99900, selling_minor = 99900; update product_text set name = 'other'`,
    );

    const order = await shop.orders.byPublicId(placed.publicId);
    expect(
      order?.rows.map(({ name, quantity, unit, unitRegular, total }) => [
        name,
        quantity,
        unit,
        unitRegular,
        total,
      ]),
    ).toEqual([
      ['Tuote 1', 2, 10_000, 12_000, 20_000],
      ['Tuote 3', 1, 2000, 2000, 2000],
    ]);
    // 220 € is above the free limit of 200 €; VAT is 25.5 % of 200 € and 14 % of 20 €.
    expect(order?.cart.total).toMatchObject({ selling: 22_000, sellingVat: 4064 + 246 });
    expect(order?.cart.vats).toEqual([
      { rate: 1400, vat: 246 },
      { rate: 2550, vat: 4064 },
    ]);
    expect(order?.billingAddress).toMatchObject({
      firstName: 'Anna',
      zip: '00100',
      country: 'Suomi',
      company: '',
    });
    expect(order?.shippingAddress).toMatchObject({ addressLine1: 'Tie 1' });
    expect(await stockOf(shop, 1)).toEqual({ in_stock: 3, oversellable: 0, static: 0, sold: 2 });
    const seen = await shop.carts.get(aContext(), { id, includeCompleted: true });
    expect([seen.isCompleted, seen.total.selling]).toEqual([true, 22_000]);
    expect([await count(shop, 'outbox'), await count(shop, 'order_status_change')]).toEqual([1, 1]);
    expect((await shop.carts.complete(aContext(), id)).total.selling).toBe(22_000);
  });

  it('charges the amounts of the cart: items, shipping and the fee of the payment', async () => {
    const shop = await openSmallShop();
    const id = await shop.cartWith({ skuId: 2, quantity: 1 });
    const { quote } = await shop.checkouts.update(aContext(), id, {
      ...goodCheckout,
      paymentId: 10,
      identityNumber: '131052-308T',
    });
    const { publicId } = await shop.orders.place(aContext(), id, {});
    const order = await shop.orders.byPublicId(publicId);
    expect(quote.cart.total.selling).toBe(1000 + 599 + 250);
    expect(order?.cart.total).toEqual(quote.cart.total);
  });

  it('takes from stock first, then from oversellable stock, and never from the supplier', async () => {
    const shop = await openSmallShop();
    const id = await shop.cartWith({ skuId: 4, quantity: 4 }, { skuId: 5, quantity: 4 });
    await shop.orders.place(aContext(), id, goodCheckout);
    expect(await stockOf(shop, 4)).toEqual({ in_stock: 0, oversellable: 1, static: 0, sold: 4 });
    expect(await stockOf(shop, 5)).toEqual({ in_stock: 0, oversellable: 0, static: 4, sold: 4 });
  });

  it('announces which products and packages have less stock, after the commit', async () => {
    const shop = await openSmallShop();
    await shop.pool.query('truncate catalogue_change');
    await shop.orders.place(aContext(), await shop.cartWith({ skuId: 2, quantity: 1 }), goodCheckout);
    const { rows } = await shop.pool.query('select kind, product_id from catalogue_change');
    expect(rows).toEqual([
      { kind: 'stock', product_id: 2 },
      { kind: 'stock', product_id: 7 },
    ]);
  });

  const { billingAddress } = goodCheckout;
  /** @proves FAULT-56 */
  it.each([
    ['no mail address', { email: '' }, 'BAD_USER_INPUT', 'checkout.email'],
    ['a wrong mail address', { email: 'anna@' }, 'BAD_USER_INPUT', 'checkout.email'],
    [
      'a mail address with a second header',
      { email: 'a@b.fi\nBcc: c@d.fi' },
      'BAD_USER_INPUT',
      'checkout.email',
    ],
    [
      'no name',
      { billingAddress: { ...billingAddress, lastName: ' ' } },
      'BAD_USER_INPUT',
      'checkout.billingAddress.lastName',
    ],
    [
      'no street',
      { billingAddress: { ...billingAddress, addressLine1: '' } },
      'BAD_USER_INPUT',
      'checkout.billingAddress.addressLine1',
    ],
    [
      'no city',
      { billingAddress: { ...billingAddress, city: '' } },
      'BAD_USER_INPUT',
      'checkout.billingAddress.city',
    ],
    [
      'a zip code that cannot be',
      { billingAddress: { ...billingAddress, zip: '00000' } },
      'BAD_USER_INPUT',
      'checkout.billingAddress.zip',
    ],
    [
      'an endless zip code',
      { billingAddress: { ...billingAddress, zip: '1'.repeat(10_000) } },
      'BAD_USER_INPUT',
      'checkout.billingAddress.zip',
    ],
    [
      'an incomplete shipping address',
      { shippingAddress: { addressLine1: 'Muu tie' } },
      'BAD_USER_INPUT',
      'checkout.shippingAddress.firstName',
    ],
    ['terms that are not accepted', { acceptedConsents: [] }, 'BAD_USER_INPUT', 'checkout.acceptedConsents'],
    [
      'other consents instead of the terms',
      { acceptedConsents: ['newsletter', 'Order', ''] },
      'BAD_USER_INPUT',
      'checkout.acceptedConsents',
    ],
    ['no payment chosen', { paymentId: 0 }, 'PAYMENT_NOT_AVAILABLE', 'checkout.paymentId'],
    ['a payment of elsewhere', { paymentId: 77 }, 'PAYMENT_NOT_AVAILABLE', 'checkout.paymentId'],
    [
      'a payment that the shop cannot settle',
      { paymentId: 12 },
      'PAYMENT_NOT_AVAILABLE',
      'checkout.paymentId',
    ],
    [
      'a payment for persons only',
      { customerType: 'ORGANIZATION' as const },
      'PAYMENT_NOT_AVAILABLE',
      'checkout.paymentId',
    ],
    ['shipping for another zip code', { shippingId: 2 }, 'SHIPPING_NOT_AVAILABLE', 'checkout.shippingId'],
    [
      'unavailable shipping',
      { shippingId: 99, skipShippingValidation: true },
      'SHIPPING_NOT_AVAILABLE',
      'checkout.shippingId',
    ],
    [
      'an unknown country',
      { billingAddress: { ...goodCheckout.billingAddress, country: 'Atlantis' } },
      'BAD_USER_INPUT',
      'checkout.billingAddress.country',
    ],
    [
      'an invoice without identity number',
      { paymentId: 10 },
      'INVALID_IDENTITY_NUMBER',
      'checkout.identityNumber',
    ],
    [
      'a wrong identity number with an invoice',
      { paymentId: 10, identityNumber: '131052-308U' },
      'INVALID_IDENTITY_NUMBER',
      'checkout.identityNumber',
    ],
    [
      'a person as an organisation',
      { paymentId: 10, customerType: 'ORGANIZATION' as const, identityNumber: '131052-308T' },
      'INVALID_IDENTITY_NUMBER',
      'checkout.identityNumber',
    ],
  ])('refuses %s and leaves cart and stock as they were', async (_, change, code, field) => {
    const shop = await openSmallShop();
    const id = await shop.cartWith({ skuId: 2, quantity: 2 });
    const input = { ...goodCheckout, ...change };
    await expect(shop.orders.place(aContext(), id, input)).rejects.toMatchObject({ code, field });
    expect((await shop.orders.validate(aContext(), id, input)).isValid).toBe(false);
    expect([await count(shop, 'shop_order'), await count(shop, 'checkout')]).toEqual([0, 0]);
    expect(await stockOf(shop, 2)).toMatchObject({ in_stock: 50, sold: 0 });
    expect((await shop.carts.get(aContext(), { id })).id).toBe(id);
  });

  it('rejects an empty cart, an unknown one, and lines that are removed or not sold in the market', async () => {
    const shop = await openSmallShop();
    await expect(shop.orders.place(aContext(), await shop.newCart(), goodCheckout)).rejects.toMatchObject({
      code: 'CART_EMPTY',
    });
    await expect(shop.orders.place(aContext(), 'x', goodCheckout)).rejects.toMatchObject({
      code: 'CART_NOT_FOUND',
    });
    const id = await shop.cartWith({ skuId: 3, quantity: 1 });
    const swedish = { ...goodCheckout, billingAddress: { ...billingAddress, zip: '111 22' } };
    await expect(shop.orders.place(aContext('se'), id, swedish)).rejects.toMatchObject({
      code: 'OUT_OF_STOCK',
    });
    await shop.pool.query('update product set active = false where product_id = 3');
    await expect(shop.orders.place(aContext(), id, goodCheckout)).rejects.toMatchObject({
      code: 'OUT_OF_STOCK',
    });
  });

  /** @proves FAULT-22 */
  it('uses the customer type of the account, not of the form', async () => {
    const shop = await openSmallShop();
    const id = await shop.cartWith({ skuId: 2, quantity: 1 });
    const ctx = aContext('fi', { customerId: 5, customerType: 'PERSON' });
    const input = { ...goodCheckout, customerType: 'ORGANIZATION' as const };
    const { publicId } = await shop.orders.place(ctx, id, input);
    expect(await shop.orders.byPublicId(publicId)).toMatchObject({ customerType: 'PERSON', customerId: 5 });
  });

  it('needs the number of an organisation with every payment, and takes a foreign one', async () => {
    const shop = await openSmallShop();
    await shop.pool.query(`update payment_option set customer_types = '{PERSON,ORGANIZATION}'`);
    const id = await shop.cartWith({ skuId: 2, quantity: 1 });
    const input = { ...goodCheckout, customerType: 'ORGANIZATION' as const };
    for (const identityNumber of [undefined, '', ' ', '-'])
      await expect(shop.orders.place(aContext(), id, { ...input, identityNumber })).rejects.toMatchObject({
        code: 'INVALID_IDENTITY_NUMBER',
        field: 'checkout.identityNumber',
      });
    const country = 'Saksa';
    const abroad = {
      ...input,
      identityNumber: 'HRB 12345',
      shippingAddress: { ...input.billingAddress, country },
    };
    await expect(shop.orders.place(aContext(), id, abroad)).resolves.toMatchObject({ status: 'completed' });
  });

  it('validates an order without storing anything', async () => {
    const shop = await openSmallShop();
    const id = await shop.cartWith({ skuId: 2, quantity: 1 });
    expect(await shop.orders.validate(aContext(), id, goodCheckout)).toEqual({
      isValid: true,
      message: null,
    });
    expect((await shop.orders.validateStored(aContext(), id, null)).isValid).toBe(false);
    await shop.checkouts.update(aContext(), id, goodCheckout);
    expect((await shop.orders.validateStored(aContext(), id, 'b@example.com')).isValid).toBe(true);
    expect((await shop.orders.validateStored(aContext(), id, 'unknown')).isValid).toBe(false);
    expect(await count(shop, 'shop_order')).toBe(0);
  });
});

describe('concurrent orders', () => {
  /** @proves FAULT-32, FAULT-34 */
  it('sells ten pieces to fifty buyers exactly ten times, five rounds long, and loses none when orders are cancelled', async () => {
    const shop = await openSmallShop();
    const carts = async (round: number) => {
      const ids = Array.from({ length: 50 }, (_, i) => {
        const tail = String(round * 100 + i).padStart(12, '0');
        return `00000000-0000-4000-8000-${tail}`;
      });
      await shop.pool.query(
        `insert into cart (cart_id, channel_id, market_id) select id, '1|fi', 'market-fi' from unnest($1::text[]) id`,
        [ids],
      );
      await shop.pool.query(
        `insert into cart_line (line_id, cart_id, sku_id, quantity) select id, id, 1, 1 from unnest($1::text[]) id`,
        [ids],
      );
      return ids;
    };
    for (const round of [1, 2, 3, 4, 5]) {
      await shop.pool.query('update stock set in_stock = 10, sold = 0 where sku_id = 1');
      const outcomes = await Promise.allSettled(
        (await carts(round)).map(id => shop.orders.place(aContext(), id, goodCheckout)),
      );
      const codes = outcomes.map(codeOf);
      expect(codes.filter(code => code === 'placed')).toHaveLength(10);
      expect(codes.filter(code => code === 'OUT_OF_STOCK')).toHaveLength(40);
      expect(await stockOf(shop, 1)).toEqual({ in_stock: 0, oversellable: 0, static: 0, sold: 10 });
      const [first] = outcomes.flatMap(each => (each.status === 'fulfilled' ? each.value.orderId : []));
      const cancel = () => shop.handling.cancel(Number(first), 'regret', new Date());
      await Promise.all([cancel(), cancel(), cancel()]);
      expect(await stockOf(shop, 1)).toMatchObject({ in_stock: 1, sold: 9 });
    }
    expect([await count(shop, 'shop_order'), await count(shop, 'order_row')]).toEqual([50, 50]);
  });

  it('returns pieces to the stock that they came from', async () => {
    const shop = await openSmallShop();
    const id = await shop.cartWith({ skuId: 4, quantity: 4 }, { skuId: 5, quantity: 4 });
    const { orderId } = await shop.orders.place(aContext(), id, goodCheckout);
    await shop.handling.cancel(Number(orderId), 'regret', new Date());
    expect(await stockOf(shop, 4)).toEqual({ in_stock: 2, oversellable: 3, static: 0, sold: 0 });
    expect(await stockOf(shop, 5)).toEqual({ in_stock: 0, oversellable: 0, static: 4, sold: 0 });
  });

  /** @proves FAULT-33 */
  it('avoids deadlocks of buyers with the same products in opposite order', async () => {
    const shop = await openSmallShop();
    const lines = [
      { skuId: 2, quantity: 1 },
      { skuId: 3, quantity: 1 },
    ];
    const carts = await Promise.all(
      Array.from({ length: 20 }, (_, i) => shop.cartWith(...(i % 2 ? lines : lines.toReversed()))),
    );
    const outcomes = (
      await Promise.allSettled(carts.map(id => shop.orders.place(aContext(), id, goodCheckout)))
    ).map(codeOf);
    expect(outcomes).toEqual(Array.from({ length: 20 }, () => 'placed'));
    expect(await stockOf(shop, 2)).toMatchObject({ in_stock: 30, sold: 20 });
    expect(await stockOf(shop, 3)).toMatchObject({ in_stock: 30, sold: 20 });
  });

  /** @proves FAULT-42, FAULT-43 */
  it('places one order per idempotency key, however often and whenever it is sent', async () => {
    const shop = await openSmallShop();
    const id = await shop.cartWith({ skuId: 1, quantity: 1 });
    const ctx = aContext('fi', { idempotencyKey: 'press-1' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shop.orders.place(ctx, id, goodCheckout)),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await shop.orders.place(ctx, id, goodCheckout)).toEqual(answers[0]);
    expect([await count(shop, 'shop_order'), await count(shop, 'outbox')]).toEqual([1, 1]);
    expect(await stockOf(shop, 1)).toMatchObject({ in_stock: 4, sold: 1 });
    const other = { ...goodCheckout, email: 'other@example.com' };
    await expect(shop.orders.place(ctx, id, other)).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    const another = await shop.cartWith({ skuId: 1, quantity: 1 });
    await expect(shop.orders.place(ctx, another, goodCheckout)).rejects.toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
  });

  /** @proves FAULT-30, FAULT-45 */
  it('rejects an order whose total differs from the accepted one', async () => {
    const shop = await openSmallShop();
    const at = (expectedTotal: number) => aContext('fi', { expectedTotal, idempotencyKey: 'press-3' });
    const first = await shop.orders.place(
      aContext(),
      await shop.cartWith({ skuId: 1, quantity: 1 }),
      goodCheckout,
    );
    const total = (await shop.orders.byPublicId(first.publicId))?.cart.total.selling ?? 0;
    const id = await shop.cartWith({ skuId: 1, quantity: 2 });
    await expect(shop.orders.place(at(total / 100), id, goodCheckout)).rejects.toMatchObject({
      code: 'CART_CHANGED',
    });
    expect([await count(shop, 'shop_order'), await stockOf(shop, 1)]).toMatchObject([1, { sold: 1 }]);
    const again = await shop.cartWith({ skuId: 1, quantity: 1 });
    await expect(shop.orders.place(at(total / 100), again, goodCheckout)).resolves.toMatchObject({
      status: 'completed',
    });
  });

  it('frees the key of a rejected attempt', async () => {
    const shop = await openSmallShop();
    const id = await shop.cartWith({ skuId: 1, quantity: 1 });
    const ctx = aContext('fi', { idempotencyKey: 'press-2' });
    await expect(shop.orders.place(ctx, id, { ...goodCheckout, email: '' })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    await expect(shop.orders.place(ctx, id, goodCheckout)).resolves.toMatchObject({ status: 'completed' });
  });

  /** @proves FAULT-42 */
  it('orders a cart once for ten concurrent requests without a key', async () => {
    const shop = await openSmallShop();
    const id = await shop.cartWith({ skuId: 1, quantity: 1 });
    const pendingOrders = Array.from({ length: 10 }, () => shop.orders.place(aContext(), id, goodCheckout));
    const outcomes = (await Promise.allSettled(pendingOrders)).map(codeOf).toSorted();
    expect(outcomes).toEqual([...Array.from({ length: 9 }, () => 'CART_COMPLETED'), 'placed']);
    expect(await stockOf(shop, 1)).toMatchObject({ in_stock: 4, sold: 1 });
  });
});

describe('reading an order', () => {
  /** @proves FAULT-19 */
  it('returns the confirmation only with number and cart id', async () => {
    const shop = await openSmallShop();
    const id = await shop.cartWith({ skuId: 2, quantity: 1 });
    const { orderId } = await shop.orders.place(aContext(), id, goodCheckout);
    const confirmation = await shop.orders.confirmation(orderId, id);
    expect(confirmation).toMatchObject({ order: { email: 'anna@example.com' }, nthPurchase: 1 });
    const strangers: [string, string][] = [
      [orderId, ''],
      [orderId, await shop.newCart()],
      ['100002', id],
      ['1 or 1=1', id],
      ['', id],
    ];
    for (const [order, cart] of strangers) expect(await shop.orders.confirmation(order, cart)).toBeNull();
    expect(await shop.orders.byPublicId('00000000-0000-4000-8000-000000000000')).toBeNull();
  });
});

describe('consents', () => {
  const agreed = { ...goodCheckout, acceptedConsents: ['order', 'newsletter'] };

  it('are stored with the order, and subscribe to the newsletter once', async () => {
    const shop = await openSmallShop();
    const { rows } = await shop.pool.query(
      `insert into customer (email, password_hash) values ('anna@example.com', '$argon2id$x') returning customer_id`,
    );
    const customerId = rows[0].customer_id;
    const readers = async () =>
      (await shop.pool.query('select email, language_id, market_id, tags, source from newsletter_subscriber'))
        .rows;
    const kinds = async () => (await shop.pool.query('select kind from outbox order by outbox_id')).rows;
    const buy = async (ctx: ReturnType<typeof aContext>, input: object) => {
      const { publicId } = await shop.orders.place(
        ctx,
        await shop.cartWith({ skuId: 2, quantity: 1 }),
        input,
      );
      return (await shop.orders.byPublicId(publicId))?.consents;
    };
    expect(await buy(aContext(), { ...goodCheckout, acceptedConsents: ['order', 'sms'] })).toEqual([
      'order',
      'sms',
    ]);
    expect(await readers()).toEqual([]);
    const loud = { ...agreed, email: 'Anna@Example.com' };
    expect(await buy(aContext('fi', { customerId }), loud)).toEqual(['order', 'newsletter']);
    expect(await readers()).toEqual([
      {
        email: 'anna@example.com',
        language_id: 'fi-FI',
        market_id: 'market-fi',
        tags: ['checkout'],
        source: 'checkout',
      },
    ]);
    expect(await buy(aContext(), agreed)).toEqual(['order', 'newsletter']);
    // An order without the consent does not unsubscribe.
    expect(await buy(aContext(), goodCheckout)).toEqual(['order']);
    expect(await readers()).toHaveLength(1);
    expect((await kinds()).filter(({ kind }) => kind === 'newsletter-welcome')).toHaveLength(1);
  });
});
