/** Runs few jobs at once, in turn by network: one that asks for many waits for itself, not others for it. */
export interface DrawingTurn {
  network: string;
  /** Of a size that no page of the shop shows: at most one such job runs at once. */
  isOther: boolean;
}

interface Waiting {
  isOther: boolean;
  start: () => Promise<void>;
}

/** Too many jobs of a network wait already. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

export interface QueueLimits {
  atOnce: number;
  /** Waiting jobs of one network. */
  each: number;
}

export function createFairQueue({ atOnce, each }: QueueLimits) {
  /** In the order of their turns. */
  const waiting = new Map<string, Waiting[]>();
  let running = 0;
  let others = 0;

  function takeNext(): Waiting | undefined {
    for (const [network, jobs] of waiting) {
      const at = jobs.findIndex(({ isOther }) => !isOther || others === 0);
      const [job] = at < 0 ? [] : jobs.splice(at, 1);
      if (!job) continue;
      waiting.delete(network);
      if (jobs.length > 0) waiting.set(network, jobs);
      return job;
    }
    return undefined;
  }

  function startNext(): void {
    while (running < atOnce) {
      const job = takeNext();
      if (!job) return;
      running += 1;
      others += Number(job.isOther);
      void job.start().finally(() => {
        running -= 1;
        others -= Number(job.isOther);
        startNext();
      });
    }
  }

  /** @throws QueueFull */
  return <T>({ network, isOther }: DrawingTurn, work: () => Promise<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      const jobs = waiting.get(network) ?? [];
      if (jobs.length >= each) return reject(new QueueFull('Too many pictures of one network are waiting'));
      const start = () => work().then(resolve, reject);
      waiting.set(network, [...jobs, { isOther, start }]);
      startNext();
    });
}
