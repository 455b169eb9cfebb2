/** Back-in-stock notification without scripts. */

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Product } from '#api/catalogue/types.ts';
import { fakeVisitor } from '#tests/support/fake-visitor.ts';
import { pageContext, widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import { type BackInStockContext, loadBackInStock, submitBackInStock } from './back-in-stock-data.ts';
import minimal from './examples/minimal.json' with { type: 'json' };
import definition from './index.ts';

afterEach(cleanup);

const skus = [
  { skuId: 1, name: 'M' },
  { skuId: 2, name: 'L' },
];
const product = { name: 'Talvihanska', href: '/p/talvihanska', skus } as unknown as Product;

function contextOf(query: Record<string, string>, isTaken = true) {
  const notifyWhenBack = vi.fn((_email: string, _skuId: number) => Promise.resolve(isTaken));
  const reject = vi.fn();
  const api = {
    catalogue: { product: (alias: string) => Promise.resolve(alias === 'talvihanska' ? product : null) },
    product: { notifyWhenBack },
  } as unknown as BackInStockContext['api'];
  const context: BackInStockContext = {
    ...pageContext({}),
    query,
    api,
    safeHtml: () => Promise.reject(new Error('unused')),
    visitor: fakeVisitor({ reject }),
  };
  return { context, notifyWhenBack, reject };
}

const size = { product: 'talvihanska', sku: '2' };

/** @proves FAULT-121 */
it('requests the notification for the size that was pressed', async () => {
  const { context, notifyWhenBack } = contextOf(size);
  const done = await submitBackInStock(context, new URLSearchParams({ email: ' anna@example.com ' }));
  expect(done).toEqual({
    product: { name: 'Talvihanska, L', href: '/p/talvihanska', skuId: 2 },
    email: '',
    phase: 'done',
  });
  expect(notifyWhenBack.mock.calls).toEqual([['anna@example.com', 2]]);
});

it('shows a wrong or refused address again', async () => {
  const wrong = contextOf(size);
  expect(await submitBackInStock(wrong.context, new URLSearchParams({ email: 'anna@' }))).toMatchObject({
    email: 'anna@',
    phase: 'wrong',
  });
  expect([wrong.notifyWhenBack.mock.calls, wrong.reject.mock.calls.length]).toEqual([[], 1]);
  const refused = contextOf(size, false);
  const answer = await submitBackInStock(refused.context, new URLSearchParams({ email: 'a@example.com' }));
  expect(answer.phase).toBe('failed');
});

it.each([{}, { product: 'poissa', sku: '2' }, { product: 'talvihanska', sku: '9' }])(
  'says that %j is not sold',
  async query => {
    const { context } = contextOf(query);
    expect((await loadBackInStock(context)).product).toBeNull();
    render(await widgetScene(definition, minimal, { query, api: context.api }));
    expect(screen.getByRole('link', { name: 'Jatka ostoksia' })).toBeInTheDocument();
  },
);
