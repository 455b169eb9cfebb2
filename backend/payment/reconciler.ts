/** Asks the provider again and again about payments that nobody has told us the end of: after crashes, lost messages and shoppers who never came back. */
export interface Reconciler {
  stop: () => Promise<void>;
}

interface ReconcilerOptions {
  work: (now: Date) => Promise<void>;
  now: () => Date;
  onError: (error: unknown) => void;
  everyMs?: number;
}

export function startReconciler({ work, now, onError, everyMs = 5000 }: ReconcilerOptions): Reconciler {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();

  function later(): void {
    if (stopped) return;
    timer = setTimeout(() => {
      running = work(now()).catch(onError).then(later);
    }, everyMs);
    timer.unref();
  }
  later();

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
