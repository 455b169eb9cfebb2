/** How much may be reported: by one address and by all of them, so that nobody fills our log (faults 125). */
import { LRUCache } from 'lru-cache';

export interface ReportLimits {
  /** True when this report still fits into the minute. */
  admits(ip: string): boolean;
}

const MINUTE = 60_000;

export function createReportLimits({
  perAddress = 60,
  together = 1_200,
  now = Date.now,
}: {
  perAddress?: number;
  together?: number;
  now?: () => number;
} = {}): ReportLimits {
  const counts = new LRUCache<string, number>({ max: 10_000 });
  let minute = -1;
  let all = 0;
  return {
    admits(ip) {
      const current = Math.floor(now() / MINUTE);
      if (current !== minute) {
        minute = current;
        all = 0;
        counts.clear();
      }
      const count = (counts.get(ip) ?? 0) + 1;
      counts.set(ip, count);
      if (count > perAddress) return false;
      all += 1;
      return all <= together;
    },
  };
}
