/** Converts a logged event to an item for the collector, without anything that identifies a person (R-ANALYTICS-10). */
import { redact, redactText } from '#kernel/redact.ts';
import type { LoggedEvent } from '#stores/common/event-log.ts';

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
