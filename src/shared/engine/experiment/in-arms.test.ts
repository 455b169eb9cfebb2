/** Which nodes an arm shows, also one that a page does not have any more. */
import { expect, it } from 'vitest';
import type { Experiment } from '#kernel/experiment/choose-arm.ts';
import { isInArm } from './in-arms.ts';

const experiment: Experiment = {
  arms: [
    { id: 'a', weight: 50 },
    { id: 'b', weight: 50 },
  ],
  ...{ goal: 'pressed', change: 20, visitors: 1_000 },
};

it('shows the first arm to a visitor who takes part in nothing, and what is of no experiment to all', () => {
  const experiments = { hero: experiment };
  const shown = (arm: string, arms?: Record<string, string>) =>
    isInArm({ name: 'hero', arm }, experiments, arms);
  expect([shown('a'), shown('b')]).toEqual([true, false]);
  expect([shown('a', { hero: 'b' }), shown('b', { hero: 'b' })]).toEqual([false, true]);
  // An arm that the page does not have any more.
  expect([shown('a', { hero: 'c' }), shown('b', { hero: 'c' })]).toEqual([true, false]);
  expect(isInArm(undefined, experiments, { hero: 'b' })).toBe(true);
  expect(isInArm({ name: 'other', arm: 'b' }, experiments, {})).toBe(true);
  expect(isInArm({ name: 'toString', arm: 'b' }, experiments, {})).toBe(true);
  expect(isInArm({ name: 'hero', arm: 'b' }, undefined, undefined)).toBe(true);
});
