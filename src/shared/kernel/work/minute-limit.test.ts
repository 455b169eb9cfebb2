import { expect, it } from 'vitest';
import { limitPerMinute } from './minute-limit.ts';

it('admits what fits into the minute of a subject, and consumes nothing when it refuses', () => {
  let time = 0;
  const admits = limitPerMinute({ each: 10, together: 100 }, () => time);
  expect([admits('a', 6), admits('a', 5), admits('a', 4), admits('b', 10)]).toEqual([
    true,
    false,
    true,
    true,
  ]);
  time = 60_000;
  expect(admits('a', 10)).toBe(true);
});

it('limits all subjects together', () => {
  const admits = limitPerMinute({ each: 10, together: 15 }, () => 0);
  expect([admits('a', 10), admits('b', 10), admits('b', 5)]).toEqual([true, false, true]);
});
