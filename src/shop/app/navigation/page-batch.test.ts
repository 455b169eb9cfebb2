/** All data of a page in one round trip: its queries wait for the response with their results. */

import { expect, it, vi } from 'vitest';
import type { Operation } from '#api/operation.ts';
import type { Transport } from '#api/transport.ts';
import { pageBatchMs } from '#kernel/work/timing.ts';
import { createPageBatch } from './page-batch.ts';

const operation: Operation<unknown, object> = { id: 'a', name: 'A', kind: 'query' };

function setUp() {
  const state = { now: 1_000_000 };
  const finish: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const fetchPage = vi.fn(
    (_href: string) => new Promise<void>((resolve, reject) => finish.push({ resolve, reject })),
  );
  const query = vi.fn(() => Promise.resolve('result'));
  const batch = createPageBatch({ query, mutate: query } as unknown as Transport, fetchPage, () => state.now);
  return { state, finish, fetchPage, query, batch };
}

it('delays the queries of a page until its batch has loaded', async () => {
  const { batch, query, finish, fetchPage } = setUp();
  batch.prefetch('/p/1');
  const results = [batch.transport.query(operation, {}), batch.transport.query(operation, {})];
  await Promise.resolve();
  expect([fetchPage.mock.calls, query.mock.calls.length]).toEqual([[['/p/1']], 0]);
  finish[0]?.resolve();
  expect(await Promise.all(results)).toEqual(['result', 'result']);
});

it('does not wait for a page that another was pressed in place of, and waits again for the one that is returned to', async () => {
  const { batch, query, finish } = setUp();
  batch.prefetch('/c/narrowed');
  batch.prefetch('/p/pressed');
  const pressed = batch.transport.query(operation, {});
  finish[1]?.resolve();
  expect(await pressed).toBe('result');
  batch.prefetch('/c/narrowed');
  const returned = batch.transport.query(operation, {});
  await Promise.resolve();
  expect(query).toHaveBeenCalledOnce();
  finish[0]?.resolve();
  expect(await returned).toBe('result');
});

it('requests a page again after a minute, and at once after a failure', async () => {
  const { batch, state, finish, fetchPage } = setUp();
  batch.prefetch('/p/1');
  finish[0]?.resolve();
  await batch.transport.query(operation, {});
  state.now += pageBatchMs - 1;
  batch.prefetch('/p/1');
  expect(fetchPage).toHaveBeenCalledTimes(1);
  state.now += 1;
  batch.prefetch('/p/1');
  expect(fetchPage).toHaveBeenCalledTimes(2);
  finish[1]?.reject(new Error('unavailable'));
  expect(await batch.transport.query(operation, {})).toBe('result');
  batch.prefetch('/p/1');
  expect(fetchPage).toHaveBeenCalledTimes(3);
});

it('does not delay mutations', async () => {
  const { batch } = setUp();
  batch.prefetch('/p/1');
  expect(await batch.transport.mutate({ ...operation, kind: 'mutation' }, {})).toBe('result');
});
