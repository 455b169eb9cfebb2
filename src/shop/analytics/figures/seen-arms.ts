/**
 * Which arms of experiments this browser has seen, and what was done since: each counts once per visitor, so that the shares
 * of two arms can be compared (R-STUDIO-227). Stored with consent to statistics only.
 */
import { isRecord } from '#kernel/is-record.ts';
import type { CountedArm, CountedOrder, UnsentFigures } from './unsent-figures.ts';

export const armsKey = 'ralph-arms';

/** As long as the lot that has chosen them: both begin anew when the arm is seen. */
const LIFE_MS = 90 * 86_400_000;

const goals = ['pressed', 'productViews', 'carts', 'order'] as const;
type Goal = (typeof goals)[number];

interface SeenArm {
  /** Id of the page. */
  page: string;
  arm: string;
  /** Milliseconds since 1970. */
  at: number;
  done: Goal[];
}

interface LastingStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
}

export interface SeenArms {
  /** The visitor has seen a part of the arm. */
  see(page: string, experiment: string, arm: string): void;
  press(experiment: string): void;
  /** Counts for every arm that was seen before. */
  follow(name: 'productViews' | 'carts'): void;
  followByOrder(order: CountedOrder): void;
  /** The shop does not know that the arm was seen: nothing that follows counts before it is seen again. */
  forget(arm: CountedArm): void;
}

export function createSeenArms(
  storage: LastingStorage,
  counts: Pick<UnsentFigures, 'addArm' | 'addArmOrder'>,
  now: () => number = Date.now,
): SeenArms {
  const read = (): Record<string, SeenArm> =>
    Object.fromEntries(
      Object.entries(parse(storage.get(armsKey))).filter(([, { at }]) => Math.abs(now() - at) < LIFE_MS),
    );
  const write = (all: Record<string, SeenArm>) => storage.set(armsKey, JSON.stringify(all));

  /** The experiments that have not reached the goal yet; they have then. */
  function reach(goal: Goal, is: (experiment: string) => boolean = () => true) {
    const all = read();
    const reached = Object.entries(all).filter(
      ([experiment, { done }]) => is(experiment) && !done.includes(goal),
    );
    for (const [, seen] of reached) seen.done.push(goal);
    if (reached.length > 0) write(all);
    return reached.map(([experiment, { page, arm }]) => ({ page, experiment, arm }));
  }

  return {
    see(page, experiment, arm) {
      const all = read();
      const known = all[experiment];
      if (known?.arm === arm) return write({ ...all, [experiment]: { ...known, at: now() } });
      write({ ...all, [experiment]: { page, arm, at: now(), done: [] } });
      counts.addArm({ page, experiment, arm }, 'shown');
    },
    press(experiment) {
      for (const arm of reach('pressed', name => name === experiment)) counts.addArm(arm, 'pressed');
    },
    follow(name) {
      for (const arm of reach(name)) counts.addArm(arm, name);
    },
    followByOrder(order) {
      for (const arm of reach('order')) counts.addArmOrder(arm, order);
    },
    forget({ experiment, arm }) {
      const { [experiment]: seen, ...others } = read();
      if (seen?.arm === arm) write(others);
    },
  };
}

function parse(text: string | null): Record<string, SeenArm> {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    const all = isRecord(value) ? Object.entries(value) : [];
    return Object.fromEntries(
      all.flatMap(([experiment, seen]) => {
        const known = asSeen(seen);
        return known ? [[experiment, known]] : [];
      }),
    );
  } catch {
    return {};
  }
}

function asSeen(value: unknown): SeenArm | null {
  if (!isRecord(value)) return null;
  const { page, arm, at, done } = value;
  return typeof page === 'string' && typeof arm === 'string' && typeof at === 'number' && Array.isArray(done)
    ? { page, arm, at, done: goals.filter(goal => done.includes(goal)) }
    : null;
}
