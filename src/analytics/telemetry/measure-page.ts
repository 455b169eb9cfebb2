/** Measures how the page behaves: its web vitals, when it has loaded, and the requests of its scripts. */
import { redactText } from '#kernel/redact.ts';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { ajaxPerView } from './telemetry-limits.ts';

interface Measures {
  /** Starts the count of requests anew, for another view. */
  nextView(): void;
  stop(): void;
}

/** A layout shift is a share of the viewport, everything else milliseconds. */
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

/** Null for anything but a request of a script to the shop itself. */
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
