/** @vitest-environment jsdom */
/** What is sent to Nosto: cart changes, sign-in, sign-out and orders. */

import { observable, runInAction } from 'mobx';
import { afterEach, expect, it, vi } from 'vitest';
import type { Cart } from '#api/cart/types.ts';
import { removeThirdPartyScript } from '#components/third-party/third-party-script.ts';
import { createEventRecord } from '#stores/common/event-log.ts';
import { aCart, aLine } from '#tests/support/worlds/shopper-scene.tsx';
import { followShopper, sessionTokenKey } from './follow-shopper.ts';

const left = vi.hoisted(() => vi.fn());
vi.mock('#components/third-party/remove-third-parties.ts', () => ({ removeThirdParties: left }));

const page = globalThis as { nostojs?: unknown };
const src = 'https://connect.nosto.com/include/shop-1';

afterEach(() => {
  left.mockClear();
  removeThirdPartyScript(src);
  delete page.nostojs;
  document.cookie = '2c.cId=; Path=/; Max-Age=0';
});

function world(before: (log: ReturnType<typeof createEventRecord>['log']) => void = () => undefined) {
  const calls: unknown[][] = [];
  const session: object = new Proxy(
    {},
    {
      get: (_target, name) =>
        name === 'then'
          ? undefined
          : (...args: unknown[]) => {
              calls.push([name, ...args]);
              return name === 'load' || name === 'update' ? Promise.resolve({}) : session;
            },
    },
  );
  page.nostojs = (callback: (api: unknown) => void) => callback({ defaultSession: () => session });
  const record = createEventRecord();
  before(record.log);
  const cart = observable<{ cart: Cart | null }>({ cart: null }, {}, { deep: false });
  const stored = new Map<string, string>();
  const storage = {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, value: string) => void stored.set(key, value),
  };
  const stop = followShopper({ accountId: 'shop-1', cart, storage, record });
  const setCart = (next: Cart | null) => runInAction(() => void (cart.cart = next));
  return { calls, log: record.log, stored, stop, setCart };
}
const settle = () => new Promise(resolve => setImmediate(resolve));
const carts = (calls: unknown[][]) =>
  calls.flatMap(([name, given]) =>
    name === 'setCart' ? [(given as { items: { quantity: number }[] }).items.map(each => each.quantity)] : [],
  );

it('sends every change of the cart, including the empty cart, and nothing when the cart is the same', async () => {
  const { calls, setCart } = world();
  expect(document.head.querySelector(`script[src="${src}"]`)).not.toBeNull();
  setCart(aCart([aLine({ quantity: 1 })]));
  setCart(aCart([aLine({ quantity: 1 })]));
  setCart(aCart([aLine({ quantity: 3 })]));
  setCart(aCart([]));
  await settle();
  expect(carts(calls)).toHaveLength(3);
  expect(calls.filter(([name]) => name === 'update')).toHaveLength(3);
});

it('stores the session token at sign-in and sign-out', () => {
  const { log, stored } = world();
  expect(stored.has(sessionTokenKey)).toBe(false);
  document.cookie = '2c.cId=first; Path=/';
  log('user:login');
  expect(stored.get(sessionTokenKey)).toBe('first');
  document.cookie = '2c.cId=second; Path=/';
  log('user:logout');
  expect(stored.get(sessionTokenKey)).toBe('second');
});

const purchase = {
  orderId: '100001',
  order: {
    ...{ currency: 'EUR', sumIncVat: 251, sumExVat: 200, shippingFeeIncVat: 0 },
    rows: [
      ...[
        {
          productId: 7,
          sku: '70',
          name: 'Vinssi',
          articleNumber: 'KV',
          productNumber: '',
          variant: '',
          quantity: 2,
          totalIncVat: 251,
        },
      ],
    ],
  },
};

it('sends an order once, with items but no personal data, even when it was placed before the consent', async () => {
  const { log, calls } = world(before => before('checkout:purchase', purchase));
  log('checkout:purchase', purchase);
  await settle();
  const item = { name: 'Vinssi', price_currency_code: 'EUR', product_id: '7', quantity: 2, sku_id: '70' };
  expect(calls).toEqual([
    [
      'addOrder',
      {
        external_order_ref: '100001',
        info: { order_number: '100001', type: 'order' },
        items: [{ ...item, unit_price: 125.5 }],
      },
    ],
    ['setPlacements', ['order-related']],
    ['load'],
  ]);
});

it('stops when consent is withdrawn: sends nothing and clears the token', async () => {
  const { log, calls, setCart, stored, stop } = world();
  log('user:login');
  stop();
  setCart(aCart([aLine({ quantity: 1 })]));
  log('checkout:purchase', purchase);
  await settle();
  expect([calls, stored.get(sessionTokenKey), left.mock.calls.length]).toEqual([[], '', 1]);
});
