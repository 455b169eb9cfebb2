/** Background builds of the index: one at a time, none skipped, failed ones repeated. */
import { EventEmitter, once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { createRebuilding } from './rebuilding.ts';

/** Builds that end when the test says so. */
function bench() {
  const builds: { finish: (built: number) => void; fail: (error: Error) => void }[] = [];
  const taken: number[] = [];
  const failed = vi.fn<(error: unknown) => void>();
  const rebuilding = createRebuilding<number>({
    build: () => new Promise((finish, fail) => void builds.push({ finish, fail })),
    take: async built => void taken.push(built),
    failed,
    firstPauseMs: 1,
  });
  return { builds, taken, failed, rebuilding };
}

it('builds one at a time, and once more for all requests meanwhile', async () => {
  const { builds, taken, rebuilding } = bench();
  rebuilding.ask();
  rebuilding.ask();
  rebuilding.ask();
  expect(builds).toHaveLength(1);
  builds[0]?.finish(1);
  await vi.waitFor(() => expect(builds).toHaveLength(2));
  expect(taken).toEqual([1]);
  builds[1]?.finish(2);
  await rebuilding.done();
  expect(taken).toEqual([1, 2]);
  expect(builds).toHaveLength(2);
});

it('builds once for all requests until it is its turn', async () => {
  const turn = new EventEmitter();
  const build = vi.fn(async () => 1);
  const rebuilding = createRebuilding<number>({
    build,
    take: async () => undefined,
    failed: error => expect.unreachable(String(error)),
    inTurn: async begin => {
      await once(turn, 'come');
      return begin();
    },
  });
  rebuilding.ask();
  rebuilding.ask();
  expect(build).not.toHaveBeenCalled();
  rebuilding.ask();
  turn.emit('come');
  await rebuilding.done();
  expect(build).toHaveBeenCalledTimes(1);
});

it('reports a failed build and retries until one succeeds', async () => {
  const { builds, taken, failed, rebuilding } = bench();
  rebuilding.ask();
  const error = new Error('the database is unavailable');
  builds[0]?.fail(error);
  await rebuilding.done();
  expect(failed).toHaveBeenCalledWith(error);
  expect(taken).toEqual([]);
  await vi.waitFor(() => expect(builds).toHaveLength(2));
  builds[1]?.finish(2);
  await rebuilding.done();
  expect(taken).toEqual([2]);
});

it('uses no build after it was closed', async () => {
  const { builds, taken, rebuilding } = bench();
  rebuilding.ask();
  const closing = rebuilding.close();
  builds[0]?.finish(1);
  await closing;
  expect(taken).toEqual([]);
});
