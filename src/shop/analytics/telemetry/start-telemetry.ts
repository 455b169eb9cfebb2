/** Measures a visit while statistics are allowed. Fetched with that consent, stopped when it is withdrawn. */

import { redact, redactText } from '#kernel/redact.ts';
import type { LoggedEvent } from '#stores/common/event-log.ts';
import type { KeyValueStorage } from '#stores/common/ports.ts';
import { type EventSource, hearAll } from '../events/hear-all.ts';
import { createBatches } from './batches.ts';
import { measurePage } from './measure-page.ts';
import { sendReport } from './send-report.ts';
import { batchEveryMs } from './telemetry-limits.ts';
import { currentVisit, type VisitPorts, visitKey } from './visit.ts';

export interface TelemetryParts {
  record: EventSource;
  storage: KeyValueStorage;
  locale: string;
  viewport: () => string;
  sampling: number;
}

/** @returns a function that stops measuring and deletes the visit. */
export function startTelemetry({ record, storage, locale, viewport, sampling }: TelemetryParts): () => void {
  const ports: VisitPorts = {
    storage,
    sampling,
    now: Date.now,
    newId: () => crypto.randomUUID(),
    random: Math.random,
  };
  const forget = () => {
    try {
      localStorage.removeItem(visitKey);
    } catch {
      // Nothing was stored in that case.
    }
  };
  if (!currentVisit(ports).isMeasured) return forget;

  const batches = createBatches(() => ({ v: 1, session: currentVisit(ports).id, locale }));
  const send = (isLast = false) => {
    for (const body of batches.take(isLast)) sendReport(body, isLast);
  };
  const report = (event: LoggedEvent) => {
    const item = toItem(event, viewport());
    if (item) batches.add(item);
  };
  const page = measurePage(batches.add);
  const unsubscribe = hearAll('telemetry', record, (event, isEarlier) => {
    if (event.type === 'page:impression' && !isEarlier) page.nextView();
    report(event);
  });
  const timer = setInterval(send, batchEveryMs);
  const leave = () => send(true);
  addEventListener('pagehide', leave);
  return () => {
    clearInterval(timer);
    removeEventListener('pagehide', leave);
    unsubscribe();
    page.stop();
    forget();
  };
}

/** Converts a logged event to an item for the collector, without anything that identifies a person (R-ANALYTICS-10). */
export function toItem(event: LoggedEvent, viewport: string): object | null {
  const { type, timestamp: at } = event;
  if (type === 'page:impression')
    return {
      kind: 'view',
      at,
      route: event.data.route.name,
      path: redactText(event.data.route.path).slice(0, 500),
      viewport,
    };
  // Failures are reported separately.
  if (type === 'error:widget') return null;
  return { kind: 'event', at, type, data: redact(event.data ?? null) };
}
