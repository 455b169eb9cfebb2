/** A database that reads and refuses to write is noticed, and so is its end (FAULT-114). */
import { expect, it, vi } from 'vitest';
import { silentLogger } from './logger.ts';
import { CommitStalledError } from './watch-commits.ts';
import { createWriteWatch } from './watch-writes.ts';

const tryCommit = () => Promise.resolve();
const failure = (code: string) => Object.assign(new Error('no'), { code });

/** @proves FAULT-114 */
it.each([
  ['53100', 1000],
  ['58030', 1000],
  ['25006', 1500],
])('pauses writing after %s until a write succeeds', async (code, pauseMs) => {
  vi.useFakeTimers();
  try {
    const tryWrite = vi.fn().mockRejectedValueOnce(failure(code)).mockResolvedValueOnce(undefined);
    const onRecovery = vi.fn();
    const options = { tryWrite, tryCommit, onRecovery, logger: silentLogger };
    const watch = createWriteWatch({ ...options, retryMs: 1000, commitMs: 1500 });
    for (const other of ['23505', 'ECONNREFUSED', '57014']) watch.saw(failure(other));
    expect(watch.isRefused).toBe(false);
    watch.saw(failure(code));
    watch.saw(failure(code));
    expect(watch.isRefused).toBe(true);
    await vi.advanceTimersByTimeAsync(pauseMs);
    expect([watch.isRefused, tryWrite.mock.calls.length]).toEqual([true, 1]);
    expect(onRecovery).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(pauseMs);
    expect([watch.isRefused, tryWrite.mock.calls.length]).toEqual([false, 2]);
    expect(onRecovery).toHaveBeenCalledTimes(1);
    watch.close();
  } finally {
    vi.useRealTimers();
  }
});

/** @proves FAULT-114 */
it('pauses writing within a minute when no one writes, and asks nothing after its end', async () => {
  vi.useFakeTimers();
  try {
    const tryWrite = vi.fn().mockResolvedValue(undefined);
    const watch = createWriteWatch({ tryWrite, tryCommit, logger: silentLogger });
    await vi.advanceTimersByTimeAsync(60_000);
    tryWrite.mockRejectedValueOnce(failure('ECONNREFUSED'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(watch.isRefused).toBe(false);
    tryWrite.mockRejectedValueOnce(failure('53100'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(watch.isRefused).toBe(true);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(watch.isRefused).toBe(false);
    watch.close();
    tryWrite.mockClear();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(tryWrite).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});

/** @proves FAULT-114 */
it('pauses writing within five seconds of commits that no longer return, until one does', async () => {
  vi.useFakeTimers();
  try {
    const tryCommit = vi
      .fn()
      .mockResolvedValueOnce(undefined)
      .mockRejectedValueOnce(new CommitStalledError('late'));
    const watch = createWriteWatch({ tryWrite: () => Promise.resolve(), tryCommit, logger: silentLogger });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(watch.isRefused).toBe(true);
    tryCommit.mockRejectedValueOnce(new CommitStalledError('late')).mockResolvedValue(undefined);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(watch.isRefused).toBe(true);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(watch.isRefused).toBe(false);
    watch.close();
  } finally {
    vi.useRealTimers();
  }
});
