/** Slow and failed requests. */

import { expect, it, vi } from 'vitest';
import type { Operation } from '#api/operation.ts';
import { ApiError, type Transport } from '#api/transport.ts';
import { watchTransport } from './watch-transport.ts';

const operation = { id: 'x', name: 'Menu', kind: 'query' } as Operation<unknown, unknown>;

function setUp(answer: () => Promise<unknown>) {
  const end = vi.fn();
  const begin = vi.fn((_delay?: number) => end);
  const log = vi.fn();
  const transport = { query: answer, mutate: answer } as unknown as Transport;
  return { watched: watchTransport(transport, { begin }, log), begin, end, log };
}

it('shows a query that runs longer than 1 s, but no mutation (R-ROUTE-19)', async () => {
  const { watched, begin, end } = setUp(() => Promise.resolve('menu'));
  expect(await watched.query(operation, {})).toBe('menu');
  expect(begin.mock.calls).toEqual([[1_000]]);
  expect(end).toHaveBeenCalledOnce();
  await watched.mutate(operation, {});
  expect(begin).toHaveBeenCalledOnce();
});

it('logs error:api without the message of the backend and rethrows the error', async () => {
  const failure = new ApiError('graphql', 'Menu', 'no cart of anna@example.com', {
    status: 200,
    code: 'GONE',
  });
  const { watched, end, log } = setUp(() => Promise.reject(failure));
  await expect(watched.query(operation, {})).rejects.toBe(failure);
  expect(log).toHaveBeenCalledExactlyOnceWith('error:api', {
    error: { operation: 'Menu', layer: 'graphql', status: 200, code: 'GONE' },
  });
  expect(end).toHaveBeenCalledOnce();
});
