/** The checkout form of the shopper. */

import { describe, expect, it, vi } from 'vitest';
import type { Cart, CartApi } from '#api/cart/types.ts';
import { emptyAddress } from '#api/checkout/empty-address.ts';
import type { Checkout, CheckoutApi } from '#api/checkout/types.ts';
import { ok, refuse } from '#kernel/result.ts';
import type { VehicleNames } from '#kernel/vehicle/vehicle-facets.ts';
import { CartStore } from '../cart/cart-store.ts';
import { CheckoutStore } from './checkout-store.ts';
import { filledFromAccount } from './fill-from-account.ts';

const cart = {
  id: 'c',
  lines: [{}],
  totals: { total: { sellingIncVat: 89.9 }, shipping: {}, paymentFee: 0 },
} as unknown as Cart;
const answer = (paymentId = 1) =>
  ok({
    cart,
    identityNumber: '',
    shippingOptions: [],
    paymentOptions: [{ id: paymentId, isSelected: true }],
  } as unknown as Checkout);
const order = { orderId: 'o', publicId: 'p', redirectUrl: null };

function checkout(
  api: Partial<CheckoutApi> = {},
  signInAgain = async () => false,
  vehicle?: () => VehicleNames | null,
) {
  const calls: unknown[][] = [];
  let keys = 0;
  const full = {
    update: async (...args: unknown[]) => {
      calls.push(['update', ...args]);
      return answer();
    },
    place: async (_cart: string, _form: unknown, key: string, expectedTotal: number) => {
      calls.push(['place', key, expectedTotal]);
      return ok(order);
    },
    ...api,
  } as unknown as CheckoutApi;
  const basket = new CartStore({
    api: {} as CartApi,
    cookies: { get: () => null, set: () => undefined, remove: () => undefined },
    tabs: { publish: () => undefined, subscribe: () => () => undefined },
    log: () => undefined,
    account: { restore: () => undefined, signInAgain },
  });
  basket.take(cart);
  const newKey = () => {
    keys += 1;
    return `key ${keys}`;
  };
  const ports = { api: full, cart: basket, log: () => undefined, newKey, ...(vehicle && { vehicle }) };
  const store = new CheckoutStore(ports, 'PERSON', 'FI');
  return { store, calls };
}

it('sends several changes as one after a delay, and before it places the order', async () => {
  vi.useFakeTimers();
  const { store, calls } = checkout();
  store.change({ email: 'a' });
  store.change({ email: 'ab' });
  await vi.advanceTimersByTimeAsync(149);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toMatchObject([['update', 'c', { email: 'ab' }]]);
  store.change({ email: 'abc' });
  await store.place();
  expect(calls.slice(1)).toMatchObject([
    ['update', 'c', { email: 'abc' }],
    ['place', 'key 1', 89.9],
  ]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toHaveLength(3);
  vi.useRealTimers();
});

it('sends the vehicle with the form, before it places the order', async () => {
  let chosen: VehicleNames | null = { manufacturer: 'Honda', year: '2021', model: 'TRX520' };
  const { store, calls } = checkout({}, undefined, () => chosen);
  await store.place();
  chosen = null;
  await store.flush();
  expect(calls).toMatchObject([
    ['update', 'c', { vehicle: { manufacturer: 'Honda', year: '2021', model: 'TRX520' } }],
    ['place', 'key 1', 89.9],
    ['update', 'c', { vehicle: null }],
  ]);
});

it('keeps a choice that is newer than the response', async () => {
  const { store } = checkout({
    update: async () => {
      store.change({ paymentId: 2 });
      return answer(1);
    },
  });
  await store.flush();
  expect(store.form.paymentId).toBe(2);
});

it('places one order however often the button is pressed', async () => {
  const { store, calls } = checkout();
  store.change({ email: 'a' });
  const earlier = store.flush();
  const [first, second] = await Promise.all([store.place(), store.place(), earlier]);
  expect([first, second]).toEqual([ok(order), null]);
  expect(calls.filter(([name]) => name === 'place')).toHaveLength(1);
});

it('retries with the same key after a thrown error, and uses a new key after a change or a response', async () => {
  const keys: string[] = [];
  const results = [new Error('net'), refuse({ code: 'out-of-stock' } as const), new Error('net'), ok(order)];
  const { store } = checkout({
    place: async (_cart, _form, key) => {
      keys.push(key);
      const result = results.shift();
      if (!result || result instanceof Error) throw result ?? new Error('none left');
      return result;
    },
  });
  await expect(store.place()).rejects.toThrow('net');
  expect(store.phase.name).toBe('failed');
  await store.place();
  expect(store.phase).toEqual({ name: 'refused', refusal: { code: 'out-of-stock' } });
  await expect(store.place()).rejects.toThrow('net');
  store.change({ email: 'other' });
  await store.place();
  expect(keys).toEqual(['key 1', 'key 1', 'key 2', 'key 3']);
});

it('rejects an order whose pickup point changed with the zip code (R-CHECKOUT-6)', async () => {
  const ways = (place: number) => [
    { id: 1, isSelected: true, finer: [{ id: place, isSelected: true }] },
    { id: 2, isSelected: false, finer: [] },
  ];
  const near = (place: number) =>
    ok({ cart, identityNumber: '', shippingOptions: ways(place), paymentOptions: [] } as unknown as Checkout);
  const update = vi.fn<CheckoutApi['update']>().mockResolvedValue(near(101));
  const { store, calls } = checkout({ update });
  await store.flush();
  expect(store.form.shippingId).toBe(101);
  update.mockResolvedValue(near(102));
  expect(await store.place()).toEqual(refuse({ code: 'shipping-not-available' }));
  expect(calls).toEqual([]);
  expect(store.form.shippingId).toBe(102);
  await store.place();
  expect(calls).toEqual([['place', 'key 1', 89.9]]);
});

const ann = { ...emptyAddress('FI'), firstName: 'Ann', zip: '33100', city: 'Tampere', mobile: '040' };
const known = (billingAddress = ann, identityNumber = '') =>
  ok({
    cart,
    email: 'ann@example.com',
    identityNumber,
    billingAddress,
    shippingOptions: [{ id: 1, isSelected: true, finer: [] }],
    paymentOptions: [],
  } as unknown as Checkout);

it.each([
  ['131052-308T', '131052-308T'],
  // A Swedish number would only be rejected here.
  ['811228-9874', ''],
])('fills in the identity number %s of the account as "%s" in Finland', async (stored, shown) => {
  const { store } = checkout({ update: async () => known(ann, stored) });
  await store.fillFromAccount(filledFromAccount);
  expect(store.form.identityNumber).toBe(shown);
});

it('fills empty fields from the account, without a second request', async () => {
  const { store } = checkout({ update: async () => known() });
  await store.fillFromAccount(filledFromAccount);
  expect(store.form).toMatchObject({ email: 'ann@example.com', billingAddress: ann, shippingId: 1 });
  expect(store.answered?.billingAddress.zip).toBe('33100');
});

it('keeps what was typed before the account was loaded', async () => {
  const { store } = checkout({ update: async () => known() });
  store.keep({ email: 'work@example.com', billingAddress: { ...emptyAddress('FI'), firstName: 'Eva' } });
  await store.fillFromAccount(filledFromAccount);
  expect(store.form).toMatchObject({
    email: 'work@example.com',
    billingAddress: { firstName: 'Eva', zip: '', city: '' },
  });
});

it('does not restore fields that the shopper has cleared, until the next sign-in', async () => {
  const { store } = checkout({ update: async () => known() });
  await store.fillFromAccount(filledFromAccount);
  store.keep({ email: '' });
  await store.flush();
  expect(store.form.email).toBe('');
  await store.fillFromAccount(filledFromAccount);
  expect(store.form.email).toBe('ann@example.com');
});

it.each([
  ['SE', ''],
  ['Sweden', ''],
  ['fi', '33100'],
  ['Finland', '33100'],
  ['', '33100'],
])(
  'fills in an address in "%s" with the zip code "%s" when the order goes to Finland',
  async (country, zip) => {
    const { store } = checkout({ update: async () => known({ ...ann, country }) });
    await store.fillFromAccount(filledFromAccount);
    expect(store.form.billingAddress).toMatchObject({ firstName: 'Ann', mobile: '040', country: 'FI', zip });
  },
);

describe('a session that ends while the form is filled in', () => {
  const over = refuse({ code: 'signed-out' } as const);

  /** Refuses `update`, `place` or both until the shopper has signed in. */
  function expired(refused: readonly ('update' | 'place')[], signsIn = true) {
    let isOpen = false;
    const keys: string[] = [];
    const shop = checkout(
      {
        update: async () => (isOpen || !refused.includes('update') ? answer() : over),
        place: async (_cart, _form, key) => {
          keys.push(key);
          return isOpen || !refused.includes('place') ? ok(order) : over;
        },
      },
      async () => {
        isOpen = signsIn;
        return signsIn;
      },
    );
    shop.store.keep({ email: 'aino@example.fi', identityNumber: '131052-308T', message: 'Soita' });
    return { ...shop, keys };
  }

  it.each([[['update']], [['place']], [['update', 'place']]] as const)(
    'orders after the sign-in when %s was refused, and keeps what was typed',
    async refused => {
      const { store, keys } = expired(refused);
      expect(await store.place()).toEqual(ok(order));
      expect(new Set(keys).size).toBe(1);
      expect(store.form).toMatchObject({ email: 'aino@example.fi', message: 'Soita' });
    },
  );

  it.each([[['update']], [['place']]] as const)(
    'says so, and keeps cart and form, without a sign-in after %s',
    async refused => {
      const { store } = expired(refused, false);
      expect(await store.place()).toEqual(over);
      expect(store.phase).toEqual({ name: 'refused', refusal: { code: 'signed-out' } });
      expect(store.form.identityNumber).toBe('131052-308T');
    },
  );

  it('loads the options after the sign-in', async () => {
    const { store } = expired(['update']);
    await store.flush();
    expect(store.checkout?.paymentOptions).toHaveLength(1);
  });
});
