/** The account operations of the contract: read, update, delete; only the caller's own orders (R-ACCOUNT-8, R-ORDER-6). */
import { describe, expect, it } from 'vitest';
import { goodCheckout } from '#tests/support/worlds/small-shop.ts';
import { openSmallShopApi } from '#tests/support/worlds/small-shop-api.ts';
import type { Caller } from '../kernel/context.ts';
import { endSubscription } from '../newsletter/newsletter.repository.ts';

const addressParts =
  'firstName lastName addressLine1 addressLine2 addressLine3 entryCode careOf city state country zip company mobile phone';
const userParts = `id email gender customerType newsletter personalId memberType memberId metaData balance balanceFormatted
  address { ${addressParts} } balances { currency amount amountFormatted }
  availableChannels { channelId availableMarkets { alias country { code } } }`;
const getUser = `query ($marketId: String, $languageId: String) { getUser(marketId: $marketId, languageId: $languageId) { ${userParts} } }`;
const updateUser = `mutation ($user: UserInputType!, $marketId: String) { updateUser(user: $user, marketId: $marketId) { ${userParts} } }`;
const deleteUser = 'mutation { deleteUser }';
const getOrders = 'query { getOrders { id publicId status customerId cart { items { skuId } } } }';
const getOrder = 'query ($id: Int!) { getOrder(orderId: $id) { id } }';
const placeOrder = `mutation ($cartId: String!, $checkout: CheckoutInputType!) {
  placeOrder(cartId: $cartId, checkout: $checkout) { orderId publicId } }`;

const empty = Object.fromEntries(addressParts.split(' ').map(field => [field, '']));
type User = Record<string, unknown> & { address: Record<string, string> };

async function shop() {
  const api = await openSmallShopApi();
  const { db } = api.shop;
  const aCustomer = async (email: string): Promise<Partial<Caller>> => {
    const { customer_id: customerId } = await db
      .insertInto('customer')
      .values({ email, password_hash: '$argon2id$none', personal_id: null, metadata: null })
      .returning('customer_id')
      .executeTakeFirstOrThrow();
    return { customerId };
  };
  const refused = async (
    document: string,
    variables: Record<string, unknown> = {},
    caller: Partial<Caller> = {},
  ) => {
    const { data, errors } = await api.backend.execute({
      documentText: document,
      variables,
      caller: { requestId: 'request-1', ...caller },
    });
    expect(Object.values(data ?? {}).every(value => value === null)).toBe(true);
    return { code: errors?.[0]?.extensions['code'], field: errors?.[0]?.extensions['field'] };
  };
  const anOrder = async (
    caller: Partial<Caller>,
    email = 'anna@example.com',
    acceptedConsents: readonly string[] = ['order'],
  ): Promise<number> => {
    const { getCart: cart } = await api.ask<{ getCart: { id: string } }>('{ getCart { id } }', {}, caller);
    const item = { skuId: 2, quantity: 1 };
    await api.ask(
      'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }',
      { id: cart.id, item },
      caller,
    );
    const { placeOrder: placed } = await api.ask<{ placeOrder: { orderId: string } }>(
      placeOrder,
      { cartId: cart.id, checkout: { ...goodCheckout, email, acceptedConsents } },
      caller,
    );
    return Number(placed.orderId);
  };
  return { ...api, db, aCustomer, refused, anOrder };
}

it('returns texts and never null for an empty account', async () => {
  const { ask, aCustomer } = await shop();
  const ann = await aCustomer('ann@example.com');
  expect(await ask(getUser, {}, ann)).toEqual({
    getUser: {
      id: ann.customerId,
      email: 'ann@example.com',
      gender: 'UNSET',
      customerType: 'PERSON',
      newsletter: false,
      personalId: '',
      memberType: '',
      memberId: 0,
      metaData: '',
      address: empty,
      balance: 0,
      balanceFormatted: '0,00\u00a0€',
      balances: [{ currency: 'EUR', amount: 0, amountFormatted: '0,00\u00a0€' }],
      availableChannels: [
        {
          channelId: '1|fi',
          availableMarkets: [
            { alias: 'fi', country: { code: 'FI' } },
            { alias: 'se', country: { code: 'SE' } },
          ],
        },
      ],
    },
  });
});

it('returns the balance of the market, and those of other currencies beside it', async () => {
  const { ask, aCustomer, db } = await shop();
  const ann = await aCustomer('ann@example.com');
  const of = { customer_id: ann.customerId ?? 0 };
  await db
    .insertInto('customer_balance')
    .values([
      { ...of, currency_code: 'EUR', amount_minor: 2550 },
      { ...of, currency_code: 'SEK', amount_minor: 100_000 },
    ])
    .execute();
  const { getUser: user } = await ask<{ getUser: User }>(
    getUser,
    { marketId: 'se', languageId: 'sv-SE' },
    ann,
  );
  expect(user).toMatchObject({
    balance: 1000,
    balanceFormatted: '1\u00a0000\u00a0kr',
    balances: [
      { currency: 'EUR', amount: 25.5 },
      { currency: 'SEK', amount: 1000 },
    ],
  });
});

it.each(['getUser { id }', 'getOrders { id }', 'getOrder(orderId: 100001) { id }'])(
  'requires a login at %s',
  async field => {
    const { refused } = await shop();
    expect((await refused(`{ ${field} }`)).code).toBe('UNAUTHORIZED');
  },
);

it.each(['updateUser(user: { newsletter: true }) { id }', 'deleteUser'])(
  'requires a login at %s, also for a customer who was removed',
  async field => {
    const { refused } = await shop();
    for (const caller of [{}, { customerId: 99 }])
      expect((await refused(`mutation { ${field} }`, {}, caller)).code).toBe('UNAUTHORIZED');
  },
);

it('merges given fields into the stored ones, also inside the address', async () => {
  const { ask, aCustomer } = await shop();
  const ann = await aCustomer('ann@example.com');
  const change = (user: unknown) => ask<{ updateUser: User }>(updateUser, { user }, ann);
  await change({
    customerType: 'ORGANIZATION',
    newsletter: true,
    gender: 'WOMAN',
    personalId: '0737546-2',
    metaData: '{"a":1}',
    address: { firstName: ' Ann ', city: 'Oulu', zip: '90100' },
  });
  const { updateUser: after } = await change({
    customerType: null,
    newsletter: null,
    personalId: null,
    address: { city: 'Turku', zip: null, lastName: '' },
  });
  expect(after).toMatchObject({
    customerType: 'ORGANIZATION',
    newsletter: true,
    gender: 'WOMAN',
    personalId: '0737546-2',
    metaData: '{"a":1}',
    address: { ...empty, firstName: 'Ann', city: 'Turku', zip: '90100' },
  });
});

describe('a field that an update leaves out', () => {
  const whole = {
    customerType: 'ORGANIZATION',
    newsletter: true,
    gender: 'WOMAN',
    personalId: '0737546-2',
    metaData: '{"a":1}',
    address: { ...empty, company: 'Maastokone Oy', city: 'Oulu', zip: '90100' },
  };
  const { address: _, ...plain } = whole;

  it.each([
    ['an empty input', {}],
    ['an address', { address: { mobile: '040' } }],
    ...Object.entries(plain).map(([field, value]): [string, object] => [
      `${field} alone`,
      { [field]: value },
    ]),
  ])('keeps its value in an update of %s', async (_title, user) => {
    const { ask, aCustomer } = await shop();
    const ann = await aCustomer('ann@example.com');
    await ask(updateUser, { user: whole }, ann);
    const { updateUser: after } = await ask<{ updateUser: User }>(updateUser, { user }, ann);
    expect(after).toMatchObject({
      ...whole,
      address: 'address' in user ? { ...whole.address, mobile: '040' } : whole.address,
    });
  });

  it.each([
    ['written in the document', 'mutation { updateUser(user: { newsletter: true }) { customerType } }', {}],
    [
      'a variable without a value',
      'mutation ($type: CustomerType) { updateUser(user: { customerType: $type }) { customerType } }',
      {},
    ],
    [
      'a default of the document',
      'mutation ($user: UserInputType! = { newsletter: true }) { updateUser(user: $user) { customerType } }',
      {},
    ],
  ])('keeps the customer type of an input that is %s', async (_title, document, variables) => {
    const { ask, aCustomer } = await shop();
    const ann = await aCustomer('ann@example.com');
    await ask(updateUser, { user: { customerType: 'ORGANIZATION' } }, ann);
    expect(await ask(document, variables, ann)).toEqual({ updateUser: { customerType: 'ORGANIZATION' } });
  });

  it('stores a given customer type, in any notation', async () => {
    const { ask, aCustomer } = await shop();
    const ann = await aCustomer('ann@example.com');
    const literal = 'mutation { updateUser(user: { customerType: ORGANIZATION }) { customerType } }';
    expect(await ask(literal, {}, ann)).toEqual({ updateUser: { customerType: 'ORGANIZATION' } });
    const byDefault =
      'mutation ($user: UserInputType! = { customerType: PERSON }) { updateUser(user: $user) { customerType } }';
    expect(await ask(byDefault, {}, ann)).toEqual({ updateUser: { customerType: 'PERSON' } });
  });
});

it('keeps one record of consent for account, form, checkout and the link in a mail', async () => {
  const { ask, aCustomer, anOrder, db } = await shop();
  const email = 'ann@example.com';
  const ann = await aCustomer(email);
  const choose = async (newsletter: boolean) => {
    const answer = await ask<{ updateUser: User }>(updateUser, { user: { newsletter } }, ann);
    return answer.updateUser['newsletter'];
  };
  const isOn = async () => (await ask<{ getUser: User }>(getUser, {}, ann)).getUser['newsletter'];
  const record = async () => {
    const rows = await db.selectFrom('newsletter_subscriber').selectAll().execute();
    expect(rows).toHaveLength(1);
    return rows[0];
  };
  const on = { email, unsubscribed_at: null, unsubscribe_source: null };

  expect(await choose(true)).toBe(true);
  const registered = await record();
  expect(registered).toMatchObject({ ...on, source: 'registration', subscribed_at: expect.any(Date) });
  expect(await choose(false)).toBe(false);
  expect(await record()).toMatchObject({
    source: 'registration',
    unsubscribed_at: expect.any(Date),
    unsubscribe_source: 'account',
  });

  await db
    .updateTable('customer')
    .set({ created_at: new Date('2026-01-01') })
    .execute();
  expect(await choose(true)).toBe(true);
  expect(await record()).toMatchObject({ ...on, source: 'account' });
  const leave = { source: 'link', key: registered?.unsubscribe_key ?? '' } as const;
  await endSubscription(db, leave, new Date());
  expect(await isOn()).toBe(false);

  await anOrder(ann, 'Ann@Example.com', ['order', 'newsletter']);
  expect([await isOn(), await record()]).toMatchObject([true, { ...on, source: 'checkout' }]);
  await choose(false);
  await ask(`mutation { subscribeToNewsletter(email: "${email}") }`);
  expect([await isOn(), await record()]).toMatchObject([true, { ...on, source: 'form' }]);
  const mails = await db
    .selectFrom('outbox')
    .select('kind')
    .where('kind', '=', 'newsletter-welcome')
    .execute();
  expect(mails).toHaveLength(4);
});

it('accepts the identity number of a person or an organisation in the customer’s country', async () => {
  const { ask, aCustomer, refused } = await shop();
  const ann = await aCustomer('ann@example.com');
  const wrong = { code: 'INVALID_IDENTITY_NUMBER', field: 'user.personalId' };
  const numberAfter = async (user: object, marketId = 'fi') => {
    const { updateUser: after } = await ask<{ updateUser: User }>(updateUser, { user, marketId }, ann);
    return after['personalId'];
  };
  expect(await refused(updateUser, { user: { personalId: '131052-308U' } }, ann)).toEqual(wrong);
  // Without an address the country of the market is used.
  expect(await refused(updateUser, { user: { personalId: '131052-308T' }, marketId: 'se' }, ann)).toEqual(
    wrong,
  );
  expect(await numberAfter({ personalId: '0737546-2' })).toBe('0737546-2');
  expect(await numberAfter({ personalId: '131052-308T' })).toBe('131052-308T');
  // A stored number is sent back with every save of the form.
  expect(await numberAfter({ personalId: '131052-308T' }, 'se')).toBe('131052-308T');
  expect(await numberAfter({ personalId: '' })).toBe('');
  for (const country of ['FI', 'fi', 'Suomi'])
    expect(await numberAfter({ personalId: '131052-308T', address: { country } }, 'se')).toBe('131052-308T');
  expect(await numberAfter({ personalId: '811228-9874' }, 'se')).toBe('811228-9874');
});

it.each([
  '{ role: "admin" }',
  '{ balance: 100 }',
  '{ emailVerified: true }',
  '{ id: 1 }',
  '{ email: "x@y.z" }',
  '{ customerType: BUSINESS }',
  '{ address: { customerId: 1 } }',
])('rejects setting %s', async user => {
  const { refused, aCustomer, db } = await shop();
  const ann = await aCustomer('ann@example.com');
  const before = await db.selectFrom('customer').selectAll().execute();
  const { code } = await refused(`mutation { updateUser(user: ${user}) { id } }`, {}, ann);
  expect(code).toBe('GRAPHQL_VALIDATION_FAILED');
  expect(await db.selectFrom('customer').selectAll().execute()).toEqual(before);
});

it('rejects texts that are too long', async () => {
  const { refused, aCustomer } = await shop();
  const ann = await aCustomer('ann@example.com');
  const user = { address: { city: 'x'.repeat(121) } };
  expect(await refused(updateUser, { user }, ann)).toEqual({
    code: 'BAD_USER_INPUT',
    field: 'user.address.city',
  });
});

it('loses neither of two concurrent updates', async () => {
  const { ask, aCustomer } = await shop();
  const ann = await aCustomer('ann@example.com');
  const fields = addressParts.split(' ');
  await Promise.all(fields.map(field => ask(updateUser, { user: { address: { [field]: field } } }, ann)));
  const { getUser: user } = await ask<{ getUser: User }>(getUser, {}, ann);
  expect(user.address).toEqual(Object.fromEntries(fields.map(field => [field, field])));
});

/** @proves FAULT-18 */
it('lists only the caller’s own orders, newest first', async () => {
  const { ask, aCustomer, anOrder } = await shop();
  const [ann, ben] = [await aCustomer('ann@example.com'), await aCustomer('ben@example.com')];
  const first = await anOrder(ann);
  const other = await anOrder(ben);
  const guest = await anOrder({}, 'ann@example.com');
  const second = await anOrder(ann);
  const { getOrders: mine } = await ask<{ getOrders: { id: number }[] }>(getOrders, {}, ann);
  expect(mine).toMatchObject([
    { id: second, customerId: ann.customerId, cart: { items: [{ skuId: 2 }] } },
    { id: first },
  ]);
  expect(mine).toHaveLength(2);
  expect(await ask(getOrder, { id: first }, ann)).toEqual({ getOrder: { id: first } });
  for (const id of [other, guest, 1, -1, 2_147_483_647])
    expect(await ask(getOrder, { id }, ann)).toEqual({ getOrder: null });
});

it('removes the account with all personal data, and keeps the orders for the accounts', async () => {
  const { ask, aCustomer, anOrder, db, refused } = await shop();
  const [ann, ben] = [await aCustomer('canary@example.com'), await aCustomer('ben@example.com')];
  const user = { personalId: '131052-308T', address: { firstName: 'Canary' }, metaData: 'canary' };
  await ask(updateUser, { user }, ann);
  const customerId = ann.customerId ?? 0;
  await db
    .insertInto('customer_balance')
    .values({ customer_id: customerId, currency_code: 'EUR', amount_minor: 100 })
    .execute();
  const order = await anOrder(ann, 'canary@example.com');
  await db.updateTable('shop_order').set({ vehicle: '{"manufacturer":"Honda"}' }).execute();
  const { getCart: open } = await ask<{ getCart: { id: string } }>('{ getCart { id } }', {}, ann);
  await db.updateTable('cart').set({ customer_id: customerId }).execute();
  const bens = await anOrder(ben);

  expect(await ask(deleteUser, {}, ann)).toEqual({ deleteUser: true });
  expect((await refused(getUser, {}, ann)).code).toBe('UNAUTHORIZED');
  expect(await db.selectFrom('customer').select('email').execute()).toEqual([{ email: 'ben@example.com' }]);
  expect(await db.selectFrom('customer_balance').selectAll().execute()).toEqual([]);
  expect(
    await db.selectFrom('checkout').select('email').where('email', '=', 'canary@example.com').execute(),
  ).toEqual([]);
  expect(await db.selectFrom('cart').select('cart_id').where('cart_id', '=', open.id).execute()).toEqual([]);
  expect(
    await db
      .selectFrom('shop_order')
      .select(['order_id', 'customer_id', 'vehicle'])
      .orderBy('order_id')
      .execute(),
  ).toEqual([
    { order_id: order, customer_id: null, vehicle: null },
    { order_id: bens, customer_id: ben.customerId, vehicle: null },
  ]);
});
