/** All data of a page in one round trip: its queries wait for the answer that carries their results. */
import type { Operation } from '#api/operation.ts';
import type { Transport } from '#api/transport.ts';
import { pageRoundMs } from '#kernel/timing.ts';
import { expect, it, vi } from 'vitest';
import { createPageRound } from './page-round.ts';

const operation: Operation<unknown, object> = { id: 'a', name: 'A', kind: 'query' };

function world() {
  const state = { now: 1_000_000 };
  const finish: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const fetchPage = vi.fn(
    (_href: string) => new Promise<void>((resolve, reject) => finish.push({ resolve, reject })),
  );
  const query = vi.fn(() => Promise.resolve('result'));
  const round = createPageRound({ query, mutate: query } as unknown as Transport, fetchPage, () => state.now);
  return { state, finish, fetchPage, query, round };
}

it('holds the queries of a page until its one answer has come', async () => {
  const { round, query, finish, fetchPage } = world();
  round.begin('/p/1');
  const results = [round.transport.query(operation, {}), round.transport.query(operation, {})];
  await Promise.resolve();
  expect([fetchPage.mock.calls, query.mock.calls.length]).toEqual([[['/p/1']], 0]);
  finish[0]?.resolve();
  expect(await Promise.all(results)).toEqual(['result', 'result']);
});

it('requests a page again after a minute, and at once after a failure', async () => {
  const { round, state, finish, fetchPage } = world();
  round.begin('/p/1');
  finish[0]?.resolve();
  await round.transport.query(operation, {});
  state.now += pageRoundMs - 1;
  round.begin('/p/1');
  expect(fetchPage).toHaveBeenCalledTimes(1);
  state.now += 1;
  round.begin('/p/1');
  expect(fetchPage).toHaveBeenCalledTimes(2);
  finish[1]?.reject(new Error('away'));
  expect(await round.transport.query(operation, {})).toBe('result');
  round.begin('/p/1');
  expect(fetchPage).toHaveBeenCalledTimes(3);
});

it('changes data without waiting for a page', async () => {
  const { round } = world();
  round.begin('/p/1');
  expect(await round.transport.mutate({ ...operation, kind: 'mutation' }, {})).toBe('result');
});
