/** Measures the page: web vitals, load time and the requests made by its scripts. */

import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { redactText } from '#kernel/redact.ts';
import { ajaxPerView } from './telemetry-limits.ts';

interface Measures {
  /** Resets the request count for the next view. */
  nextView(): void;
  stop(): void;
}

/** Layout shift is a fraction of the viewport; all other metrics are milliseconds. */
const rounded = ({ name, value }: Metric): number =>
  name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value);

/** @param add receives each measurement as an item for the collector. */
export function measurePage(add: (item: object) => void, now: () => number = Date.now): Measures {
  let isRunning = true;
  let requests = 0;
  const timing = (name: string, value: number) => {
    if (isRunning) add({ kind: 'timing', at: now(), name, value });
  };
  for (const onMetric of [onTTFB, onFCP, onLCP, onCLS, onINP])
    onMetric((metric: Metric) => timing(metric.name.toLowerCase(), rounded(metric)));

  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      if (entry instanceof PerformanceNavigationTiming) {
        if (entry.loadEventEnd > 0) timing('load', Math.round(entry.loadEventEnd));
        continue;
      }
      const item = entry instanceof PerformanceResourceTiming && requestItem(entry);
      if (!item) continue;
      requests += 1;
      if (requests <= ajaxPerView) add({ at: now(), ...item });
    }
  });
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
  return {
    nextView: () => {
      requests = 0;
    },
    stop: () => {
      isRunning = false;
      observer.disconnect();
    },
  };
}

/** @returns null unless the entry is a script request to the shop itself. */
function requestItem({
  initiatorType,
  name,
  duration,
  responseStatus,
}: PerformanceResourceTiming): object | null {
  const { origin, pathname } = new URL(name, location.href);
  if (initiatorType !== 'fetch' || origin !== location.origin || pathname === '/telemetry') return null;
  return {
    kind: 'ajax',
    path: redactText(pathname).slice(0, 500),
    // Safari does not report the status.
    status: responseStatus ?? 0,
    ms: Math.round(duration),
  };
}
