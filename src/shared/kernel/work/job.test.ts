/** Background jobs: one run at a time, none lost, again after a failure. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startJob } from './job.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const noError = (error: unknown): never => {
  throw error;
};

it('runs at its interval, and earlier when the run says so', async () => {
  const run = vi.fn<() => Promise<number | void>>().mockResolvedValueOnce(10).mockResolvedValue(9_999);
  const job = startJob({ run, intervalMs: 1_000, onError: noError });
  await vi.advanceTimersByTimeAsync(999);
  expect(run).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10);
  expect(run).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(run).toHaveBeenCalledTimes(3);
  await job.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(run).toHaveBeenCalledTimes(3);
});

it('runs once more for any number of triggers during a run, never twice at a time', async () => {
  let active = 0;
  const run = vi.fn(async () => {
    active += 1;
    expect(active).toBe(1);
    await Promise.resolve();
    active -= 1;
  });
  const job = startJob({ run, intervalMs: 1_000, onError: noError });
  const first = job.trigger();
  void job.trigger();
  void job.trigger();
  await first;
  expect(run).toHaveBeenCalledTimes(2);
  await job.stop();
});

it('reports a failure and tries again after its own pause', async () => {
  const onError = vi.fn<(error: unknown) => void>();
  const run = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('away')).mockResolvedValue();
  const job = startJob({ run, intervalMs: 60_000, retryMs: 1_000, onError });
  await job.trigger();
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('away'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(run).toHaveBeenCalledTimes(2);
  await job.stop();
});

it('waits for the current run when it stops, and ignores later triggers', async () => {
  const done = vi.fn<() => void>();
  let finish = () => undefined as void;
  const run = vi.fn(() => new Promise<void>(resolve => (finish = resolve)));
  const job = startJob({ run, intervalMs: 1_000, onError: noError });
  void job.trigger();
  const stopped = job.stop().then(done);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(done).not.toHaveBeenCalled();
  finish();
  await stopped;
  await job.trigger();
  expect(run).toHaveBeenCalledTimes(1);
});
