/** Lets the queries of one network compute for a share of the time: further ones wait, and are refused when they would wait long. */
import { LRUCache } from 'lru-cache';
import type { Work } from './work.ts';

export interface Turn {
  /** Filled in by the request. */
  work: Work;
  /** To be called once, whatever happens. */
  leave(): void;
}

export interface WorkGate {
  /** Waits for the subject's turn; null when that would take long. */
  enter(subject: string): Promise<Turn | null>;
}

export interface WorkGateOptions {
  /** Milliseconds of computing. */
  perMinute: number;
  now?: () => number;
  /** Calls back after so many milliseconds. */
  after?: (ms: number, done: () => void) => void;
}

/** What a network that was quiet may use at once, for the first pages of a shopper: what it gains in five seconds. */
const SAVED_SHARE = 1 / 12;
const MAX_WAIT_MS = 3_000;
/** Weight of the last request in the average. */
const LAST = 0.2;

interface Subject {
  /** Milliseconds; negative after a request that took more than was left. */
  left: number;
  filledAt: number;
  running: number;
  /** Of a request, so that not all begin while none has ended. */
  averageMs: number;
  waiting: (() => void)[];
  isTimed: boolean;
}

const later = (ms: number, done: () => void): void => void setTimeout(done, ms).unref();

/**
 * A request counts for the milliseconds that it reports when it ends. The rest of the time is left to other networks.
 */
export function createWorkGate({
  perMinute,
  now = () => performance.now(),
  after = later,
}: WorkGateOptions): WorkGate {
  const perMs = perMinute / 60_000;
  const mostSaved = perMinute * SAVED_SHARE;
  const subjects = new LRUCache<string, Subject>({ max: 10_000 });

  function subjectOf(name: string): Subject {
    const known = subjects.get(name);
    if (known) return known;
    const made = {
      ...{ left: mostSaved, filledAt: now(), running: 0 },
      ...{ averageMs: 0, waiting: [], isTimed: false },
    };
    subjects.set(name, made);
    return made;
  }

  function fill(subject: Subject): void {
    const time = now();
    subject.left = Math.min(mostSaved, subject.left + (time - subject.filledAt) * perMs);
    subject.filledAt = time;
  }

  /** What is left when the requests under way take as long as earlier ones did. */
  const freeOf = ({ left, running, averageMs }: Subject): number => left - running * averageMs;

  function begin(subject: Subject): Turn {
    const work: Work = { ms: 0 };
    subject.running += 1;
    return {
      work,
      leave() {
        fill(subject);
        subject.running -= 1;
        subject.left -= work.ms;
        subject.averageMs += LAST * (work.ms - subject.averageMs);
        next(subject);
      },
    };
  }

  function next(subject: Subject): void {
    fill(subject);
    while (subject.waiting.length > 0 && freeOf(subject) > 0) subject.waiting.shift()?.();
    if (subject.waiting.length === 0 || subject.isTimed) return;
    subject.isTimed = true;
    after(Math.ceil(-freeOf(subject) / perMs) + 1, () => {
      subject.isTimed = false;
      next(subject);
    });
  }

  return {
    async enter(name) {
      const subject = subjectOf(name);
      fill(subject);
      if (subject.waiting.length === 0 && freeOf(subject) > 0) return begin(subject);
      const wanted = subject.waiting.length * subject.averageMs - freeOf(subject);
      if (wanted / perMs > MAX_WAIT_MS) return null;
      return new Promise<Turn>(resolve => {
        subject.waiting.push(() => resolve(begin(subject)));
        next(subject);
      });
    },
  };
}
