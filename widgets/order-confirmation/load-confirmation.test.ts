/** An account of the buyer by a password on the confirmation page (R-ACCOUNT-10). */
import type { CheckoutApi } from '#api/checkout/types.ts';
import { type BuyerAccountResult, SeeOther, type VisitorOrders } from '#engine/visitor.ts';
import { fakeVisitor } from '#tests/support/fake-visitor.ts';
import type { OrderView } from '#kernel/order-view.ts';
import { pageContext } from '#tests/support/widget-scene.tsx';
import { expect, it, vi } from 'vitest';
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

const query = { oid: '100001', cartid: 'cart-1', key: 'public-id' };

function scene({
  result = 'made',
  isGuest = true,
  ageHours = 1,
  account,
}: Partial<{
  result: BuyerAccountResult['state'];
  isGuest: boolean;
  ageHours: number;
  account: string;
}> = {}) {
  const openAccount = vi.fn<NonNullable<VisitorOrders['openAccount']>>().mockResolvedValue({ state: result });
  const page = pageContext({ query: { ...query, ...(account ? { account } : {}) } });
  const placedAt = new Date(page.now.getTime() - ageHours * 3_600_000).toISOString();
  const order = { ...view, isGuest, placedAt };
  const reject = vi.fn();
  const orders: VisitorOrders = {
    hasLink: false,
    keepLink: () => undefined,
    openOwn: () => Promise.resolve(false),
    find: () => Promise.resolve({ state: 'unknown' }),
    look: () => Promise.resolve({ state: 'found', order }),
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
    visitor: fakeVisitor({ orders, reject, isSignedIn: !isGuest }),
  };
  const submit = (password: string) =>
    submitBuyerAccount(context, new URLSearchParams({ do: 'account', 'new-password': password }));
  return { context, openAccount, reject, submit };
}

it('offers a password for a day, afterwards a link by mail, and an account nothing', async () => {
  expect(await loadConfirmation(scene().context)).toMatchObject({ account: 'password' });
  expect(await loadConfirmation(scene({ ageHours: 25 }).context)).toMatchObject({ account: 'mail' });
  expect(await loadConfirmation(scene({ isGuest: false }).context)).not.toHaveProperty('account');
  const made = scene({ isGuest: false, account: 'made' });
  expect(await loadConfirmation(made.context)).toMatchObject({ account: 'made' });
  expect(await loadConfirmation(scene({ account: 'made' }).context)).toMatchObject({ account: 'password' });
});

it('proves the order by the secrets of the address, and continues at the page itself', async () => {
  const { submit, openAccount } = scene();
  const next = await submit('a good long password').catch((error: unknown) => error);
  expect(openAccount).toHaveBeenCalledExactlyOnceWith({
    publicId: 'public-id',
    cartId: 'cart-1',
    password: 'a good long password',
  });
  expect(next).toBeInstanceOf(SeeOther);
  expect(next).toMatchObject({ location: expect.stringMatching(/key=public-id&account=made#account$/) });
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
