/** Ordering by part numbers: what is said is what is added. */

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Part } from '#api/part/types.ts';
import { SeeOther } from '#engine/definition/visitor.ts';
import { ok, refuse } from '#kernel/result.ts';
import { fakeVisitor } from '#tests/support/fake-visitor.ts';
import { aCart, aLine, aPrice } from '#tests/support/worlds/shopper-scene.tsx';
import { pageContext, widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import definition from './index.ts';
import { type QuickOrderApi, shownBy, submitQuickOrder } from './submit-quick-order.ts';

afterEach(cleanup);

const part = (skuId: number | null, stock: number): Part => ({
  skuId,
  productId: 1,
  name: 'Vinssi 2500 lb',
  href: '/p/vinssi-2500',
  brand: 'Karhuveto',
  image: null,
  skuName: '',
  articleNumber: 'KV-2500',
  stock: { totalStock: stock, inStock: stock, oversellable: 0, static: 0, incoming: null },
  price: aPrice(149),
});
const known = new Map([
  ['KV-1', part(1, 9)],
  ['KV-2', part(2, 3)],
  ['KV-3', part(3, 0)],
  ['KV-4', part(null, 9)],
]);
const list = 'KV-1\t2\nKV-2\t5\nKV-3\t1\nKV-4\t1\nKV-9\t1';

function scene(addAll = vi.fn<QuickOrderApi['cart']['addAll']>(async () => ok(aCart())), cart = aCart()) {
  const keepCart = vi.fn();
  const reject = vi.fn();
  const get = vi.fn(async () => cart);
  const nearNumbers = vi.fn(async (_numbers: readonly string[]) => new Map([['KV-9', [part(1, 9)]]]));
  const api = {
    cart: { get, addAll },
    part: { byNumber: async () => known, nearNumbers },
  } as unknown as QuickOrderApi;
  const context = {
    ...pageContext({}),
    api,
    safeHtml: () => Promise.reject(new Error('unused')),
    visitor: fakeVisitor({ keepCart, reject, cartId: cart.id }),
  };
  const press = (fields: Record<string, string> | [string, string][]) =>
    submitQuickOrder(context, { cartHref: '/ostoskori' }, new URLSearchParams(fields));
  return { press, addAll, get, keepCart, reject, api, nearNumbers };
}

it('says what was found, what is short, what needs a choice and what is not known', async () => {
  const { press } = scene();
  const { rows } = await press({ lines: list, do: 'check' });
  expect(rows?.map(({ number, state, added }) => [number, state, added])).toEqual([
    ['KV-1', 'found', 2],
    ['KV-2', 'short', 3],
    ['KV-3', 'sold-out', 0],
    ['KV-4', 'choose', 0],
    ['KV-9', 'unknown', 0],
  ]);
});

it('adds in one request what the page has shown, and leads to the cart', async () => {
  const { press, addAll, get, keepCart } = scene();
  const { rows, key } = await press({ lines: list, do: 'check' });
  get.mockClear();
  const added = press({ lines: list, do: 'add', key, shown: shownBy(rows ?? []) });
  await expect(added).rejects.toEqual(new SeeOther('/ostoskori'));
  expect(addAll.mock.calls).toEqual([
    [
      'cart-1',
      [
        { skuId: 1, quantity: 2 },
        { skuId: 2, quantity: 3 },
      ],
      key,
    ],
  ]);
  expect(get).toHaveBeenCalledTimes(1);
  expect(keepCart).toHaveBeenCalledWith('cart-1');
});

it('adds nothing when stock or prices differ from what the page has shown', async () => {
  const { press, addAll, reject } = scene();
  const answer = await press({ lines: list, do: 'add', shown: '1×9=1' });
  expect([answer.problem, addAll.mock.calls.length, reject.mock.calls.length]).toEqual(['changed', 0, 1]);
  const refusing = scene(vi.fn(async () => refuse({ code: 'out-of-stock' })));
  const { rows } = await refusing.press({ lines: list, do: 'check' });
  const refused = await refusing.press({ lines: list, do: 'add', shown: shownBy(rows ?? []) });
  expect(refused.problem).toBe('refused');
});

it('keeps the list and says so where the backend finds no parts by number', async () => {
  const { press, api, reject } = scene();
  api.part.byNumber = async () => null;
  const answer = await press({ lines: list, do: 'check' });
  expect([answer.problem, answer.text, answer.rows]).toEqual(['unavailable', list, null]);
  expect(reject).toHaveBeenCalledTimes(1);
});

it('counts the stock once with what is in the cart already', async () => {
  const { press } = scene(undefined, aCart([aLine({ skuId: 2, quantity: 2 })]));
  const { rows } = await press({ lines: 'KV-2 3' });
  expect(rows?.map(({ state, added }) => [state, added])).toEqual([['short', 1]]);
});

it('keeps the rows as they were edited: other quantities, rows left out, and further lines', async () => {
  const { press } = scene();
  const { rows, text } = await press([
    ['number', 'KV-1'],
    ['quantity', '3'],
    ['number', 'KV-2'],
    ['quantity', '0'],
    ['lines', 'KV-4\nkv-1 2'],
    ['do', 'check'],
  ]);
  expect(rows?.map(({ number, quantity }) => [number, quantity])).toEqual([
    ['KV-1', 5],
    ['KV-4', 1],
  ]);
  expect(text).toBe('');
});

it('suggests parts for a number that nothing has, and takes the one that was meant', async () => {
  const { press, api, nearNumbers } = scene();
  const { rows } = await press({ lines: 'KV-1 2\nKV-9 4', do: 'check' });
  expect(nearNumbers.mock.calls).toEqual([[['KV-9']]]);
  expect(rows?.map(({ near }) => near.length)).toEqual([0, 1]);
  const fields: [string, string][] = [
    ['number', 'KV-9'],
    ['quantity', '4'],
    ['use', 'KV-9=KV-1'],
  ];
  expect((await press(fields)).rows?.[0]).toMatchObject({ number: 'KV-1', quantity: 4, added: 4 });
  const data = { text: '', key: 'k', problem: null, rows: rows ?? [] };
  render(await widgetScene({ ...definition, load: async () => data }, minimal, { api }));
  expect(screen.getByRole('button', { name: /Tarkoititko KV-2500/ })).toHaveValue('KV-9=KV-2500');
  expect(screen.getByRole('spinbutton', { name: 'Määrä, KV-1' })).toHaveValue(2);
  expect(screen.getByText(/^Yhteensä 298,00\s€ \(sis\. alv\)/)).toBeInTheDocument();
  expect(screen.getByText(/^Yhteensä .*\(ilman alv\)/)).toBeInTheDocument();
});

it('asks for a list, and shows the form without one', async () => {
  const { press, api } = scene();
  expect((await press({ lines: ' \n', do: 'check' })).problem).toBe('empty');
  render(await widgetScene(definition, minimal, { api }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pikatilaus');
  expect(screen.getByRole('button', { name: 'Tarkista' })).toBeDefined();
});
