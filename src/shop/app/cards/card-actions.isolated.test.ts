/** Buying and comparing from static product cards. */

import { afterEach, expect, it, vi } from 'vitest';
import type { CartApi } from '#api/cart/types.ts';
import { testCart, testStores } from '#components/testing/testing-shop.tsx';
import { followCardActions } from './card-actions.ts';

let stop = () => undefined as void;
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const card = (id: number) => `<article><h2><a href="/p/osa-${id}">Osa ${id}</a></h2>
  <form method="post" action="/ostoskori/lomake" data-buy="${id}">
  <button type="submit" name="product" value="osa-${id}">Osta</button></form>
  <button type="button" data-compare="${id}" aria-pressed="false">Vertaa</button></article>`;

const compareButton = (id: number) => document.querySelector<HTMLElement>(`[data-compare="${id}"]`);
const buyButton = () => document.querySelector<HTMLButtonElement>('[data-buy] button');

function start(ids: readonly number[], cartApi: Partial<CartApi> = {}) {
  document.body.innerHTML = ids.map(card).join('');
  const stored = new Map<string, string>();
  const storage = {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, value: string) => void stored.set(key, value),
  };
  const stores = testStores(testCart([]), cartApi, {}, storage);
  stop = followCardActions(stores, '/vertailu');
  return stores;
}

it('compares up to four products and says how to see them', () => {
  const { compare, notices } = start([1, 2, 3, 4, 5]);
  for (const id of [1, 2, 3, 4, 5]) compareButton(id)?.click();
  expect(compare.ids).toEqual([1, 2, 3, 4]);
  expect([compareButton(4)?.ariaPressed, compareButton(5)?.ariaPressed]).toEqual(['true', 'false']);
  expect(notices.notice).toMatchObject({
    message: 'COMPARE_FULL',
    mode: 'error',
    link: { href: '/vertailu?products=1.2.3.4' },
  });
  compareButton(1)?.click();
  expect(notices.notice).toMatchObject({
    message: 'COMPARE_REMOVED',
    link: { href: '/vertailu?products=2.3.4' },
  });
});

it('shows at once that a product is being added, then that it was, and does not add it twice meanwhile', async () => {
  let answer = () => undefined as void;
  const add = vi.fn<CartApi['add']>(
    () => new Promise(resolve => (answer = () => resolve({ ok: true, value: testCart([]) }))),
  );
  start([7], { add });
  buyButton()?.click();
  buyButton()?.click();
  expect(buyButton()?.ariaBusy).toBe('true');
  await vi.waitFor(() => expect(add).toHaveBeenCalledOnce());
  expect(add.mock.calls[0]?.[1]).toEqual({ skuId: 7, quantity: 1 });
  answer();
  await vi.waitFor(() => expect(buyButton()?.dataset['state']).toBe('added'));
  expect(buyButton()?.ariaBusy).toBeNull();
});

it('says that a product is sold out', async () => {
  const { notices } = start([7], {
    add: () => Promise.resolve({ ok: false, refusal: { code: 'out-of-stock' } }),
  });
  buyButton()?.click();
  await vi.waitFor(() => expect(notices.notice?.message).toBe('QUANTITY_NOT_IN_STOCK'));
  expect(buyButton()?.dataset['state']).toBeUndefined();
});
