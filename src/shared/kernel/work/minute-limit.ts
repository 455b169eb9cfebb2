/** Amounts per minute by subject, counted in this process. */
import { LRUCache } from 'lru-cache';

export interface MinuteLimit {
  /** Of one subject. */
  each: number;
  /** Of all subjects. */
  together: number;
}

const MINUTE_MS = 60_000;

/** Returns a function that consumes an amount of a subject: true, or false without consuming anything when it is above a limit. */
export function limitPerMinute(
  { each, together }: MinuteLimit,
  now: () => number = Date.now,
): (subject: string, amount: number) => boolean {
  const counts = new LRUCache<string, number>({ max: 10_000 });
  let minute = -1;
  let all = 0;
  return (subject, amount) => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) {
      minute = current;
      all = 0;
      counts.clear();
    }
    const count = (counts.get(subject) ?? 0) + amount;
    if (count > each || all + amount > together) return false;
    counts.set(subject, count);
    all += amount;
    return true;
  };
}
