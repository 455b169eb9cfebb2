/** How much may be reported in a minute: by one network and by all of them, so that no client fills the log. */
import { limitPerMinute, type MinuteLimit } from '#kernel/minute-limit.ts';

export interface ReportLimits {
  /** True when one more report fits into the minute; called before it is read. */
  admits(network: string): boolean;
  /** True when the items of a report fit as well: each of them is a line of the log. */
  admitsItems(network: string, items: number): boolean;
}

export function createReportLimits({
  reports = { each: 60, together: 1_200 },
  items = { each: 2_000, together: 20_000 },
  now = Date.now,
}: {
  reports?: MinuteLimit;
  items?: MinuteLimit;
  now?: () => number;
} = {}): ReportLimits {
  const takeReports = limitPerMinute(reports, now);
  const takeItems = limitPerMinute(items, now);
  return {
    admits: network => takeReports(network, 1),
    admitsItems: takeItems,
  };
}
