import { expect, it } from 'vitest';
import { slowest } from './slowest.mjs';

it('lists the slowest files and journeys together, at most ten', () => {
  const file = (name: string, ms: number) => ({
    name: `/shop/${name}`,
    startTime: 1_000,
    endTime: 1_000 + ms,
  });
  const quick = Array.from({ length: 12 }, (_, index) => file(`quick-${index}.test.ts`, index));
  const journey = (title: string, duration: number) => ({ title, tests: [{ results: [{ duration }] }] });
  const lines = slowest({
    root: '/shop',
    vitest: [{ testResults: [...quick, file('backend/slow.test.ts', 4_000)] }, null],
    playwright: {
      suites: [
        {
          file: 'find.e2e.ts',
          specs: [journey('finds', 5_500)],
          suites: [{ specs: [journey('finds on a phone', 3_000)] }],
        },
      ],
    },
  });
  expect(lines).toHaveLength(10);
  expect(lines.slice(0, 3)).toEqual([
    '   5.5 s  find.e2e.ts › finds',
    '   4.0 s  backend/slow.test.ts',
    '   3.0 s  find.e2e.ts › finds on a phone',
  ]);
});

it('lists nothing when no report was written', () => {
  expect(slowest({ root: '/shop', vitest: [null], playwright: null })).toEqual([]);
});
