/** Rules of the checkout: blocked customers, accounts, sub-options of shipping, and clients with checks of their own. */
import { expect, it } from 'vitest';
import { aContext, goodCheckout, openSmallShop } from '#tests/support/worlds/small-shop.ts';
import { up as shippingEverywhere } from '../database/migrations/0017-shipping-everywhere.ts';

it('rejects orders of blocked customers', async () => {
  const shop = await openSmallShop();
  await shop.pool.query(
    `insert into blocked_customer (kind, value) values ('email', 'anna@example.com'), ('identity', '131052308T'), ('email', '')`,
  );
  const id = await shop.cartWith({ skuId: 2, quantity: 1 });
  const update = (input: object) => shop.checkouts.update(aContext(), id, input);
  expect((await update({})).isBlocked).toBe(false);
  expect((await update({ email: 'other@example.com' })).isBlocked).toBe(false);
  expect((await update({ identityNumber: '131052-308T' })).isBlocked).toBe(true);
  expect((await update({ identityNumber: '', email: 'ANNA@example.com' })).isBlocked).toBe(true);
  await expect(shop.orders.place(aContext(), id, goodCheckout)).rejects.toMatchObject({
    code: 'CUSTOMER_BLACKLISTED',
  });
  expect(await shop.orders.validate(aContext(), id, goodCheckout)).toMatchObject({ isValid: false });
});

it('fills a customer’s form from the account, and shows it to no one else', async () => {
  const shop = await openSmallShop();
  const { rows } = await shop.pool.query(
    `insert into customer (email, password_hash, personal_id, address) values ('anna@example.com', '$argon2id$x', '131052-308T',
      '{"firstName":"Anna","lastName":"Aalto","addressLine1":"Tie 1","zip":"00100","city":"Helsinki"}') returning customer_id`,
  );
  const ctx = aContext('fi', { customerId: rows[0].customer_id });
  const id = await shop.cartWith({ skuId: 2, quantity: 1 });
  const { shopper, quote } = await shop.checkouts.update(ctx, id, {});
  expect(shopper).toMatchObject({
    email: 'anna@example.com',
    identityNumber: '131052-308T',
    billingAddress: { city: 'Helsinki', company: '' },
  });
  expect(quote.delivery.shippingOptions.length).toBeGreaterThan(0);
  await expect(shop.checkouts.update(aContext(), id, {})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  const written = await shop.checkouts.update(ctx, await shop.cartWith({ skuId: 2, quantity: 1 }), {
    email: 'work@example.com',
    billingAddress: { firstName: 'Eva', zip: '22100' },
  });
  expect(written.shopper).toMatchObject({
    email: 'work@example.com',
    billingAddress: { firstName: 'Eva', lastName: '', city: '', zip: '22100' },
  });
});

it('offers sub-options of a shipping option, of which one may be chosen', async () => {
  const shop = await openSmallShop();
  await shop.pool.query(
    `insert into shipping_option (shipping_id, market_id, name, display_name, fee_minor, sort_order, parent_id) values (31, 'market-fi', 'evening', '{"fi":"Ilta"}', 990, 4, 3), (32, 'market-fi', 'noon', '{"fi":"Päivä"}', 490, 5, 3)`,
  );
  const id = await shop.cartWith({ skuId: 2, quantity: 1 });
  const { quote } = await shop.checkouts.update(aContext(), id, {
    billingAddress: { zip: '00100' },
    shippingId: 31,
  });
  const seen = quote.delivery.shippingOptions.map(({ id: way, isSelected, subOptions }) => [
    way,
    isSelected,
    subOptions.map(sub => [sub.id, sub.isSelected, sub.vat]),
  ]);
  expect(seen).toEqual([
    [1, false, []],
    [
      3,
      true,
      [
        [31, true, 201],
        [32, false, 100],
      ],
    ],
  ]);
  expect(quote.cart.shipping).toMatchObject({ id: 31, fee: 990, displayName: 'Nouto: Ilta' });
});

it('chooses the first sub-option, and another when the pickup point is not near any more', async () => {
  const shop = await openSmallShop();
  await shop.pool.query(
    `insert into shipping_option (shipping_id, market_id, name, display_name, fee_minor, sort_order, parent_id, zip_pattern) values
      (31, 'market-fi', 'kamppi', '{"fi":"Kamppi"}', 490, 4, 3, '^00\\d{3}$'), (32, 'market-fi', 'kallio', '{"fi":"Kallio"}', 490, 5, 3, '^00\\d{3}$'),
      (33, 'market-fi', 'turku', '{"fi":"Turku"}', 490, 6, 3, '^20\\d{3}$')`,
  );
  const id = await shop.cartWith({ skuId: 2, quantity: 1 });
  const taken = async (input: Parameters<typeof shop.checkouts.update>[2]) => {
    const { quote } = await shop.checkouts.update(aContext(), id, input);
    return [quote.cart.shipping?.id, quote.cart.shipping?.displayName];
  };
  expect(await taken({ ...goodCheckout, shippingId: 3 })).toEqual([31, 'Nouto: Kamppi']);
  expect(await taken({ shippingId: 32 })).toEqual([32, 'Nouto: Kallio']);
  expect(await taken({ billingAddress: { zip: '20100' } })).toEqual([33, 'Nouto: Turku']);
  expect(await taken({})).toEqual([33, 'Nouto: Turku']);
  await expect(shop.orders.place(aContext(), id, { shippingId: 32 })).rejects.toMatchObject({
    code: 'SHIPPING_NOT_AVAILABLE',
  });
  const { publicId } = await shop.orders.place(aContext(), id, { shippingId: 33 });
  const order = await shop.orders.byPublicId(publicId);
  expect(order?.cart.shipping).toMatchObject({ id: 33, displayName: 'Nouto: Turku' });
});

it('removes the pattern of older options that every zip code of the country matches', async () => {
  const shop = await openSmallShop();
  await shop.pool.query(
    `update shipping_option set zip_pattern = case market_id when 'market-fi' then '^\\d{5}$' else '^\\d{3} ?\\d{2}$' end where shipping_id <> 2`,
  );
  await shop.pool.query(shippingEverywhere);
  const { rows } = await shop.pool.query(
    'select distinct shipping_id, zip_pattern from shipping_option order by shipping_id',
  );
  expect(rows.map(row => [row.shipping_id, row.zip_pattern])).toEqual([
    [1, null],
    [2, '22\\d{3}'],
    [3, null],
  ]);
});

/** A server of the merchant's. */
const ofServer = () => aContext('fi', { isServer: true });

const heavy = { skuId: 1, quantity: 4 };
/** 44 kg: only freight carries it. */
async function openHeavyShop() {
  const shop = await openSmallShop();
  await shop.pool.query(
    `update product set weight_grams = 11000 where product_id = 1;
     update shipping_option set max_weight_grams = 30000 where market_id = 'market-fi' and shipping_id <> 2;
     insert into shipping_option (shipping_id, market_id, name, display_name, fee_minor, sort_order) values (4, 'market-fi', 'freight', '{"fi":"Rahti"}', 4900, 4);
     insert into shipping_option (shipping_id, market_id, name, display_name, fee_minor, free_from_minor, max_weight_grams, sort_order) values (5, 'market-fi', 'small', '{"fi":"Pieni"}', 300, 100, 1000, 5)`,
  );
  return shop;
}

/** @proves FAULT-133 */
it.each([
  ['too heavy for it', heavy, { shippingId: 1 }],
  ['too heavy for one that is free', heavy, { shippingId: 5 }],
  ['of another zip code', { skuId: 2, quantity: 1 }, { shippingId: 2 }],
  ['that does not exist', { skuId: 2, quantity: 1 }, { shippingId: 99 }],
])('takes no delivery option %s from a client that is no server', async (_, line, choice) => {
  const shop = await openHeavyShop();
  const id = await shop.cartWith(line);
  const skipping = { ...goodCheckout, ...choice, skipShippingValidation: true };
  const refused = { code: 'SHIPPING_NOT_AVAILABLE', field: 'checkout.shippingId' };
  await expect(shop.orders.place(aContext(), id, skipping)).rejects.toMatchObject(refused);
  const { quote } = await shop.checkouts.update(aContext(), id, skipping);
  expect(quote.delivery.shippingOptions.map(way => way.id)).not.toContain(choice.shippingId);
  await expect(shop.orders.place(aContext(), id, choice)).rejects.toMatchObject(refused);
});

/** @proves FAULT-133 */
it('lets a server choose another option, for no less than the shop’s own', async () => {
  const shop = await openHeavyShop();
  const light = await shop.cartWith({ skuId: 2, quantity: 1 });
  const island = { ...goodCheckout, shippingId: 2, skipShippingValidation: true };
  const { quote } = await shop.checkouts.update(ofServer(), light, island);
  expect(quote.delivery.shipping).toMatchObject({ id: 2, fee: 1990 });
  const { publicId } = await shop.orders.place(aContext(), light, {});
  expect((await shop.orders.byPublicId(publicId))?.cart.shipping).toMatchObject({ id: 2, fee: 1990 });
  const freight = await shop.cartWith(heavy);
  for (const shippingId of [1, 3, 5]) {
    const asked = { ...goodCheckout, shippingId, skipShippingValidation: true };
    const { quote: priced } = await shop.checkouts.update(ofServer(), freight, asked);
    expect(priced.delivery.shipping).toMatchObject({ id: shippingId, fee: 4900 });
  }
});

/** @proves FAULT-133 */
it('checks again what a server has skipped, when another client changes it', async () => {
  const shop = await openHeavyShop();
  const id = await shop.cartWith(heavy);
  await shop.checkouts.update(ofServer(), id, {
    ...goodCheckout,
    shippingId: 2,
    skipShippingValidation: true,
  });
  for (const change of [{ shippingId: 1 }, { shippingId: 5 }, { billingAddress: { zip: '20100' } }])
    await expect(shop.orders.place(aContext(), id, change)).rejects.toMatchObject({
      code: 'SHIPPING_NOT_AVAILABLE',
    });
  await expect(shop.orders.place(aContext(), id, {})).resolves.toMatchObject({ status: 'completed' });
});

/** The seller of the small shop does not deliver to Åland. */
const withoutAland = (caller = {}) => {
  const ctx = aContext('fi', caller);
  return {
    ...ctx,
    market: { ...ctx.market, undelivered: { zips: /^22\d{3}$/, name: { fi: 'Ahvenanmaa', sv: 'Åland' } } },
  };
};

it.each(['22100', '22 100', 'AX-22100', 'FI-22999'])(
  'delivers nothing to %s when the market leaves out the area, to any client',
  async zip => {
    const shop = await openSmallShop();
    const home = { ...goodCheckout, billingAddress: { ...goodCheckout.billingAddress, zip } };
    for (const isServer of [false, true])
      for (const shippingId of [0, 1, 2]) {
        const ctx = withoutAland({ isServer });
        const id = await shop.cartWith({ skuId: 2, quantity: 1 });
        const skipping = { ...home, shippingId, skipShippingValidation: true };
        const { quote } = await shop.checkouts.update(ctx, id, skipping);
        expect([quote.delivery.shippingOptions, quote.delivery.paymentOptions]).toEqual([[], []]);
        expect(quote.delivery.undelivered?.name).toMatchObject({ fi: 'Ahvenanmaa' });
        await expect(shop.orders.place(ctx, id, skipping)).rejects.toMatchObject({
          code: 'SHIPPING_NOT_AVAILABLE',
          field: 'checkout.billingAddress.zip',
        });
      }
    const id = await shop.cartWith({ skuId: 2, quantity: 1 });
    const elsewhere = { ...goodCheckout, shippingAddress: home.billingAddress };
    await expect(shop.orders.place(withoutAland(), id, elsewhere)).rejects.toMatchObject({
      code: 'SHIPPING_NOT_AVAILABLE',
      field: 'checkout.shippingAddress.zip',
    });
    await expect(shop.orders.place(withoutAland(), id, goodCheckout)).resolves.toMatchObject({
      status: 'completed',
    });
  },
);

it('asks every client for the terms, and remembers that they were accepted', async () => {
  const shop = await openSmallShop();
  const id = await shop.cartWith({ skuId: 2, quantity: 1 });
  const { acceptedConsents, ...silent } = goodCheckout;
  const { termsAccepted } = await shop.checkouts.update(aContext(), id, silent);
  expect(termsAccepted).toBe(false);
  const agreed = await shop.checkouts.update(aContext(), id, { acceptedConsents });
  expect(agreed.termsAccepted).toBe(true);
  await expect(shop.orders.place(aContext(), id, {})).resolves.toMatchObject({ status: 'completed' });
});

it('freezes the product data', async () => {
  const shop = await openSmallShop();
  await shop.pool.query(
    `update sku set gtin = '6400000000000', external_id = 'X1' where sku_id = 1; update product set length_mm = 300, width_mm = 200, height_mm = 100 where product_id = 1;
     insert into category_text (category_id, language_id, alias, name) values (1, 'fi-FI', 'vinssit', 'Vinssit')`,
  );
  const id = await shop.cartWith({ skuId: 1, quantity: 1 });
  const { publicId } = await shop.orders.place(aContext(), id, goodCheckout);
  expect((await shop.orders.byPublicId(publicId))?.rows).toMatchObject([
    {
      productUrl: '/p/p1',
      categories: ['Vinssit'],
      gtin: '6400000000000',
      externalId: 'X1',
      lengthMm: 300,
      widthMm: 200,
      heightMm: 100,
    },
  ]);
});

/** @proves FAULT-22 */
it.each([
  ['PERSON', 'ORGANIZATION', ['bank', 'invoice']],
  ['ORGANIZATION', 'PERSON', ['invoice']],
] as const)(
  'orders as the customer type of the account, %s, also when a client sends %s',
  async (customerType, sent, names) => {
    const shop = await openSmallShop();
    const { rows } = await shop.pool.query(
      `insert into customer (email, password_hash, customer_type) values ('anna@example.com', '$argon2id$x', $1) returning customer_id`,
      [customerType],
    );
    const ctx = aContext('fi', { customerId: rows[0].customer_id, customerType });
    const id = await shop.cartWith({ skuId: 2, quantity: 1 });
    // Entered by a guest, who may choose.
    await shop.checkouts.update(aContext(), id, { ...goodCheckout, paymentId: 0, customerType: sent });
    const { quote } = await shop.checkouts.update(ctx, id, { customerType: sent });
    expect(quote.delivery.paymentOptions.map(({ name }) => name)).toEqual(names);
    const stored = await shop.pool.query('select customer_type from checkout');
    expect(stored.rows).toEqual([{ customer_type: customerType }]);
  },
);

it('offers what the merchant has changed at once, and forgets what was rolled back', async () => {
  const shop = await openSmallShop();
  const id = await shop.cartWith({ skuId: 2, quantity: 1 });
  const offered = async () => {
    const { quote } = await shop.checkouts.update(aContext(), id, {});
    const { shippingOptions, paymentOptions } = quote.delivery;
    return [...shippingOptions, ...paymentOptions].map(option => `${option.name} ${option.fee}`);
  };
  const before = await offered();
  expect(before).toEqual(await offered());
  await shop.pool.query(
    "update shipping_option set fee_minor = 690 where market_id = 'market-fi' and shipping_id = 1",
  );
  expect(await offered()).toEqual(before.map(text => text.replace('parcel 599', 'parcel 690')));
  await shop.pool.query('begin; update payment_option set fee_minor = 1; rollback');
  await shop.pool.query('update payment_option set fee_minor = 99 where payment_id = 11');
  expect(await offered()).toContain('bank 99');
  await shop.pool.query("delete from shipping_option where market_id = 'market-fi' and shipping_id = 1");
  expect((await offered()).join()).not.toContain('parcel');
});
