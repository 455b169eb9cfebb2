/** Purchases with documents generated from the contract alone: every field of cart, checkout and order in every response. */
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { typeDefs } from '#backend/testing.ts';
import { rootFields } from './contract-documents.ts';
import { type DemoShop, type Fields, type Listed, openDemoShop } from './demo-shop.ts';

interface Cart {
  id: string;
  items: { id: string; skuId: number; quantity: number; groupKey: string | null }[];
}

interface PackageGroup {
  groupId: number;
  options: {
    optionId: number;
    isSelected: boolean;
    product: { skus: { skuId: number; stock: { totalStock: number } }[] };
  }[];
}

const addresses = {
  fi: { zip: '00100', city: 'Helsinki' },
  se: { zip: '11122', city: 'Stockholm' },
};
const person = { firstName: 'Anna', lastName: 'Aalto', addressLine1: 'Tie 1', mobile: '0401234567' };

async function cheapSkuIds({ ask }: DemoShop, place: Fields): Promise<number[]> {
  const { products } = await ask<Listed>('query', 'products', {
    ...place,
    take: 5,
    filter: { facets: ['stock_in-stock'], sort: 'PRICE', excludeFacets: ['stock_out'] },
  });
  return products.flatMap(({ skus }) => skus[0]?.skuId ?? []);
}

/** Creates a cart with two lines, using every cart mutation of the contract. */
async function fillCart(shop: DemoShop, place: Fields): Promise<string> {
  const { ask } = shop;
  const { id } = await ask<Cart>('query', 'getCart', { ...place, id: '' });
  const [first, second] = await cheapSkuIds(shop, place);
  await ask('mutation', 'addToCart', { ...place, id, item: { skuId: first, quantity: 2, message: 'Hei' } });
  const { items } = await ask<Cart>('mutation', 'addToCart', {
    ...place,
    id,
    item: { skuId: second, quantity: 1 },
  });
  await ask('mutation', 'updateCartItem', { ...place, id, item: { id: items[0]?.id, quantity: 1 } });
  await ask('mutation', 'setCartMerchantData', { ...place, id, merchantData: '{"a":1}' });
  const cart = await ask<Cart>('query', 'getCart', { ...place, id, forceRefresh: true }, 5);
  expect(cart.items.map(({ skuId, quantity }) => [skuId, quantity])).toEqual([
    [first, 1],
    [second, 1],
  ]);
  const copy = await ask<Cart>('mutation', 'cloneCart', { ...place, id, resetPromotions: true });
  expect(copy.id).not.toBe(id);
  expect(await ask('mutation', 'clearCart', { ...place, id: copy.id })).toMatchObject({ items: [] });
  return id;
}

it.each(['fi', 'se'] as const)('buys in the market %s', async market => {
  const shop = await openDemoShop();
  const { ask } = shop;
  const place = { marketId: market, languageId: market === 'fi' ? 'fi-FI' : 'sv-SE', channelId: '1|fi' };
  const cartId = await fillCart(shop, place);
  // Clients send 0 and -1 for choices that have not been made yet.
  const checkout = {
    email: 'anna@example.com',
    acceptedConsents: ['order'],
    billingAddress: { ...person, ...addresses[market] },
    paymentId: 0,
    shippingId: 0,
    externalShippingFee: -1,
  };
  const { paymentOptions } = await ask<{ paymentOptions: { id: number; checkoutType: string }[] }>(
    'mutation',
    'createOrUpdateCheckout',
    { ...place, cartId, checkout },
  );
  const paymentId = paymentOptions.find(({ checkoutType }) => checkoutType === 'STANDARD')?.id;
  const chosen = { ...place, cartId, checkout: { ...checkout, paymentId } };
  await ask('query', 'validateOrderConditions', { ...place, cartId, email: checkout.email });
  expect(await ask('query', 'validateOrderCreation', chosen)).toMatchObject({ isValid: true });
  const order = await ask<{ publicId: string; status: string }>('mutation', 'placeOrder', chosen);
  expect(order).toMatchObject({ status: 'completed', publicId: expect.any(String) });
  const publicOrderId = order.publicId;
  expect(await ask('query', 'getOrderPublic', { ...place, publicOrderId }, 5)).not.toBeNull();
  const asked = { ...place, id: publicOrderId, cartId, paymentType: 'STANDARD' };
  expect(await ask('query', 'checkout', asked, 5)).not.toBeNull();
  expect(await ask('mutation', 'completeCart', { ...place, id: cartId })).toMatchObject({
    isCompleted: true,
  });
});

interface Option {
  id: number;
  name: string;
  isSelected: boolean;
}

interface Chosen {
  shippingOptions: Option[];
  paymentOptions: Option[];
  email: string;
  billingAddress: { zip: string };
}

const idsSelected = (options: readonly Option[]) =>
  options.filter(({ isSelected }) => isSelected).map(({ id }) => id);

/** A purchase in the steps of the platform's SDK: creates a cart with an empty id, then updates, validates and orders the checkout. */
async function buyAsSdk(shop: DemoShop, market: 'fi' | 'se', customerId: number | null) {
  const { ask } = shop.askAs({ customerId });
  const place = { marketId: market, languageId: market === 'fi' ? 'fi-FI' : 'sv-SE', channelId: '1|fi' };
  const cart = await ask<Cart>('query', 'getCart', { ...place, id: '' });
  expect(cart.items).toEqual([]);
  const [skuId] = await cheapSkuIds(shop, place);
  await ask('mutation', 'addToCart', { ...place, id: cart.id, item: { skuId, quantity: 1 } });
  const known = await ask<Cart>('query', 'getCart', { ...place, id: cart.id });
  expect([known.id, known.items.map(line => line.skuId)]).toEqual([cart.id, [skuId]]);

  const update = (checkout: Fields) =>
    ask<Chosen>('mutation', 'createOrUpdateCheckout', { ...place, cartId: cart.id, checkout });
  const entered = await update({ paymentId: 0, shippingId: 0 });
  expect(idsSelected(entered.shippingOptions)).toHaveLength(1);
  const prepayment = entered.paymentOptions.find(({ name }) => name === 'prepayment');
  expect(idsSelected(entered.paymentOptions)).toEqual(market === 'fi' ? [] : [prepayment?.id]);
  const isValid = async (checkout: Fields) =>
    (
      await ask<{ isValid: boolean }>('query', 'validateOrderCreation', {
        ...place,
        cartId: cart.id,
        checkout,
      })
    ).isValid;
  const acceptedConsents = ['order'];
  const filled = {
    email: 'anna@example.com',
    acceptedConsents,
    billingAddress: { ...person, ...addresses[market] },
  };
  // An account has an email and an address, a guest has none; in Finland no payment is preselected.
  const { email, billingAddress } = entered;
  expect([email, billingAddress.zip]).toEqual(
    customerId === null ? ['', ''] : ['private@demo.example', '33100'],
  );
  expect(await isValid({ acceptedConsents })).toBe(market === 'se' && customerId !== null);
  expect(await isValid(filled)).toBe(market === 'se');

  const [shippingId] = idsSelected((await update(filled)).shippingOptions);
  const checkout = { ...filled, shippingId, paymentId: prepayment?.id };
  expect(await isValid(checkout)).toBe(true);
  const placing = { ...place, cartId: cart.id, checkout };
  const order = await ask<{ orderId: string; status: string }>('mutation', 'placeOrder', placing);
  expect(order.status).toBe('completed');
  return { ask, place, cartId: cart.id, orderId: order.orderId };
}

it('buys step by step as the SDK does, as a guest and with an account, in Finland and Sweden', async () => {
  const shop = await openDemoShop();
  const account = await shop.db
    .selectFrom('customer')
    .select('customer_id')
    .where('email', '=', 'private@demo.example')
    .executeTakeFirstOrThrow();
  for (const market of ['fi', 'se'] as const)
    for (const customerId of [null, account.customer_id]) {
      const { ask, place, cartId, orderId } = await buyAsSdk(shop, market, customerId);
      const asked = { ...place, id: orderId, paymentType: 'STANDARD' };
      const named = await ask<{ order: Fields | null }>('query', 'checkout', { ...asked, cartId }, 5);
      expect(named.order).toMatchObject({ orderId });
      // Order numbers are sequential: without the cart only the account that ordered sees the order.
      const counted = await ask<{ order: Fields | null } | null>('query', 'checkout', asked, 5);
      expect(counted?.order?.['orderId'] ?? null).toBe(customerId === null ? null : orderId);
    }
});

it('adds a package with the chosen options and updates it as one group', async () => {
  const { ask } = await openDemoShop();
  const { products } = await ask<Listed>('query', 'products', {
    take: 200,
    filter: { includeCollapsed: true },
  });
  const { id } = await ask<Cart>('query', 'getCart', { id: '' });
  for (const { alias, productId } of products.filter(({ type }) => type === 'package')) {
    const { productPackage } = await ask<{ productPackage: { groups: PackageGroup[] } }>(
      'query',
      'product',
      { alias },
      6,
    );
    const selections: Fields[] = [];
    let inStock = true;
    for (const { groupId, options } of productPackage.groups) {
      const option = options.find(({ isSelected }) => isSelected);
      if (!option) continue;
      const sku = option.product.skus[0];
      inStock &&= (sku?.stock.totalStock ?? 0) >= 4;
      selections.push({ groupId, optionId: option.optionId, skuId: sku?.skuId });
    }
    if (!inStock) continue;
    const cart = await ask<Cart>('mutation', 'addPackageToCart', { id, packageId: productId, selections }, 5);
    expect(new Set(cart.items.map(({ groupKey }) => groupKey)).size).toBe(1);
    expect(cart.items).toHaveLength(selections.length);
    const groupKey = cart.items[0]?.groupKey;
    const emptied = await ask<Cart>('mutation', 'updateCartGroup', { id, item: { groupKey, quantity: 0 } });
    expect(emptied.items).toEqual([]);
    return;
  }
  expect.unreachable('no package of the demo shop can be bought');
});

/** Queries that need a signed-in customer. */
const behindLogin = new Set(['getOrders', 'getOrder', 'getUser', 'savedLines', 'savedVehicles']);
const samples: Fields = {
  id: 'none',
  cartId: 'none',
  alias: 'none',
  vehicle: 'none',
  orderId: 1,
  publicOrderId: '6a0e7d8e-6f3b-4a86-9b55-0a4b8c1a1a11',
  paymentType: 'STANDARD',
  checkout: {},
  user: {},
  email: 'unknown@example.com',
  country: 'FI',
  zip: '00',
  number: '1234567-1',
  numbers: ['none'],
};

it('answers every query for something that does not exist, and requires sign-in where needed', async () => {
  const { attempt } = await openDemoShop();
  const served = buildSchema(typeDefs).getQueryType()?.getFields() ?? {};
  for (const field of rootFields.query.filter(name => served[name] !== undefined)) {
    const { errors = [] } = await attempt('query', field, samples);
    const codes = errors.map(({ extensions }) => extensions['code']);
    expect({ field, codes }).toEqual({ field, codes: behindLogin.has(field) ? ['UNAUTHORIZED'] : [] });
  }
});
