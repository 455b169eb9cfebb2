/** What Studio says before an experiment begins, from the figures of its page (R-STUDIO-230). */
import { expect, it } from 'vitest';
import { experimentPlan } from './experiment-plan.ts';

const rates = { pressed: 0.1, productViews: 0.05, carts: 0.01, orders: 0 };
const known = { days: 28, shown: 28_000, rates, running: 2, changedFor: [] };
const sweden = { extends: 'home', markets: ['se'], locales: [], customerTypes: [] };

it('names visitors of each version, and days at the pace of the last weeks', () => {
  const plan = experimentPlan(known, { goal: 'pressed', change: 20, arms: 2 });
  expect(plan).toMatchObject({ is: 'possible', rate: 0.1, days: 8 });
  expect(plan.is === 'possible' && plan.visitors).toBeGreaterThan(3_800);
});

it.each([
  ['too-long', { ...known, shown: 2_800 }, 'carts', 20],
  ['too-few', { ...known, shown: 99 }, 'pressed', 20],
  ['many', { ...known, running: 3 }, 'pressed', 20],
  ['changed', { ...known, changedFor: [sweden] }, 'pressed', 20],
  ['no-rate', known, 'orders', 20],
  ['no-rate', { ...known, rates: { ...rates, pressed: 0.6 } }, 'pressed', 100],
] as const)('says %s instead', (is, of, goal, change) => {
  expect(experimentPlan(of, { goal, change, arms: 2 }).is).toBe(is);
});

it('takes more visitors of each version, and more days, for more versions', () => {
  const [two, four] = [2, 4].map(arms => experimentPlan(known, { goal: 'pressed', change: 20, arms }));
  if (two?.is !== 'possible' || four?.is !== 'possible') throw new Error('not possible');
  expect(four.visitors).toBeGreaterThan(two.visitors);
  expect(four.days).toBeGreaterThan(2 * two.days);
});
