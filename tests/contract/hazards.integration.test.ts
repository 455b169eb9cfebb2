/** Details of the API that clients depend on (R-DATA-1 to R-DATA-15), over real HTTP. */
import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql';
import { expect, it, onTestFinished } from 'vitest';
import { defaultPasswordSalt } from '#kernel/password-salt.ts';
import { loadConfig } from '#server/config/load-config.ts';
import { startShop } from '#server/start/start-shop.ts';
import { memoryLogger } from '#server/testing/http-world.ts';
import { plainFrontend } from '../attack/plain-frontend.ts';
import { createAuthClient } from '../support/auth-client.ts';
import { openSmallShop } from '../support/worlds/small-shop.ts';

interface Body {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

const standard = { channelId: '1|fi', languageId: 'fi-FI', marketId: 'fi' };
const clientHeaders = { 'content-type': 'application/json', accept: '*/*', 'x-apikey': 'any' };

async function openShop() {
  const small = await openSmallShop();
  const config = loadConfig(
    {
      DATABASE_URL: small.url,
      PORT: '0',
      CLIENT_ORIGINS: 'https://client.example',
      FOREIGN_DOCUMENTS: 'true',
      INTROSPECTION: 'true',
    },
    process.cwd(),
  );
  const shop = await startShop({
    config,
    logger: memoryLogger().logger,
    root: process.cwd(),
    frontend: plainFrontend(),
  });
  onTestFinished(() => shop.stop());
  await shop.ready;
  const { origin } = shop;
  /** Sends the standard variables with every operation, declared or not, as clients do. */
  async function ask(
    query: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { ...clientHeaders, ...headers },
      body: JSON.stringify({ operationName: null, variables: { ...standard, ...variables }, query }),
    });
    expect(response.status).toBe(200);
    return (await response.json()) as Body;
  }
  async function good<Data>(
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ) {
    const { data, errors } = await ask(query, variables, headers);
    expect(errors).toBeUndefined();
    return data as Data;
  }
  const fullCart = () => small.cartWith({ skuId: 2, quantity: 2 });
  return { ...small, origin, ask, good, fullCart };
}

/** The minimal checkout that a client sends. */
const order = {
  paymentId: 11,
  acceptedConsents: ['order'],
  email: 'anna@example.com',
  billingAddress: {
    firstName: 'Anna',
    lastName: 'Aalto',
    addressLine1: 'Tie 1',
    zip: '00100',
    city: 'Helsinki',
  },
};
const place =
  'mutation ($cartId: String!, $checkout: CheckoutInputType!) { placeOrder(cartId: $cartId, checkout: $checkout) { __typename orderId publicId status redirectUrl } }';

it('1: keeps the names of types and arguments', async () => {
  const { good, fullCart } = await openShop();
  const cartId = await fullCart();
  const fee = await good(
    'mutation ($cartId: String!, $shippingFee: Decimal!) { setCartShippingFee(cartId: $cartId, shippingFee: $shippingFee) { __typename cart { __typename } } }',
    { cartId, shippingFee: 5.5 },
  );
  expect(fee).toEqual({
    setCartShippingFee: { __typename: 'CheckoutType', cart: { __typename: 'CartType' } },
  });
  expect(
    await good(
      'mutation ($id: String!, $promoCode: String!) { setCartPromoCode(id: $id, promoCode: $promoCode) { __typename } }',
      {
        id: cartId,
        promoCode: '',
      },
    ),
  ).toEqual({ setCartPromoCode: { __typename: 'CartType' } });
  expect(
    await good(
      'query ($cartId: String!, $checkout: CheckoutInputType!) { validateOrderCreation(cartId: $cartId, checkout: $checkout) { __typename isValid } }',
      { cartId, checkout: order },
    ),
  ).toEqual({ validateOrderCreation: { __typename: 'ValidateOrderCreationResponseType', isValid: true } });
  const { placeOrder } = await good<{
    placeOrder: { orderId: string; publicId: string };
  }>(place, {
    cartId,
    checkout: order,
  });
  expect(placeOrder).toHaveProperty('__typename', 'PlaceOrderResponseType');
  const found = await good(
    `query ($publicOrderId: Guid!, $id: String!, $cartId: String, $type: PaymentType!) {
      getOrderPublic(publicOrderId: $publicOrderId) { __typename billingAddress { __typename } refunds { __typename } shippingDetails { __typename } paymentDetails { __typename } }
      checkout(id: $id, cartId: $cartId, paymentType: $type) { __typename order { __typename rows { __typename } } }
    }`,
    { publicOrderId: placeOrder.publicId, id: placeOrder.orderId, cartId, type: 'STANDARD' },
  );
  expect(found).toMatchObject({
    getOrderPublic: { __typename: 'OrderType', billingAddress: { __typename: 'AddressType' } },
    checkout: {
      __typename: 'CheckoutDataType',
      order: { __typename: 'CheckoutOrderType', rows: [{ __typename: 'CheckoutOrderRowType' }] },
    },
  });
});

it('2: accepts variables of exactly the declared types', async () => {
  const { ask, fullCart } = await openShop();
  const id = await fullCart();
  const documents: [string, Record<string, unknown>][] = [
    [
      'mutation ($a: String!, $b: Decimal!) { setCartShippingFee(cartId: $a, shippingFee: $b) { email } }',
      { a: id, b: 1 },
    ],
    [
      'query ($a: Guid!) { getOrderPublic(publicOrderId: $a) { id } }',
      { a: '00000000-0000-4000-8000-000000000000' },
    ],
    [
      'query ($a: String!, $b: PaymentType!) { checkout(id: $a, paymentType: $b) { completed } }',
      { a: '1', b: 'KLARNA' },
    ],
    [
      'query ($a: [PageWidgetCollectionFilterInputType], $b: CustomerType) { widgetArea(family: "F", areaName: "A", filters: $a, customerType: $b) { id } }',
      { a: [{ key: 'Category', value: '1' }], b: 'PERSON' },
    ],
    [
      'mutation ($a: String!, $b: Int!, $c: [ProductPackageSelectionType]) { addPackageToCart(id: $a, packageId: $b, selections: $c) { id } }',
      { a: id, b: 7, c: [{ groupId: 1, optionId: 11, skuId: 1 }] },
    ],
  ];
  for (const [query, variables] of documents) {
    const { data, errors } = await ask(query, variables);
    expect({ query, errors }).toEqual({ query, errors: undefined });
    expect(data).toBeTruthy();
  }
});

it('3: returns empty strings for required texts without a value', async () => {
  const { good, fullCart } = await openShop();
  const { placeOrder } = await good<{ placeOrder: { publicId: string } }>(place, {
    cartId: await fullCart(),
    checkout: order,
  });
  const parts =
    'firstName lastName addressLine1 addressLine2 addressLine3 entryCode careOf city state country zip company mobile phone';
  const { getOrderPublic } = await good<{ getOrderPublic: Record<string, Record<string, unknown>> }>(
    `query ($id: Guid!) { getOrderPublic(publicOrderId: $id) { billingAddress { ${parts} } shippingAddress { ${parts} } } }`,
    { id: placeOrder.publicId },
  );
  for (const address of [getOrderPublic['billingAddress'], getOrderPublic['shippingAddress']])
    for (const part of parts.split(' '))
      expect({ [part]: typeof address?.[part] }).toEqual({ [part]: 'string' });
});

it('4: reports a placed order as completed', async () => {
  const { good, fullCart } = await openShop();
  expect(await good(place, { cartId: await fullCart(), checkout: order })).toMatchObject({
    placeOrder: {
      status: 'completed',
      orderId: expect.stringMatching(/^\d+$/),
      publicId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  });
});

it('5: lets scripts of other origins read x-auth-refresh-token and send every header of the contract', async () => {
  const { origin } = await openShop();
  const headers = { origin: 'https://client.example', 'access-control-request-method': 'POST' };
  for (const path of ['/graphql', '/api/demo_prod/login', '/auth/sign/any?identity=abc']) {
    const preflight = await fetch(origin + path, { method: 'OPTIONS', headers });
    expect({ path, status: preflight.status < 300 }).toEqual({ path, status: true });
    expect(preflight.headers.get('access-control-allow-origin')).toBe('https://client.example');
    expect(preflight.headers.get('access-control-allow-credentials')).toBe('true');
    const allowed = preflight.headers.get('access-control-allow-headers')?.toLowerCase() ?? '';
    for (const name of [
      'content-type',
      'authorization',
      'x-apikey',
      'x-auth-refresh-token',
      'x-request-id',
      'x-sdk-version',
      'x-idempotency-key',
    ])
      expect({ path, allowed }).toEqual({ path, allowed: expect.stringContaining(name) });
    const answer = await fetch(origin + path, {
      method: path.startsWith('/auth') ? 'GET' : 'POST',
      headers: { origin: 'https://client.example', ...clientHeaders },
      ...(path.startsWith('/auth')
        ? {}
        : { body: path === '/graphql' ? '{"query":"{ __typename }"}' : '{"username":"a@b.c"}' }),
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://client.example');
    expect(answer.headers.get('access-control-expose-headers')).toContain('x-auth-refresh-token');
  }
});

it('6: creates a cart for an empty, missing, null or unknown id, and accepts any string as id', async () => {
  const { good } = await openShop();
  const ids = new Set<string>();
  for (const variables of [
    { id: '' },
    {},
    { id: null },
    { id: 'undefined' },
    { id: '00000000-0000-4000-8000-000000000000' },
  ]) {
    const { getCart } = await good<{
      getCart: { id: string; items: unknown[]; appliedCampaigns: unknown[] };
    }>('query ($id: String) { getCart(id: $id) { id items { id } appliedCampaigns { name } } }', variables);
    expect(getCart).toMatchObject({ items: [], appliedCampaigns: [] });
    ids.add(getCart.id);
  }
  expect(ids.size).toBe(5);
});

it('7: treats 0 as the default and -1 as no external fee', async () => {
  const { good, fullCart } = await openShop();
  const cartId = await fullCart();
  const { createOrUpdateCheckout: checkout } = await good<{
    createOrUpdateCheckout: {
      shippingOptions: { isSelected: boolean }[];
      cart: { summary: { fees: { shippingFeeIncVat: number } } };
    };
  }>(
    `mutation ($cartId: String!, $checkout: CheckoutInputType) { createOrUpdateCheckout(cartId: $cartId, checkout: $checkout) {
      consents { name } checkoutStatus paymentOptions { id isSelected } shippingOptions { id isSelected } cart { summary { fees { shippingFeeIncVat } } } } }`,
    {
      cartId,
      checkout: {
        paymentId: 0,
        shippingId: 0,
        externalShippingFee: -1,
        billingAddress: { zip: '00100' },
        email: null,
      },
    },
  );
  expect(checkout.shippingOptions.filter(({ isSelected }) => isSelected)).toHaveLength(1);
  expect(checkout.cart.summary.fees.shippingFeeIncVat).toBe(5.99);
  expect(checkout).toMatchObject({ checkoutStatus: 'OK' });
});

it('8: keeps fields that an update does not send, including the customer type with its schema default', async () => {
  const { origin, good } = await openShop();
  const client = createAuthClient({ base: origin, salt: defaultPasswordSalt });
  const { status, body } = await client.register('anna@example.com', 'a long secret');
  expect(status).toBe(200);
  const headers = { authorization: `Bearer ${String(body['token'])}` };
  const update = (user: Record<string, unknown>) =>
    good<{ updateUser: unknown }>(
      'mutation ($user: UserInputType!) { updateUser(user: $user) { customerType newsletter memberType memberId metaData address { firstName city zip } } }',
      { user },
      headers,
    );
  await update({
    customerType: 'ORGANIZATION',
    newsletter: true,
    metaData: 'm',
    address: { firstName: 'Anna', city: 'Turku' },
  });
  const { updateUser } = await update({ newsletter: false, address: { firstName: null, zip: '20100' } });
  expect(updateUser).toEqual({
    customerType: 'ORGANIZATION',
    newsletter: false,
    memberType: '',
    memberId: 0,
    metaData: 'm',
    address: { firstName: 'Anna', city: 'Turku', zip: '20100' },
  });
});

it('9: rejects the SDK’s validateOrderCreation without a checkout, with an error that names the variable', async () => {
  const { ask, fullCart } = await openShop();
  const { data, errors } = await ask(
    'query ($cartId: String!, $checkout: CheckoutInputType!) { validateOrderCreation(cartId: $cartId, checkout: $checkout) { isValid } }',
    { cartId: await fullCart() },
  );
  expect(data ?? null).toBeNull();
  expect(errors?.[0]?.message).toContain("Variable '$checkout' is invalid");
});

it('10: returns nothing, without an error, for what does not exist', async () => {
  const { good } = await openShop();
  const data = await good<Record<string, { id?: number } | null>>(
    `{ byAlias: listPageInfo(alias: "none") { id } byUrl: listPageInfo(url: "/fi/none") { id } product(alias: "none") { name } byId: product(productId: 99999) { name }
      category(alias: "none") { name } urlHistory(url: "/none") { newUrl } widgetArea(alias: "none") { id } }`,
  );
  for (const name of ['byAlias', 'byUrl']) expect(data[name]?.id ?? 0).toBe(0);
  for (const name of ['product', 'byId', 'category', 'urlHistory', 'widgetArea'])
    expect({ [name]: data[name] }).toEqual({ [name]: null });
  expect(
    await good(
      '{ relatedProducts(alias: "none") { name } reviews(alias: "none") { count } products(categoryAlias: "none") { count products { name } } getOrderPublic(publicOrderId: "00000000-0000-4000-8000-000000000000") { id } }',
    ),
  ).toEqual({
    relatedProducts: [],
    reviews: { count: 0 },
    products: { count: 0, products: [] },
    getOrderPublic: null,
  });
});

it('11: returns null for a menu that does not exist', async () => {
  const { good } = await openShop();
  expect(await good('{ getMenuAtLocation(menuLocationId: "none") { id } }')).toEqual({
    getMenuAtLocation: null,
  });
});

it('12: treats 0, null and empty as absent', async () => {
  const { good } = await openShop();
  const query =
    'query ($take: Int, $skip: Int, $filter: FilterInputType, $url: String, $alias: String) { products(take: $take, skip: $skip, filter: $filter, url: $url, categoryAlias: $alias, brandAlias: $alias, discountCampaignAlias: $alias) { count products { productId } filters { facets { filterId } } } }';
  const variables = { take: 0, skip: null, filter: null, url: '', alias: null };
  const { products } = await good<{ products: { count: number; products: unknown[]; filters: unknown } }>(
    query,
    variables,
  );
  expect(products).toMatchObject({ products: [], filters: { facets: expect.any(Array) } });
  expect(products.count).toBeGreaterThan(0);
  const empty = await good<{ products: { count: number } }>(query, { ...variables, alias: '', filter: {} });
  expect(empty.products.count).toBe(products.count);
  expect(
    await good(
      '{ listPageInfo(alias: null, url: "") { name } product(alias: "", productId: null) { name } }',
    ),
  ).toHaveProperty('listPageInfo');
});

it('13: returns canonical URLs that resolve to the same item, in every language', async () => {
  const { good, pool } = await openShop();
  await pool.query(`begin; insert into category_text (category_id, language_id, alias, name) values (1, 'fi-FI', 'osat', 'Osat'), (1, 'sv-SE', 'delar', 'Delar');
    insert into product_category select product_id, 1 from product; select announce_catalogue('all', null); commit`);
  const inLanguage = (languageId: string, marketId: string) => ({ languageId, marketId });
  await expect
    .poll(async () => (await good<{ categories: unknown[] }>('{ categories { name } }')).categories.length)
    .toBe(1);
  for (const [variables, prefix] of [
    [inLanguage('fi-FI', 'fi'), '/'],
    [inLanguage('sv-SE', 'se'), '/sv/'],
  ] as const) {
    const { categories } = await good<{ categories: { canonicalUrl: string }[] }>(
      'query ($languageId: String, $marketId: String) { categories(languageId: $languageId, marketId: $marketId) { canonicalUrl } }',
      variables,
    );
    const url = categories[0]?.canonicalUrl ?? '';
    expect(url.startsWith(prefix)).toBe(true);
    const back = await good<{
      listPageInfo: { canonicalUrl: string; id: number };
      products: { count: number };
    }>(
      'query ($url: String, $languageId: String, $marketId: String) { listPageInfo(url: $url, languageId: $languageId, marketId: $marketId) { id canonicalUrl } products(url: $url, languageId: $languageId, marketId: $marketId) { count } }',
      { ...variables, url },
    );
    expect(back.listPageInfo).toMatchObject({ canonicalUrl: url, id: 1 });
  }
});

it('14: returns its whole schema by introspection', async () => {
  const { good } = await openShop();
  const schema = buildClientSchema(
    await good<IntrospectionQuery & Record<string, unknown>>(getIntrospectionQuery()),
  );
  expect([schema.getQueryType()?.name, schema.getMutationType()?.name]).toEqual([
    'GeinsMerchantApiQuery',
    'GeinsMerchantApiMutation',
  ]);
  expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toHaveLength(35);
  expect(Object.keys(schema.getMutationType()?.getFields() ?? {})).toHaveLength(24);
});
