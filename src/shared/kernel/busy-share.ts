/** The time for which the process computes, in equal parts for all requests under way: most of them wait for the database in between. */
import { performance } from 'node:perf_hooks';
import type { Work } from './work.ts';

export interface BusyShare {
  /** From now on a part of what the process computes is added to the work. */
  begin(work: Work): void;
  end(work: Work): void;
}

/** How long this process has computed, in ms. */
const busyMs = (): number => performance.eventLoopUtilization().active;

export function createBusyShare(busy = busyMs): BusyShare {
  const underway = new Set<Work>();
  let counted = busy();

  function count(): void {
    const now = busy();
    for (const work of underway) work.ms += (now - counted) / underway.size;
    counted = now;
  }

  return {
    begin(work) {
      count();
      underway.add(work);
    },
    end(work) {
      count();
      underway.delete(work);
    },
  };
}
