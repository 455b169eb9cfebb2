/** Implements the stores' port to the other tabs of the shop. */
import { type TabChannel, type TabSubject, tabSubjects } from '#stores/common/ports.ts';
import { tabChannelName, withTabLock } from './browser-ports.ts';

/** A message only says that something changed, never the new value; unknown messages are ignored. */
export function createTabChannel(): TabChannel {
  const subjects = new Set<string>(tabSubjects);
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(tabChannelName) : null;
  const listeners = new Map<TabSubject, Set<() => void>>();
  channel?.addEventListener('message', (event: MessageEvent<unknown>) => {
    const type =
      typeof event.data === 'object' && event.data !== null && 'type' in event.data ? event.data.type : null;
    if (typeof type !== 'string' || !subjects.has(type)) return;
    for (const listener of listeners.get(type as TabSubject) ?? []) listener();
  });
  return {
    publish: subject => channel?.postMessage({ type: subject }),
    subscribe(subject, listener) {
      const known = listeners.get(subject) ?? new Set();
      listeners.set(subject, known.add(listener));
      return () => known.delete(listener);
    },
    withLock: withTabLock,
  };
}
