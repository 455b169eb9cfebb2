/** The scheduler of every background job: one run at a time, at its interval, or earlier when triggered. */
export interface JobOptions {
  /** Returns after how many milliseconds the next run is due, if that is before the interval ends. */
  run: () => Promise<number | void>;
  intervalMs: number;
  /** Pause after a failed run; the interval by default. */
  retryMs?: number;
  /** Part of the interval, 0 to 1, by which pauses vary: instances that start together run at different moments. */
  jitter?: number;
  onError: (error: unknown) => void;
}

export interface Job {
  /** Runs now, or again after the current run; resolves when no run is pending. */
  trigger(): Promise<void>;
  /** Waits for the current run. */
  stop(): Promise<void>;
}

/** The first run comes after one interval, or with `trigger`. */
export function startJob({ run, intervalMs, retryMs = intervalMs, jitter = 0, onError }: JobOptions): Job {
  const state = { isStopped: false, isPending: false };
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  function schedule(ms: number): void {
    clearTimeout(timer);
    if (state.isStopped) return;
    timer = setTimeout(() => void trigger(), ms * (1 + jitter * (2 * Math.random() - 1))).unref();
  }

  async function runPending(): Promise<void> {
    let pause = intervalMs;
    while (state.isPending && !state.isStopped) {
      state.isPending = false;
      try {
        pause = Math.min((await run()) ?? intervalMs, intervalMs);
      } catch (error) {
        if (!state.isStopped) onError(error);
        pause = retryMs;
        break;
      }
    }
    // In the same tick, so that no trigger falls between the end of the loop and the timer.
    running = null;
    schedule(pause);
  }

  function trigger(): Promise<void> {
    if (!state.isStopped) {
      state.isPending = true;
      running ??= runPending();
    }
    return running ?? Promise.resolve();
  }

  schedule(intervalMs);
  return {
    trigger,
    async stop() {
      state.isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
