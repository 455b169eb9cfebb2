/** How the page behaved: its first paints, and every question a script asked. */
import { redactText } from '#kernel/redact.ts';
import { ajaxPerView } from './telemetry-limits.ts';

interface Measures {
  /** Another view has begun: its questions are counted anew. */
  nextView(): void;
  stop(): void;
}

const whole = Math.round;

/** Tells what is measured as items for the collector. */
export function measurePage(tell: (item: object) => void, now: () => number = Date.now): Measures {
  let asked = 0;
  const observers: PerformanceObserver[] = [];
  const watch = (type: string, seen: (entry: PerformanceEntry) => void) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    const observer = new PerformanceObserver(list => list.getEntries().forEach(seen));
    observer.observe({ type, buffered: true });
    observers.push(observer);
  };
  const timing = (name: string, value: number) => tell({ kind: 'timing', at: now(), name, value });

  watch('navigation', entry => {
    const { responseStart, loadEventEnd } = entry as PerformanceNavigationTiming;
    timing('ttfb', whole(responseStart));
    if (loadEventEnd > 0) timing('load', whole(loadEventEnd));
  });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') timing('fcp', whole(startTime));
  });
  watch('largest-contentful-paint', ({ startTime }) => timing('lcp', whole(startTime)));
  watch('resource', entry => {
    // Not every browser tells the status.
    const { initiatorType, name, duration, responseStatus } = entry as PerformanceResourceTiming & {
      responseStatus?: number;
    };
    const { origin, pathname } = new URL(name, location.href);
    if (initiatorType !== 'fetch' || origin !== location.origin || pathname === '/telemetry') return;
    asked += 1;
    if (asked > ajaxPerView) return;
    tell({
      kind: 'ajax',
      at: now(),
      path: redactText(pathname).slice(0, 500),
      status: responseStatus ?? 0,
      ms: whole(duration),
    });
  });
  return {
    nextView: () => {
      asked = 0;
    },
    stop: () => {
      for (const observer of observers) observer.disconnect();
    },
  };
}
