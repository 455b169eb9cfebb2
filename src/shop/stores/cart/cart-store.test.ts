/** The cart of one tab. */

import { describe, expect, it, vi } from 'vitest';
import type { Cart, CartApi, CartLine } from '#api/cart/types.ts';
import { ApiError } from '#api/transport.ts';
import { ok, refuse } from '#kernel/result.ts';
import { CartStore } from './cart-store.ts';
import { quantityDebounceMs } from './pending-quantities.ts';

const line = (changes: Partial<CartLine> = {}): CartLine =>
  ({
    id: 'l',
    skuId: 1,
    quantity: 2,
    product: { productId: 9, name: 'Vinssi', brand: 'Karhu', articleNumber: 'K-1' },
    skuName: 'M',
    unitPrice: { sellingIncVat: 125.5, sellingExVat: 100, currency: 'EUR', isDiscounted: false },
    saved: { incVat: 0, exVat: 0 },
    groupKey: null,
    package: null,
    ...changes,
  }) as CartLine;
const winchProduct = {
  ...{ productId: 9, name: 'Vinssi', brand: 'Karhu', articleNumber: 'K-1', variant: 'M' },
  ...{ price: 125.5, priceExVat: 100, currency: 'EUR', discountPercentage: 0, isCampaign: false },
};
const cartOf = (id: string, ...lines: CartLine[]): Cart =>
  ({ id, lines, totals: {}, promoCode: null, isCompleted: false }) as unknown as Cart;

const account = { restore: () => undefined, signInAgain: async () => false };

function shop(api: Partial<CartApi> = {}, cookie: string | null = null, asked: Partial<typeof account> = {}) {
  let kept = cookie;
  const published: string[] = [];
  const logged: unknown[] = [];
  const full: CartApi = {
    get: vi.fn(async (id: string | null) => cartOf(id ?? 'new')),
    find: vi.fn(async (id: string) => cartOf(id)),
    add: vi.fn(async (id: string) => ok(cartOf(id, line()))),
    addAll: vi.fn(async (id: string) => ok(cartOf(id, line()))),
    setQuantity: vi.fn(async (id: string) => ok(cartOf(id))),
    addPackage: vi.fn(async (id: string) => ok(cartOf(id))),
    setGroupQuantity: vi.fn(async (id: string) => ok(cartOf(id))),
    setPromoCode: vi.fn(async (id: string) => ok(cartOf(id))),
    ...api,
  };
  const store = new CartStore({
    api: full,
    cookies: {
      get: () => kept,
      set: (_name, value) => void (kept = value),
      remove: () => void (kept = null),
    },
    tabs: { publish: subject => published.push(subject), subscribe: () => () => undefined },
    log: (type, data) => logged.push([type, data]),
    account: { ...account, ...asked },
  });
  return {
    store,
    api: full,
    published,
    logged,
    cookie: () => kept,
    setCookie: (value: string | null) => void (kept = value),
  };
}
/** Sends the quantity without the debounce delay. */
function setAtOnce(store: CartStore, of: CartLine, quantity: number) {
  const outcome = store.setQuantity(of, quantity);
  store.flush();
  return outcome;
}
const winch = { skuId: 1, quantity: 2, name: 'Vinssi' };

it('creates no cart before the first line, then stores its id for a year and notifies the other tabs', async () => {
  const { store, api, published, cookie } = shop();
  await store.load();
  expect(api.get).not.toHaveBeenCalled();
  expect(await store.add(winch)).toBe(true);
  expect([cookie(), store.totalQuantity, published, store.added?.name]).toEqual([
    'new',
    2,
    ['cart'],
    'Vinssi',
  ]);
});

it('runs operations one after another, each on the result of the previous one', async () => {
  const order: string[] = [];
  const wait = () => new Promise(resolve => setImmediate(resolve));
  const { store } = shop({
    add: async (id, { skuId }) => {
      order.push(`start ${skuId}`);
      await wait();
      order.push(`end ${skuId}`);
      return ok(cartOf(id));
    },
  });
  await Promise.all([store.add(winch), store.add({ ...winch, skuId: 2 })]);
  expect(order).toEqual(['start 1', 'end 1', 'start 2', 'end 2']);
});

it('keeps the cart after a rejection, and works again after a thrown error', async () => {
  const add = vi
    .fn()
    .mockResolvedValueOnce(refuse({ code: 'out-of-stock' }))
    .mockRejectedValueOnce(new Error('net'))
    .mockResolvedValue(ok(cartOf('a', line())));
  const { store, published } = shop({ add }, 'a');
  await store.load();
  expect(await store.add(winch)).toBe(false);
  expect([store.phase, store.cart?.id, published]).toEqual([
    { name: 'refused', refusal: { code: 'out-of-stock' } },
    'a',
    [],
  ]);
  await expect(store.add(winch)).rejects.toThrow('net');
  expect(store.phase.name).toBe('failed');
  expect(await store.add(winch)).toBe(true);
});

it('replaces a completed cart once and adds the new line; a line of the old cart is lost', async () => {
  const spent = refuse({ code: 'cart-completed' } as const);
  const answers = async (id: string) => (id === 'old' ? spent : ok(cartOf(id, line())));
  const { store, api, cookie } = shop({ add: vi.fn(answers), setQuantity: vi.fn(answers) }, 'old');
  expect(await store.add(winch)).toBe(true);
  expect([cookie(), api.add]).toEqual(['new', expect.objectContaining({})]);
  const other = shop({ setQuantity: vi.fn(async () => spent) }, 'old');
  expect(await setAtOnce(other.store, line(), 1)).toEqual({ code: 'cart-completed' });
  expect(other.api.setQuantity).toHaveBeenCalledTimes(1);
  expect(other.store.cart?.id).toBe('new');
});

it('uses the cart that another tab has started when its own is completed', async () => {
  const spent = refuse({ code: 'cart-completed' } as const);
  const answers = async (id: string) => (id === 'old' ? spent : ok(cartOf(id, line())));
  const { store, setCookie, cookie } = shop({ add: vi.fn(answers) }, 'old');
  await store.load();
  setCookie('next');
  expect(await store.add(winch)).toBe(true);
  expect(cookie()).toBe('next');
});

it('is empty when another tab has completed the cart, and reads the cookie only when the operation runs', async () => {
  const { store, api, setCookie } = shop({}, 'a');
  await store.load();
  setCookie(null);
  await store.load();
  expect(store.cart).toBeNull();
  const adding = store.add(winch);
  const loading = store.load();
  await Promise.all([adding, loading]);
  expect(api.get).toHaveBeenLastCalledWith('new');
});

it('counts pieces, and a package as one', () => {
  const { store } = shop();
  const group = { packageId: 5, name: 'P' };
  store.take(
    cartOf(
      'a',
      line(),
      line({ skuId: 2, quantity: 3 }),
      line({ groupKey: 'g', package: group }),
      line({ groupKey: 'g', package: group }),
      line({ package: group }),
    ),
  );
  expect([store.totalQuantity, store.quantityOf(2)]).toEqual([7, 3]);
});

it('logs the difference in quantity, and nothing for an unchanged quantity', async () => {
  const { store, logged } = shop({}, 'a');
  await setAtOnce(store, line({ quantity: 2 }), 3);
  await setAtOnce(store, line({ quantity: 2 }), 0);
  await setAtOnce(store, line({ quantity: 2 }), 2);
  expect(logged).toEqual([
    ['cart:add', { item: { skuId: 1, quantity: 1 }, product: winchProduct }],
    ['cart:remove', { item: { skuId: 1, quantity: 2 }, product: winchProduct }],
  ]);
});

it('logs the parts of a package that came, and those that went', async () => {
  const parts = { groupKey: 'g', package: { packageId: 5, name: 'P' } };
  const tyre = line({ id: 't', skuId: 2, quantity: 4, ...parts });
  const rim = line({ id: 'r', skuId: 3, quantity: 4, ...parts });
  const { store, logged } = shop(
    {
      addPackage: () => Promise.resolve(ok(cartOf('a', line(), tyre, rim))),
      setGroupQuantity: () => Promise.resolve(ok(cartOf('a', line()))),
    },
    'a',
  );
  store.take(cartOf('a', line()));
  await store.addPackage(5, 'P', []);
  await setAtOnce(store, tyre, 0);
  const both = [
    { product: winchProduct, quantity: 4 },
    { product: winchProduct, quantity: 4 },
  ];
  const change = { item: { skuId: 0, quantity: 1 }, packageId: 5, parts: both };
  expect(logged).toEqual([
    ['cart:add', change],
    ['cart:remove', change],
  ]);
});

it('changes the whole package with one of its lines, and forgets a completed cart', async () => {
  const { store, api, cookie, published } = shop({}, 'a');
  await setAtOnce(store, line({ groupKey: 'g' }), 1);
  expect(api.setGroupQuantity).toHaveBeenCalledWith('a', 'g', 1);
  store.forget();
  expect([store.cart, cookie(), published]).toEqual([null, null, ['cart', 'cart']]);
});

it('shows a pending quantity at once, and the backend’s quantity after its response', async () => {
  const three = line({ quantity: 3 });
  let answer: (value: ReturnType<typeof ok<Cart>>) => void = () => undefined;
  const { store } = shop({ setQuantity: () => new Promise(resolve => (answer = resolve)) });
  store.take(cartOf('c', line()));
  const changed = setAtOnce(store, line(), 5);
  expect(store.totalQuantity).toBe(5);
  expect(store.settled?.lines[0]?.quantity).toBe(2);
  await vi.waitFor(() => expect(store.phase.name).toBe('saving'));
  answer(ok(cartOf('c', three)));
  await changed;
  expect(store.totalQuantity).toBe(3);
});

it('restores the saved quantity after a rejection, and keeps the newer of two pending quantities', async () => {
  const answers: ((
    value: ReturnType<typeof ok<Cart>> | ReturnType<typeof refuse<{ code: 'out-of-stock' }>>,
  ) => void)[] = [];
  const { store } = shop({ setQuantity: () => new Promise(resolve => answers.push(resolve)) });
  store.take(cartOf('c', line()));
  const first = setAtOnce(store, line(), 3);
  const second = setAtOnce(store, line({ quantity: 3 }), 4);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.(ok(cartOf('c', line({ quantity: 3 }))));
  await first;
  expect(store.totalQuantity).toBe(4);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(refuse({ code: 'out-of-stock' }));
  await second;
  expect(store.totalQuantity).toBe(3);
});

it('takes the cart of an accepted code, notifies the tabs, and returns why a code was rejected (R-CART-16)', async () => {
  const accepted = { ...cartOf('c', line()), promoCode: 'MONKIJA10' };
  const setPromoCode = vi
    .fn<CartApi['setPromoCode']>()
    .mockResolvedValueOnce(ok(accepted))
    .mockResolvedValueOnce(refuse('requirements'));
  const { store, published } = shop({ setPromoCode }, 'c');
  expect(await store.setPromoCode('MONKIJA10')).toBeNull();
  expect([store.cart?.promoCode, published]).toEqual(['MONKIJA10', ['cart']]);
  expect(await store.setPromoCode('LOPPU')).toBe('requirements');
  expect(store.cart?.promoCode).toBe('MONKIJA10');
});

it('loads the active cart of the account after sign-in, and stores the id that is returned', async () => {
  const account = cartOf('account', line());
  const get = vi.fn<CartApi['get']>().mockResolvedValue(account);
  const device = shop({ get });
  await device.store.load();
  expect(get).not.toHaveBeenCalled();
  await device.store.load(true);
  expect([get.mock.calls, device.cookie(), device.store.totalQuantity]).toEqual([[[null]], 'account', 2]);
  const guest = shop({ get }, 'guest');
  await guest.store.load(true);
  expect([get.mock.lastCall, guest.cookie()]).toEqual([['guest'], 'account']);
});

it('creates one cart when two tabs add their first lines at once', async () => {
  let kept: string | null = null;
  let made = 0;
  let turn: Promise<unknown> = Promise.resolve();
  const lines: string[] = [];
  const tab = () =>
    new CartStore({
      api: {
        get: async (id: string | null) => cartOf(id ?? `cart-${(made += 1)}`),
        add: async (id: string) => {
          lines.push(id);
          return ok(cartOf(id, line()));
        },
      } as unknown as CartApi,
      cookies: {
        get: () => kept,
        set: (_name, value) => void (kept = value),
        remove: () => void (kept = null),
      },
      tabs: {
        publish: () => undefined,
        subscribe: () => () => undefined,
        withLock<T>(work: () => Promise<T>): Promise<T> {
          const next = turn.then(work);
          turn = next;
          return next;
        },
      },
      log: () => undefined,
      account,
    });
  await Promise.all([tab().add(winch), tab().add(winch)]);
  expect([made, lines, kept]).toEqual([1, ['cart-1', 'cart-1'], 'cart-1']);
});

it('sends several quick changes as one request after the debounce delay', async () => {
  vi.useFakeTimers();
  try {
    const { store, api } = shop({}, 'c');
    store.take(cartOf('c', line()));
    const first = store.setQuantity(line(), 3);
    const second = store.setQuantity(line(), 4);
    expect([store.totalQuantity, store.isChanging]).toEqual([4, true]);
    await vi.advanceTimersByTimeAsync(quantityDebounceMs - 1);
    expect(api.setQuantity).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(vi.mocked(api.setQuantity).mock.calls).toEqual([['c', { id: 'l', quantity: 4 }]]);
    expect(await Promise.all([first, second])).toEqual(['superseded', 'taken']);
    expect(store.isChanging).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

it('sends pending quantities before any later operation', async () => {
  const order: string[] = [];
  const { store } = shop({
    setQuantity: async (id, { quantity }) => {
      order.push(`set ${quantity}`);
      return ok(cartOf(id, line({ quantity })));
    },
    add: async id => {
      order.push('add');
      return ok(cartOf(id, line()));
    },
    setPromoCode: async id => {
      order.push('code');
      return ok(cartOf(id, line()));
    },
  });
  store.take(cartOf('c', line()));
  const pending = [store.setQuantity(line(), 3)];
  await store.add(winch);
  pending.push(store.setQuantity(line(), 4));
  await store.setPromoCode('A');
  pending.push(store.setQuantity(line(), 5));
  await store.runQueued(async () => order.push('checkout'));
  expect(order).toEqual(['set 3', 'add', 'set 4', 'code', 'set 5', 'checkout']);
  expect(await Promise.all(pending)).toEqual(['taken', 'taken', 'taken']);
});

it('settles when every change is answered, and reports whether a quantity was rejected', async () => {
  const setQuantity = vi
    .fn<CartApi['setQuantity']>()
    .mockResolvedValueOnce(ok(cartOf('c', line({ quantity: 3 }))))
    .mockResolvedValueOnce(refuse({ code: 'out-of-stock' }))
    .mockRejectedValueOnce(new Error('net'));
  const { store } = shop({ setQuantity });
  store.take(cartOf('c', line()));
  expect(await store.settle()).toBe(true);
  void store.setQuantity(line(), 3);
  expect([await store.settle(), store.totalQuantity]).toEqual([true, 3]);
  const refused = store.setQuantity(line(), 9);
  expect([await store.settle(), await refused]).toEqual([false, { code: 'out-of-stock' }]);
  const failed = store.setQuantity(line(), 4);
  failed.catch(() => undefined);
  expect(await store.settle()).toBe(false);
  await expect(failed).rejects.toThrow('net');
  expect([store.totalQuantity, store.isChanging]).toEqual([3, false]);
});

it('drops the pending quantity of a removed line', async () => {
  const { store, api } = shop();
  store.take(cartOf('c', line()));
  const stepped = store.setQuantity(line(), 5);
  await store.setQuantity(line({ quantity: 5 }), 0);
  expect(await stepped).toBe('superseded');
  expect(vi.mocked(api.setQuantity).mock.calls).toEqual([['c', { id: 'l', quantity: 0 }]]);
});

describe('the cart of an account whose session has ended', () => {
  const over = refuse({ code: 'signed-out' } as const);
  const refuseRead = async () =>
    Promise.reject(new ApiError('graphql', 'CartGet', 'No', { code: 'UNAUTHORIZED' }));

  /** A shop that answers only while `isOpen`; signing in opens it when the shopper does. */
  function expired(signsIn: boolean) {
    let isOpen = false;
    const orOver = <T extends unknown[]>(work: (...given: T) => Promise<Cart>) =>
      vi.fn(async (...given: T) => (isOpen ? ok(await work(...given)) : over));
    const changed = async (id: string) => cartOf(id, line({ quantity: 3 }));
    const setPromoCode = vi.fn(async (id: string) =>
      isOpen ? ok(cartOf(id, line())) : refuse('signed-out' as const),
    );
    return shop(
      {
        setQuantity: orOver(changed),
        setGroupQuantity: orOver(changed),
        add: vi.fn(async (id: string) => (isOpen || id === 'new' ? ok(await changed(id)) : over)),
        addPackage: vi.fn(async (id: string) => (isOpen || id === 'new' ? ok(await changed(id)) : over)),
        setPromoCode,
      },
      'of-account',
      {
        signInAgain: async () => {
          isOpen = signsIn;
          return signsIn;
        },
      },
    );
  }
  const changes: [string, (store: CartStore) => Promise<unknown>, unknown, unknown][] = [
    ['a quantity', store => setAtOnce(store, line(), 3), 'taken', { code: 'signed-out' }],
    ['a removal', store => store.setQuantity(line(), 0), 'taken', { code: 'signed-out' }],
    ['a package', store => store.setQuantity(line({ groupKey: 'g' }), 0), 'taken', { code: 'signed-out' }],
    ['a code', store => store.setPromoCode('KYMPPI'), null, 'signed-out'],
  ];

  it.each(changes)('%s waits for the sign-in and goes on in the same cart', async (_, change, done) => {
    const { store, cookie } = expired(true);
    store.take(cartOf('of-account', line()));
    expect(await change(store)).toEqual(done);
    expect([cookie(), store.cart?.id]).toEqual(['of-account', 'of-account']);
  });

  it.each(changes)('%s is refused, and the cart stays, without a sign-in', async (_, change, _done, no) => {
    const { store, cookie } = expired(false);
    store.take(cartOf('of-account', line()));
    expect(await change(store)).toEqual(no);
    expect([cookie(), store.cart?.lines[0]?.quantity]).toEqual(['of-account', 2]);
  });

  it.each([
    ['is added to it after the sign-in', true, 'of-account'],
    ['begins another cart without', false, 'new'],
  ])('a new line %s', async (_, signsIn, id) => {
    const { store, cookie } = expired(signsIn);
    store.take(cartOf('of-account', line()));
    expect(await store.add(winch)).toBe(true);
    expect([cookie(), store.cart?.id]).toEqual([id, id]);
  });

  it('stays on the screen, and its id in the cookie, when it cannot be read', async () => {
    const restore = vi.fn();
    const { store, cookie } = shop({ get: refuseRead }, 'of-account', { restore });
    await store.load();
    expect([store.phase.name, store.cart, cookie()]).toEqual(['signed-out', null, 'of-account']);
    store.take(cartOf('of-account', line()));
    await store.load();
    expect([store.phase.name, store.totalQuantity, cookie()]).toEqual(['signed-out', 2, 'of-account']);
    expect(restore).toHaveBeenCalledTimes(2);
  });
});
