/** An event of the log as the collector takes it; nothing that tells who somebody is (R-ANALYTICS-10). */
import { redact, redactText } from '#kernel/redact.ts';
import type { LoggedEvent } from '#stores/event-log.ts';

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
  // Failures have a report of their own.
  if (type === 'error:widget') return null;
  return { kind: 'event', at, type, data: redact(event.data ?? null) };
}
