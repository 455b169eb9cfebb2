/** How much may be reported in a minute: by one network and by all of them, so that no client fills the log. */
import { LRUCache } from 'lru-cache';

export interface ReportLimits {
  /** True when one more report fits into the minute; called before it is read. */
  admits(network: string): boolean;
  /** True when the items of a report fit as well: each of them is a line of the log. */
  admitsItems(network: string, items: number): boolean;
}

export interface MinuteLimit {
  /** Of one network. */
  each: number;
  /** Of all networks. */
  together: number;
}

const MINUTE_MS = 60_000;

export function createReportLimits({
  reports = { each: 60, together: 1_200 },
  items = { each: 2_000, together: 20_000 },
  now = Date.now,
}: {
  reports?: MinuteLimit;
  items?: MinuteLimit;
  now?: () => number;
} = {}): ReportLimits {
  const takeReports = perMinute(reports, now);
  const takeItems = perMinute(items, now);
  return {
    admits: network => takeReports(network, 1),
    admitsItems: takeItems,
  };
}

/** Consumes all of them or none. */
function perMinute({ each, together }: MinuteLimit, now: () => number) {
  const counts = new LRUCache<string, number>({ max: 10_000 });
  let minute = -1;
  let all = 0;
  return (network: string, many: number): boolean => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) {
      minute = current;
      all = 0;
      counts.clear();
    }
    const count = (counts.get(network) ?? 0) + many;
    if (count > each || all + many > together) return false;
    counts.set(network, count);
    all += many;
    return true;
  };
}
