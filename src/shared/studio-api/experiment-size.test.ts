/** Sizes as the tables have them; A/A tests find a winner as seldom as they may, real changes as often as they should. */
import { expect, it } from 'vitest';
import { seededRandom } from '#tests/support/seeded-random.ts';
import {
  certainWinnerOf,
  isSharedAsPlanned,
  rateDifference,
  visitorsNeeded,
  winnerOf,
} from './experiment-size.ts';

it.each([
  // Of statistical tables and common calculators: 95 %, 80 %, two sides.
  [0.1, 20, 3_841],
  [0.05, 20, 8_158],
  [0.5, 10, 1_565],
  [0.02, 50, 3_826],
])('needs for a rate of %d and a change of %d %% about %d visitors of each arm', (rate, change, expected) => {
  const needed = visitorsNeeded(rate, change) ?? 0;
  expect(Math.abs(needed - expected) / expected).toBeLessThan(0.01);
});

it('needs more for more arms, and says where there is nothing to find', () => {
  const [two, three, four] = [2, 3, 4].map(arms => visitorsNeeded(0.1, 20, arms) ?? 0);
  expect(two).toBeLessThan(three ?? 0);
  expect(three).toBeLessThan(four ?? 0);
  for (const [rate, change] of [
    [0, 20],
    [Number.NaN, 20],
    [0.6, 100],
    [0.1, 0],
  ] as const)
    expect(visitorsNeeded(rate, change)).toBeNull();
});

/** How many of `visitors` do what is done with a probability: exact for small numbers, by the normal distribution for large ones. */
function drawn(random: () => number, visitors: number, rate: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.round(visitors * rate + normal * Math.sqrt(visitors * rate * (1 - rate)));
}

it.each([2, 3, 4])('finds a difference between %d equal arms in about 5 %% of the experiments', arms => {
  const random = seededRandom(1130 + arms);
  const [rate, times] = [0.08, 4_000];
  const visitors = visitorsNeeded(rate, 20, arms) ?? 0;
  let wrong = 0;
  for (let time = 0; time < times; time += 1) {
    const all = Array.from({ length: arms }, () => ({ visitors, reached: drawn(random, visitors, rate) }));
    const [first, ...others] = all;
    if (first && others.some(other => isBeyondChance(rateDifference(first, other, arms)))) wrong += 1;
  }
  // Shared out among the comparisons, a little less than 5 % for more than two arms.
  expect(wrong / times).toBeGreaterThan(0.03);
  expect(wrong / times).toBeLessThan(0.06);
});

const isBeyondChance = ({ low, high }: { low: number; high: number }) => low > 0 || high < 0;

it('finds a change of the size that it was planned for in about 80 %', () => {
  const random = seededRandom(7);
  const [rate, times] = [0.05, 3_000];
  const visitors = visitorsNeeded(rate, 20) ?? 0;
  let found = 0;
  for (let time = 0; time < times; time += 1) {
    const first = { visitors, reached: drawn(random, visitors, rate) };
    const other = { visitors, reached: drawn(random, visitors, rate * 1.2) };
    if (winnerOf([first, other]) === other) found += 1;
  }
  expect(found / times).toBeGreaterThan(0.77);
  expect(found / times).toBeLessThan(0.83);
});

it('names the best arm that is better beyond chance, and none among equals', () => {
  const arm = (reached: number) => ({ visitors: 10_000, reached });
  const arms = [arm(500), arm(620), arm(700), arm(300)];
  expect(winnerOf(arms)).toBe(arms[2]);
  expect(winnerOf([arm(500), arm(510)])).toBeNull();
  expect(winnerOf([arm(500), arm(300)])).toBeNull();
  expect(winnerOf([{ visitors: 0, reached: 0 }, arm(0)])).toBeNull();
});

it('says where visitors are not shared out by the lot, and finds no winner there', () => {
  const shared = (...visitors: number[]) =>
    isSharedAsPlanned(visitors.map(each => ({ visitors: each, weight: 100 / visitors.length })));
  // Tables of chi-squared: 10.83, 13.82 and 16.27 for one, two and three degrees of freedom.
  expect([shared(1_073, 927), shared(1_074, 926)]).toEqual([true, false]);
  expect([shared(1_068, 1_000, 932), shared(1_118, 1_000, 882)]).toEqual([true, false]);
  expect([shared(1_080, 1_040, 960, 920), shared(1_100, 1_000, 1_000, 900)]).toEqual([true, false]);
  expect(isSharedAsPlanned([9_000, 1_000].map((visitors, at) => ({ visitors, weight: at ? 10 : 90 })))).toBe(
    true,
  );
  const arms = [
    { weight: 50, visitors: 4_000, reached: 400 },
    { weight: 50, visitors: 4_600, reached: 700 },
  ];
  expect([winnerOf(arms), certainWinnerOf(arms)]).toEqual([arms[1], null]);
});
