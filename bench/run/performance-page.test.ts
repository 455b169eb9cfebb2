/** docs/performance.md. */
import { expect, it } from 'vitest';
import { performancePage, renewedPage } from './performance-page.mjs';

const machine = {
  processor: '2 × Fast',
  memory: '8 GB',
  load: '0.1',
  node: 'v20.20.0',
  commit: 'abc1234',
  date: '2026-11-22 12:00',
};
const results = [
  {
    name: 'bytes',
    title: 'Bytes',
    seconds: 60,
    tables: [
      {
        columns: ['front', 'list'],
        rows: [
          { name: 'HTML, KB', values: { front: 40, list: 70 }, goal: { most: { front: 45, list: 60 } } },
          { name: 'renders, ms', values: { front: 2, list: 3 }, budget: 2.5, shown: true },
          { name: 'requests', values: { front: 20, list: 24 }, budget: 28, goal: { most: 30 } },
        ],
      },
    ],
  },
];
const page = performancePage({ machine, args: ['--sizes=10k'], results });

it('names the command, the machine, Node, the commit and the date', () => {
  for (const text of ['npm run bench -- --sizes=10k', '2 × Fast', 'v20.20.0', 'abc1234', '2026-11-22 12:00'])
    expect(page).toContain(text);
});

it('has a row per figure with goal, result and budget', () => {
  expect(page).toContain('## Bytes');
  expect(page).toContain('| HTML, KB | 40 | 70 | ≤ 45 / 60 | fail |  |');
  expect(page).toContain('| renders, ms | 2 | 3 |  |  | ≤ 2.5 (not enforced) |');
  expect(page).toContain('| requests | 20 | 24 | ≤ 30 | pass | ≤ 28 |');
});

it('counts the reached goals', () => {
  expect(page).toContain('1 of 2 reached');
});

it('writes the sections of some benches anew and leaves the others', () => {
  const before = `${page}\n## Search\n\nkept\n`;
  const rows = [{ name: 'HTML, KB', values: { front: 39 }, goal: { most: 45 } }];
  const renewed = renewedPage(before, {
    machine: { ...machine, commit: 'def5678' },
    args: ['--only=bytes,walk', '--against=/home/other', '--renew'],
    results: [
      { title: 'Bytes', seconds: 9, tables: [{ columns: ['front'], rows }] },
      { title: 'The walk', seconds: 9, tables: [] },
    ],
  });
  expect(renewed.match(/^## .*/gm)).toEqual(['## Bytes', '## Search', '## The walk']);
  expect(renewed).toContain('| HTML, KB | 39 | ≤ 45 | pass |  |');
  expect(renewed).not.toContain('| requests |');
  expect(renewed).toContain(
    '`npm run bench -- --only=bytes,walk --against=FOLDER --renew` on 2026-11-22 12:00 UTC at commit def5678',
  );
  expect(renewed).toContain('\n\n## Search\n\nkept\n\n## The walk\n');
  expect(renewed.slice(0, renewed.indexOf('## '))).toBe(page.slice(0, page.indexOf('## ')));
});
