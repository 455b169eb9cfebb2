/** Nothing of a result before its time, and then always the same (R-STUDIO-229). */
import { expect, it } from 'vitest';
import type { Experiment } from '#kernel/experiment/choose-arm.ts';
import { experimentStates } from './experiment-states.ts';

const experiment: Experiment = {
  arms: [
    { id: 'a', weight: 50 },
    { id: 'b', weight: 50 },
  ],
  ...{ goal: 'carts', change: 20, visitors: 1_000 },
};
const day = (date: string, arm: string, shown: number, carts = 0) => ({
  ...{ arm, day: date, shown, carts },
  ...{ pressed: 0, productViews: 0, orders: 0, values: { EUR: carts * 100 } },
});
const days = [
  day('2026-11-01', 'x/a', 600, 30),
  day('2026-11-01', 'x/b', 500, 40),
  day('2026-11-02', 'x/a', 600, 30),
  day('2026-11-02', 'x/b', 499, 40),
  day('2026-11-03', 'x/b', 1, 1),
  day('2026-11-04', 'x/a', 900, 400),
];
const stateOn = (today: string, some = days) => experimentStates({ x: experiment }, some, today)[0];

it('tells how many visitors there are, and not what they did', () => {
  for (const today of ['2026-11-02', '2026-11-03']) {
    const state = stateOn(
      today,
      days.filter(each => each.day <= today),
    );
    expect(state).toMatchObject({ state: 'running', since: '2026-11-01' });
    expect(JSON.stringify(state)).not.toMatch(/reached|values|EUR/);
  }
  expect(stateOn('2026-11-03')?.arms).toEqual([
    { id: 'a', visitors: 1_200 },
    { id: 'b', visitors: 1_000 },
  ]);
});

it('shows the result when the day is over, without what came later', () => {
  const result = {
    ...{ state: 'done', until: '2026-11-03' },
    arms: [
      { id: 'a', visitors: 1_200, reached: 60, values: { EUR: 6_000 } },
      { id: 'b', visitors: 1_000, reached: 81, values: { EUR: 8_100 } },
    ],
  };
  expect(stateOn('2026-11-04')).toMatchObject(result);
  expect(stateOn('2026-12-24')).toMatchObject(result);
});

it('has not begun before the first visitor, and leaves out other experiments', () => {
  expect(stateOn('2026-11-30', [day('2026-11-01', 'xx/a', 5_000), day('2026-11-01', 'x', 5_000)])).toEqual({
    ...{ name: 'x', goal: 'carts', change: 20, visitors: 1_000, since: null, state: 'running' },
    arms: [
      { id: 'a', visitors: 0 },
      { id: 'b', visitors: 0 },
    ],
  });
});
