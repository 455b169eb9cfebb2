/** Makes of a new value one that shares with the former what is equal, so that only what changed is shown anew. */
import { isRecord } from '#kernel/is-record.ts';

export function shareUnchanged(before: unknown, now: unknown): unknown {
  if (Object.is(before, now)) return before;
  if (Array.isArray(before) && Array.isArray(now)) {
    const former = new Map(before.map((entry, at) => [idOf(entry) ?? at, entry] as const));
    const shared = now.map((entry, at) => shareUnchanged(former.get(idOf(entry) ?? at), entry));
    return shared.length === before.length && shared.every((entry, at) => entry === before[at])
      ? before
      : shared;
  }
  if (!isRecord(before) || !isRecord(now)) return now;
  const [old, keys] = [Object.keys(before), Object.keys(now)];
  const shared = Object.fromEntries(keys.map(key => [key, shareUnchanged(before[key], now[key])]));
  const isSame =
    old.length === keys.length && keys.every((key, at) => key === old[at] && shared[key] === before[key]);
  return isSame ? before : shared;
}

/** Of a node, which keeps its identity where it moves. */
const idOf = (entry: unknown): string | undefined =>
  isRecord(entry) && typeof entry['id'] === 'string' ? entry['id'] : undefined;
