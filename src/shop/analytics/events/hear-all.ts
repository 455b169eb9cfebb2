/** Reporting starts later than the page: its code is fetched after the consent is read, and a purchase is logged before that. */
import type { EventRecord, LoggedEvent } from '#stores/common/event-log.ts';

export type EventSource = Pick<EventRecord, 'events' | 'subscribe'>;

/** Names of the listeners that have heard a record. */
const started = new WeakMap<EventSource['events'], Set<string>>();

/**
 * Tells the listener of every event that was logged before, in order, and then of each later one. A listener that starts
 * again, because consent was withdrawn and given, hears of the page on the screen only: what happened without consent stays untold.
 * @returns a function that unsubscribes
 */
export function hearAll(
  name: string,
  { events, subscribe }: EventSource,
  listener: (event: LoggedEvent, isEarlier: boolean) => void,
): () => void {
  const names = started.get(events) ?? new Set<string>();
  started.set(events, names);
  const page = events.findLast(({ type }) => type === 'page:impression');
  const missed = names.has(name) ? [page] : [...events];
  names.add(name);
  for (const event of missed) if (event) listener(event, true);
  return subscribe(event => listener(event, false));
}
