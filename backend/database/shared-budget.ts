/** Amounts per minute by subject, over all instances of the shop: each takes parts of them in advance, so that few statements count many requests. */
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { limitPerMinute } from '#kernel/work/minute-limit.ts';
import { consumeSeveral } from './limiter.ts';
import type { Schema } from './schema.ts';

export interface SharedBudgetOptions {
  db: Kysely<Schema>;
  /** Part of the key in the database. */
  name: string;
  /** Of one subject, in all instances together. */
  perMinute: number;
  /** Into how many parts it is divided. What one instance has taken and does not use in the minute, less than a part, the others lack. */
  parts: number;
  now?: () => Date;
}

/** Consumes an amount of a subject: false, when it is above what is left. */
export type SharedBudget = (subject: string, amount: number) => Promise<boolean>;

interface Taken {
  left: number;
  /** When the minute of the subject ends, in milliseconds since 1970. */
  until: number;
  isUsedUp: boolean;
  /** The question that is under way. */
  asking: Promise<unknown>;
}

/** While the database does not answer, each instance counts alone. */
export function createSharedBudget(options: SharedBudgetOptions): SharedBudget {
  const { db, name, perMinute, parts, now = () => new Date() } = options;
  if (perMinute === Infinity) return () => Promise.resolve(true);
  const part = perMinute / parts;
  const limit = { name, max: parts, windowSeconds: 60 };
  const subjects = new LRUCache<string, Taken>({ max: 10_000 });
  const admitsAlone = limitPerMinute({ each: perMinute, together: Infinity }, () => now().getTime());

  function takenOf(subject: string): Taken {
    const known = subjects.get(subject);
    if (known && now().getTime() < known.until) return known;
    const asking = known?.asking ?? Promise.resolve();
    const made = { left: 0, until: now().getTime() + 60_000, isUsedUp: false, asking };
    subjects.set(subject, made);
    return made;
  }

  /** Null when more has to be asked for. */
  function fromTaken(taken: Taken, amount: number): boolean | null {
    if (taken.left >= amount) {
      taken.left -= amount;
      return true;
    }
    return taken.isUsedUp ? false : null;
  }

  async function ask(subject: string, amount: number): Promise<boolean> {
    const taken = takenOf(subject);
    // Somebody before may have taken enough, or found nothing left.
    const known = fromTaken(taken, amount);
    if (known !== null) return known;
    const wanted = Math.ceil((amount - taken.left) / part);
    const { allowed, until } = await consumeSeveral(db, { limit, subject }, wanted, now());
    taken.until = until.getTime();
    taken.isUsedUp = !allowed;
    if (allowed) taken.left += wanted * part;
    return fromTaken(taken, amount) ?? false;
  }

  return async (subject, amount) => {
    const taken = takenOf(subject);
    const known = fromTaken(taken, amount);
    if (known !== null) return known;
    const asking = taken.asking.then(() => ask(subject, amount)).catch(() => admitsAlone(subject, amount));
    taken.asking = asking;
    return asking;
  };
}
