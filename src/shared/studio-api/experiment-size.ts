/**
 * How many visitors an experiment needs, and what its result says: the comparison of two shares at 95 % certainty and 80 %
 * power (Fleiss, Statistical Methods for Rates and Proportions; intervals by Newcombe, Statistics in Medicine 17, 1998).
 * With more than two arms each is compared with the first, and the 5 % are shared out among the comparisons (Bonferroni).
 */

/** Standard deviations of 95 % between two sides, by the number of comparisons. */
const certainty = [1.959964, 2.241403, 2.39398] as const;
/** Of 80 %, one side. */
const POWER = 0.841621;

const certaintyOf = (arms: number): number => certainty[Math.min(arms, 4) - 2] ?? certainty[0];

/**
 * Visitors of each arm.
 * @param rate of the goal now, 0 to 1
 * @param change smallest change worth finding, per cent of the rate
 * @returns null where there is no such change: a rate of 0, or one that would pass 1
 */
export function visitorsNeeded(rate: number, change: number, arms = 2): number | null {
  const other = rate * (1 + change / 100);
  if (!(rate > 0) || change <= 0 || other >= 1) return null;
  const middle = (rate + other) / 2;
  const chance = certaintyOf(arms) * Math.sqrt(2 * middle * (1 - middle));
  const miss = POWER * Math.sqrt(rate * (1 - rate) + other * (1 - other));
  return Math.max(100, Math.ceil(((chance + miss) / (other - rate)) ** 2));
}

export interface Share {
  visitors: number;
  reached: number;
}

/** The Wilson score interval, which also holds for shares near 0. */
function rangeOf({ visitors, reached }: Share, z: number) {
  const rate = visitors > 0 ? Math.min(1, reached / visitors) : 0;
  const share = z ** 2 / Math.max(1, visitors);
  const middle = (rate + share / 2) / (1 + share);
  const half = Math.sqrt(rate * (1 - rate) * share + share ** 2 / 4) / (1 + share);
  return { rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export interface Difference {
  /** Of the rates, 0 to 1; above 0 where the other arm is better. */
  by: number;
  low: number;
  high: number;
}

/** @param arms of the experiment */
export function rateDifference(first: Share, other: Share, arms = 2): Difference {
  const z = certaintyOf(arms);
  const [a, b] = [rangeOf(first, z), rangeOf(other, z)];
  const by = b.rate - a.rate;
  return {
    by,
    low: by - Math.hypot(b.rate - b.low, a.high - a.rate),
    high: by + Math.hypot(b.high - b.rate, a.rate - a.low),
  };
}

/** The arm that is better than the first beyond chance; of several, the one with the highest rate. Null: no such arm. */
export function winnerOf<Arm extends Share>(arms: readonly Arm[]): Arm | null {
  const [first, ...others] = arms;
  if (!first) return null;
  const better = others.filter(other => rateDifference(first, other, arms.length).low > 0);
  return better.toSorted((a, b) => b.reached / b.visitors - a.reached / a.visitors)[0] ?? null;
}

/** Chi-squared that chance alone exceeds once in a thousand experiments, by the number of arms less one. */
const mostUneven = [10.828, 13.816, 16.266] as const;

/**
 * Whether the visitors are shared out as the weights say. Where they are not, something else than the lot has decided who
 * sees what, and the arms cannot be compared.
 * @param arms with their weights in per cent
 */
export function isSharedAsPlanned(arms: readonly { visitors: number; weight: number }[]): boolean {
  const all = arms.reduce((before, { visitors }) => before + visitors, 0);
  const uneven = arms.reduce((before, { visitors, weight }) => {
    const expected = (all * weight) / 100;
    return expected > 0 ? before + (visitors - expected) ** 2 / expected : before;
  }, 0);
  return uneven <= (mostUneven[arms.length - 2] ?? mostUneven[0]);
}

/** The winner of a result whose arms can be compared. */
export const certainWinnerOf = <Arm extends Share & { weight: number }>(arms: readonly Arm[]): Arm | null =>
  isSharedAsPlanned(arms) ? winnerOf(arms) : null;
