/** The random id of a visit: renewed after 30 minutes without events and after a day (R-ANALYTICS-8). Stored only with consent. */
import type { KeyValueStorage } from '#stores/common/ports.ts';
import { sessionIdleMs, sessionLifeMs } from './telemetry-limits.ts';

export const visitKey = 'ralph-telemetry';

export interface MeasuredVisit {
  id: string;
  /** Decided at random, once per visit. */
  isMeasured: boolean;
  began: number;
  seen: number;
}

export interface VisitPorts {
  storage: KeyValueStorage;
  now: () => number;
  newId: () => string;
  /** Random number from 0 (inclusive) to 1 (exclusive). */
  random: () => number;
  /** Percentage of visits that are measured. */
  sampling: number;
}

function storedVisit(storage: KeyValueStorage): MeasuredVisit | null {
  try {
    const { id, isMeasured, began, seen } = JSON.parse(
      storage.get(visitKey) ?? '{}',
    ) as Partial<MeasuredVisit>;
    const isWhole =
      typeof id === 'string' && /^[\da-f-]{36}$/.test(id) && Number.isFinite(began) && Number.isFinite(seen);
    return isWhole ? { id, isMeasured: isMeasured === true, began: Number(began), seen: Number(seen) } : null;
  } catch {
    return null;
  }
}

/** The current visit, extended by this event. */
export function currentVisit({ storage, now, newId, random: lot, sampling }: VisitPorts): MeasuredVisit {
  const moment = now();
  const before = storedVisit(storage);
  const goesOn =
    before &&
    moment - before.seen < sessionIdleMs &&
    moment - before.began < sessionLifeMs &&
    before.began <= moment;
  const visit = goesOn
    ? { ...before, seen: moment }
    : { id: newId(), isMeasured: lot() * 100 < sampling, began: moment, seen: moment };
  storage.set(visitKey, JSON.stringify(visit));
  return visit;
}
