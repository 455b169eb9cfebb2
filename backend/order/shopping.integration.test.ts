/** From an empty id to a confirmed order, in the contract's own operations. */
import { expect, it } from 'vitest';
import { goodCheckout } from '#tests/support/worlds/small-shop.ts';
import { openSmallShopApi } from '#tests/support/worlds/small-shop-api.ts';

const cartParts = `
  id isCompleted promoCode freeShipping fixedDiscount merchantData appliedCampaigns { name }
  items { id skuId quantity message groupKey isCampaignFreeGift productPackage { packageId packageName groupId optionId }
    campaign { appliedCampaigns { name } prices { quantity } } product { productId name alias skus { skuId } }
    unitPrice { sellingPriceIncVat isDiscounted } totalPrice { sellingPriceIncVat sellingPriceExVat vat regularPriceIncVatFormatted currency { code } } }
  summary { total { sellingPriceIncVat sellingPriceIncVatFormatted isDiscounted discountIncVat } subTotal { sellingPriceIncVat vat } vats { rate amount }
    fees { shippingFeeIncVat paymentFeeIncVat } balance { pending } fixedAmountDiscountIncVat
    shipping { id displayName feeIncVat feeIncVatFormatted isDefault isSelected amountLeftToFreeShipping amountLeftToFreeShippingFormatted subOptions { id } }
    payment { id displayName } }`;
const getCart = `query ($id: String, $cartMarket: String) { getCart(id: $id, marketId: $cartMarket) { ${cartParts} } }`;
const addToCart = `mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { ${cartParts} } }`;
const addressParts =
  'firstName lastName addressLine1 addressLine2 addressLine3 entryCode careOf city state country zip company mobile phone';
const updateCheckout = `mutation ($cartId: String!, $checkout: CheckoutInputType) { createOrUpdateCheckout(cartId: $cartId, checkout: $checkout) {
  email identityNumber checkoutStatus shippingData consents { type } billingAddress { ${addressParts} } shippingAddress { ${addressParts} } cart { ${cartParts} }
  shippingOptions { id isSelected isDefault feeIncVatFormatted } paymentOptions { id isSelected isDefault paymentType checkoutType newCheckoutSession } } }`;
const placeOrder = `mutation ($cartId: String!, $checkout: CheckoutInputType!) { placeOrder(cartId: $cartId, checkout: $checkout) { orderId publicId status redirectUrl } }`;
const confirm = `query ($id: String!, $cartId: String, $type: PaymentType!) { checkout(id: $id, cartId: $cartId, paymentType: $type) {
  completed newCheckoutSession nthPurchase htmlSnippet cart { isCompleted items { skuId } }
  order { orderId email sum itemValueIncVat itemValueExVat shippingFeeIncVat currency gender personalId billingAddress { ${addressParts} } rows { name sku quantity priceIncVat priceExVat discountIncVat } } } }`;
const publicOrder = `query ($id: Guid!) { getOrderPublic(publicOrderId: $id) { id publicId status createdAt currency cart { items { skuId product { name } } } orderTotal { sellingPriceIncVat vat }
  shippingFee { sellingPriceIncVat } vat { vat } discount { sellingPriceIncVat } paymentDetails { displayName total isPaid } shippingDetails { name } refunds { id } billingAddress { ${addressParts} } } }`;

interface CartAnswer {
  id: string;
  items: {
    skuId: number;
    quantity: number;
    product: { name: string } | null;
    totalPrice: { currency: { code: string } } | null;
  }[];
  summary: { total: { sellingPriceIncVat: number; sellingPriceIncVatFormatted: string } };
}
interface Placed {
  placeOrder: { orderId: string; publicId: string; status: string };
}

it('goes from an empty id to a confirmed order', async () => {
  const { ask, loggedErrors } = await openSmallShopApi();
  const { getCart: empty } = await ask<{ getCart: CartAnswer }>(getCart, { id: '' });
  const { addToCart: cart } = await ask<{ addToCart: CartAnswer }>(addToCart, {
    id: empty.id,
    item: { skuId: 1, quantity: 1 },
  });
  expect(cart).toMatchObject({
    id: empty.id,
    items: [
      {
        skuId: 1,
        quantity: 1,
        product: { name: 'Tuote 1', skus: [{ skuId: 1 }] },
        totalPrice: { sellingPriceIncVat: 100, sellingPriceExVat: 79.68, vat: 20.32 },
      },
    ],
    summary: {
      total: {
        sellingPriceIncVat: 105.99,
        sellingPriceIncVatFormatted: '105,99\u00a0€',
        isDiscounted: true,
        discountIncVat: 20,
      },
      vats: [{ rate: 26, amount: 21.54 }],
      shipping: {
        id: 1,
        displayName: 'Paketti',
        isDefault: true,
        amountLeftToFreeShipping: 100,
        subOptions: [],
      },
      payment: null,
    },
  });

  const { createOrUpdateCheckout: checkout } = await ask<{ createOrUpdateCheckout: unknown }>(
    updateCheckout,
    {
      cartId: cart.id,
      checkout: { ...goodCheckout, paymentId: 0, shippingId: 0, externalShippingFee: -1 },
    },
  );
  expect(checkout).toMatchObject({
    email: 'anna@example.com',
    checkoutStatus: 'OK',
    billingAddress: { firstName: 'Anna', company: '', phone: '' },
    shippingOptions: [
      { id: 1, isSelected: true },
      { id: 3, isSelected: false },
    ],
    paymentOptions: [
      { id: 11, isSelected: false, checkoutType: 'STANDARD' },
      { id: 10, isSelected: false },
    ],
  });

  const input = { cartId: cart.id, checkout: goodCheckout };
  const { placeOrder: placed } = await ask<Placed>(placeOrder, input, { idempotencyKey: 'one' });
  expect(await ask<Placed>(placeOrder, input, { idempotencyKey: 'one' })).toEqual({ placeOrder: placed });
  expect(placed).toMatchObject({ orderId: '100001', status: 'completed', redirectUrl: null });

  expect(await ask(confirm, { id: placed.orderId, cartId: cart.id, type: 'STANDARD' })).toMatchObject({
    checkout: {
      completed: true,
      nthPurchase: 1,
      cart: { isCompleted: false, items: [{ skuId: 1 }] },
      order: {
        orderId: '100001',
        sum: 105.99,
        itemValueExVat: 79.68,
        personalId: null,
        rows: [{ name: 'Tuote 1', priceIncVat: 100, discountIncVat: 20 }],
      },
    },
  });
  expect(await ask(publicOrder, { id: placed.publicId })).toMatchObject({
    getOrderPublic: {
      id: 100001,
      status: 'pending',
      orderTotal: { sellingPriceIncVat: 105.99, vat: 21.54 },
      vat: { vat: 21.54 },
      shippingDetails: [{ name: 'Paketti' }],
      paymentDetails: [{ displayName: 'Pankki', total: 105.99 }],
    },
  });
  expect(loggedErrors).toEqual([]);
});

it('lets a client count a purchase until it has completed the cart', async () => {
  const { ask } = await openSmallShopApi();
  const { getCart: empty } = await ask<{ getCart: CartAnswer }>(getCart, { id: '' });
  await ask(addToCart, { id: empty.id, item: { skuId: 1, quantity: 1 } });
  const { placeOrder: placed } = await ask<Placed>(placeOrder, { cartId: empty.id, checkout: goodCheckout });
  const isCompleted = async () => {
    const variables = { id: placed.orderId, cartId: empty.id, type: 'STANDARD' };
    return (await ask<{ checkout: { cart: { isCompleted: boolean } } }>(confirm, variables)).checkout.cart
      .isCompleted;
  };
  expect(await isCompleted()).toBe(false);
  const complete = 'mutation ($id: String!) { completeCart(id: $id) { isCompleted } }';
  for (let time = 0; time < 2; time += 1)
    expect(await ask(complete, { id: empty.id })).toEqual({ completeCart: { isCompleted: true } });
  expect(await isCompleted()).toBe(true);
});

it('shows an order by its number alone to the account that ordered it', async () => {
  const { ask } = await openSmallShopApi();
  const buyer = { customerId: 5, customerType: 'PERSON' } as const;
  const { getCart: empty } = await ask<{ getCart: CartAnswer }>(getCart, { id: '' });
  await ask(addToCart, { id: empty.id, item: { skuId: 1, quantity: 1 } });
  const input = { cartId: empty.id, checkout: goodCheckout };
  const { placeOrder: placed } = await ask<Placed>(placeOrder, input, buyer);
  const orderFor = async (caller: { customerId?: number }) =>
    (await ask<{ checkout: { order: unknown } }>(confirm, { id: placed.orderId, type: 'STANDARD' }, caller))
      .checkout.order;
  expect(await orderFor(buyer)).toMatchObject({ orderId: placed.orderId });
  expect([await orderFor({}), await orderFor({ customerId: 6 })]).toEqual([null, null]);
});

it('tells a stranger nothing about an order', async () => {
  const { ask } = await openSmallShopApi();
  const nothing = {
    checkout: {
      completed: null,
      order: null,
      cart: null,
      nthPurchase: 0,
      newCheckoutSession: false,
      htmlSnippet: null,
    },
  };
  expect(await ask(confirm, { id: '100001', cartId: 'x\u0041', type: 'STANDARD' })).toEqual(nothing);
  expect(await ask(confirm, { id: '100001', type: 'KLARNA' })).toEqual(nothing);
  expect(await ask(publicOrder, { id: '00000000-0000-4000-8000-000000000000' })).toEqual({
    getOrderPublic: null,
  });
});

it('prices the cart and names its products in the market of the argument, not of the variable that is always sent', async () => {
  const { ask, shop } = await openSmallShopApi();
  const id = await shop.cartWith({ skuId: 2, quantity: 2 }, { skuId: 3, quantity: 1 });
  const swedish = { id, cartMarket: 'se', marketId: 'fi' };
  const { getCart: cart } = await ask<{ getCart: CartAnswer }>(getCart, swedish);
  expect(cart.items.map(({ totalPrice }) => totalPrice?.currency.code)).toEqual(['SEK', undefined]);
  expect(cart.items[1]?.product).toBeNull();
});

it.each([[-1], [0], [1.5], [1e9], [2_147_483_648], ['2'], [null], [1e308]])(
  'refuses the quantity %s and names it',
  async quantity => {
    const { rejection, shop, loggedErrors } = await openSmallShopApi();
    const id = await shop.newCart();
    expect(await rejection(addToCart, { id, item: { skuId: 2, quantity } })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    expect(loggedErrors).toEqual([]);
  },
);

/** @proves FAULT-29 */
it('refuses prices from outside as unknown fields', async () => {
  const { rejection, shop } = await openSmallShopApi();
  const id = await shop.newCart();
  for (const field of ['unitPrice', 'totalPrice', 'discount'])
    expect(await rejection(addToCart, { id, item: { skuId: 2, quantity: 1, [field]: 0 } })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
});

it('answers every refusal by its code and nothing else', async () => {
  const { rejection, shop, loggedErrors } = await openSmallShopApi();
  const id = await shop.cartWith({ skuId: 2, quantity: 1 });
  const document = (call: string) => `mutation { ${call} }`;
  const cases: [string, string][] = [
    [`addToCart(id: "${id}", item: { skuId: 6, quantity: 1 }) { id }`, 'OUT_OF_STOCK'],
    [`addToCart(id: "${id}", item: { skuId: 99, quantity: 1 }) { id }`, 'UNKNOWN_SKU'],
    [`addToCart(id: "${id}", item: { skuId: 2147483647, quantity: 1 }) { id }`, 'UNKNOWN_SKU'],
    [`updateCartItem(id: "${id}", item: { id: "no", quantity: 1 }) { id }`, 'UNKNOWN_SKU'],
    [`addPackageToCart(id: "${id}", packageId: 7) { id }`, 'BAD_USER_INPUT'],
    [
      `addPackageToCart(id: "${id}", packageId: 1, selections: [{ groupId: 1, optionId: 11, skuId: 1 }]) { id }`,
      'UNKNOWN_SKU',
    ],
    [`updateCartGroup(id: "${id}", item: { quantity: 1 }) { id }`, 'BAD_USER_INPUT'],
    [`setCartPromoCode(id: "${id}", promoCode: "SALE") { id }`, 'INVALID_CODE'],
    [`setCartShippingFee(cartId: "${id}", shippingFee: 99999999) { email }`, 'BAD_USER_INPUT'],
    [`clearCart(id: "x") { id }`, 'CART_NOT_FOUND'],
    [`cloneCart(id: "x") { id }`, 'CART_NOT_FOUND'],
    [`completeCart(id: "x") { id }`, 'CART_NOT_FOUND'],
    [`createOrUpdateCheckout(cartId: "x") { email }`, 'CART_NOT_FOUND'],
  ];
  for (const [call, code] of cases)
    expect([call, (await rejection(document(call))).code]).toEqual([call, code]);
  expect(loggedErrors).toEqual([]);
});

it('validates as data', async () => {
  const { ask, shop } = await openSmallShopApi();
  const id = await shop.cartWith({ skuId: 2, quantity: 1 });
  const document = `query ($id: String!, $checkout: CheckoutInputType!) {
    validateOrderCreation(cartId: $id, checkout: $checkout) { isValid message memberType } validateOrderConditions(cartId: $id) { isValid message } }`;
  expect(await ask(document, { id, checkout: goodCheckout })).toEqual({
    validateOrderCreation: { isValid: true, message: null, memberType: '' },
    validateOrderConditions: { isValid: false, message: 'checkout.email is needed' },
  });
});
