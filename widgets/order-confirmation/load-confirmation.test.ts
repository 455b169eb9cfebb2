/** An account of the buyer by a password on the confirmation page (R-ACCOUNT-10). */

import { expect, it, vi } from 'vitest';
import type { CheckoutApi } from '#api/checkout/types.ts';
import { type BuyerAccountResult, SeeOther, type VisitorOrders } from '#engine/definition/visitor.ts';
import type { OrderView } from '#kernel/order/order-view.ts';
import { fakeVisitor } from '#tests/support/fake-visitor.ts';
import { pageContext } from '#tests/support/worlds/widget-scene.tsx';
import { loadConfirmation, submitBuyerAccount } from './load-confirmation.ts';
import { anOrder } from './sample-order.ts';

const view: OrderView = {
  number: 100_001,
  placedAt: '',
  timeZone: 'Europe/Helsinki',
  returnFee: null,
  status: 'pending',
  currency: 'EUR',
  isConsumer: true,
  email: 'a•••@e•••.fi',
  shippingName: '',
  arrival: null,
  paymentName: '',
  transfer: null,
  vehicle: null,
  paymentCode: 'invoice',
  isGuest: true,
  lines: [],
  costs: {
    incVat: { regular: 0, items: 0, discount: 0, shipping: 0, payment: 0 },
    exVat: { regular: 0, items: 0, discount: 0, shipping: 0, payment: 0 },
    balance: 0,
    total: 0,
  },
  parcels: [],
  refunds: [],
  withdrawals: [],
  withdrawableUntil: null,
  isWithdrawable: false,
};

const secrets = { oid: '100001', cartid: 'cart-1', key: 'public-id' };

function scene({
  result = 'made',
  isGuest = true,
  ageHours = 1,
  account,
  isBuyer = true,
}: Partial<{
  result: BuyerAccountResult['state'];
  isGuest: boolean;
  ageHours: number;
  account: string;
  isBuyer: boolean;
}> = {}) {
  const openAccount = vi.fn<NonNullable<VisitorOrders['openAccount']>>().mockResolvedValue({ state: result });
  const page = pageContext({ query: { order: '100001', ...(account ? { account } : {}) } });
  const placedAt = new Date(page.now.getTime() - ageHours * 3_600_000).toISOString();
  const order = { ...view, isGuest, placedAt };
  const reject = vi.fn();
  const orders: VisitorOrders = {
    hasLink: false,
    keepLink: () => undefined,
    openOwn: () => Promise.resolve(false),
    find: () => Promise.resolve({ state: 'found', order }),
    markBuyer: () => undefined,
    isBuyer: cartId => isBuyer && cartId === 'cart-1',
    plan: () => Promise.resolve(null),
    withdraw: () => Promise.resolve({ state: 'wait' }),
    sendAgain: () => Promise.resolve('wait'),
    offerAccount: () => Promise.resolve('wait'),
    openAccount,
  };
  const checkout: Pick<CheckoutApi, 'confirmation'> = { confirmation: () => Promise.resolve(anOrder()) };
  const context = {
    ...page,
    api: { checkout: checkout as CheckoutApi },
    safeHtml: () => Promise.reject(new Error()),
    visitor: fakeVisitor({
      ...{ orders, reject, isSignedIn: !isGuest },
      confirmation: name => (name === '100001' ? secrets : null),
    }),
  };
  const submit = (password: string) =>
    submitBuyerAccount(context, new URLSearchParams({ do: 'account', 'new-password': password }));
  return { context, openAccount, reject, submit };
}

it('offers a password for a day, afterwards a link by mail, and an account nothing', async () => {
  expect(await loadConfirmation(scene().context)).toMatchObject({ account: 'password' });
  expect(await loadConfirmation(scene({ ageHours: 25 }).context)).toMatchObject({ account: 'mail' });
  expect(await loadConfirmation(scene({ isBuyer: false }).context)).toMatchObject({ account: 'mail' });
  expect(await loadConfirmation(scene({ isGuest: false }).context)).not.toHaveProperty('account');
  const made = scene({ isGuest: false, account: 'made' });
  expect(await loadConfirmation(made.context)).toMatchObject({ account: 'made' });
  expect(await loadConfirmation(scene({ account: 'made' }).context)).toMatchObject({ account: 'password' });
});

it('proves the order by the secrets that the browser keeps, and continues at the page itself', async () => {
  const { submit, openAccount } = scene();
  const next = await submit('a good long password').catch((error: unknown) => error);
  expect(openAccount).toHaveBeenCalledExactlyOnceWith({
    publicId: 'public-id',
    cartId: 'cart-1',
    password: 'a good long password',
  });
  expect(next).toBeInstanceOf(SeeOther);
  expect(next).toMatchObject({ location: expect.stringMatching(/\?order=100001&account=made#account$/) });
});

it.each([
  ['password', 'common'],
  ['wait', 'wait'],
  ['unknown', 'failed'],
] as const)('shows the form again for the answer %s', async (result, account) => {
  const { submit, reject } = scene({ result });
  expect(await submit('a good long password')).toMatchObject({ account });
  expect(reject).toHaveBeenCalledOnce();
});

it('sends no short password on', async () => {
  const { submit, openAccount } = scene();
  expect(await submit('short')).toMatchObject({ account: 'short' });
  expect(openAccount).not.toHaveBeenCalled();
});

it.each([
  [{ oid: '100001', cartid: 'cart-1', key: 'public-id' }],
  [{ oid: '100001', cartid: 'cart-1' }],
  [{ kid: 'reference', cartid: 'cart-1' }],
  [{ sid: 'reference', cartid: 'cart-1' }],
  [{ wid: 'reference', cartid: 'cart-1', account: 'made' }],
])('takes %o out of the address at once', async query => {
  const { context } = scene();
  const keepConfirmation = vi.fn(() => 'name');
  const visitor = { ...context.visitor, keepConfirmation };
  const next = await loadConfirmation({ ...context, visitor, query }).catch((error: unknown) => error);
  const { account: _, ...kept } = query as Record<string, string>;
  expect(keepConfirmation).toHaveBeenCalledExactlyOnceWith(kept);
  expect(next).toBeInstanceOf(SeeOther);
  expect((next as SeeOther).location).toMatch(/\?order=name$/);
});

it('leads to the page of the order when the browser knows the secrets no longer', async () => {
  const { context } = scene();
  const later = loadConfirmation({ ...context, query: { order: '7' } }, { orderHref: '/tilaus' });
  await expect(later).rejects.toMatchObject({ location: '/tilaus' });
});

it.each([
  [{ ...secrets }, 'public-id'],
  [{ ...secrets, key: 'reference of the payment' }, 'reference of the payment'],
  [{ kid: 'reference at Klarna', cartid: 'cart-1' }, 'reference at Klarna'],
  [{ sid: 'reference at Svea', cartid: 'cart-1' }, 'reference at Svea'],
  [{ wid: 'reference at Walley', cartid: 'cart-1' }, 'reference at Walley'],
])('knows the whole order after every way to pay: %o', async (kept, link) => {
  const { context } = scene();
  const keepLink = vi.fn();
  const orders = { ...context.visitor.orders, keepLink } as VisitorOrders;
  const visitor = { ...context.visitor, orders, confirmation: () => kept };
  expect(await loadConfirmation({ ...context, visitor })).toMatchObject({
    facts: { isConsumer: true, isGuest: true },
    account: 'password',
  });
  expect(keepLink).toHaveBeenCalledExactlyOnceWith(link, false);
});
