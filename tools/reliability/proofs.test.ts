/** The rows that a test proves are read from the comment above it and shown beside the row. */
import { expect, it } from 'vitest';
import { reliabilityDocument } from './document.mjs';
import { findProofs, readRows } from './proofs.mjs';

const row = { id: 'FAULT-1', area: 'Cart', happens: 'a', must: 'b', rules: ['R-CART-5'] };

it('reads the title of tests, tables and groups', () => {
  const text = [
    '/** @proves FAULT-1, FAULT-2 */',
    "it('one', () => {});",
    "describe('group', () => {",
    '  /** @proves FAULT-3 */',
    "  it.each([1])('each %s', () => {});",
    '});',
    '/**',
    ' * Why.',
    ' * @proves FAULT-4',
    ' */',
    "test.describe('journey', () => {});",
    '/** @proves FAULT-5 */',
    "for (const a of b) test('loop', () => {});",
  ].join('\n');
  expect(findProofs(text)).toEqual({
    proofs: [
      { id: 'FAULT-1', title: 'one' },
      { id: 'FAULT-2', title: 'one' },
      { id: 'FAULT-3', title: 'each %s' },
      { id: 'FAULT-4', title: 'journey' },
      { id: 'FAULT-5', title: 'loop' },
    ],
    stray: 0,
  });
});

it('counts a comment that stands above no test', () => {
  expect(findProofs('/** @proves FAULT-1 */\nconst a = 1;').stray).toBe(1);
});

it('shows a row with its tests, as open, or with the reason', () => {
  const rows = [row, { ...row, id: 'FAULT-2' }, { ...row, id: 'FAULT-3', unproven: 'needs a real phone' }];
  const text = reliabilityDocument(rows, [{ id: 'FAULT-1', title: 'a | b', file: 'tests/a.test.ts' }]);
  expect(text).toContain('3 rows: 1 proven, 1 that no machine can prove, 1 open.');
  expect(text).toContain('[a \\| b](../tests/a.test.ts) |');
  expect(text).toContain('**open**');
  expect(text).toContain('not by a machine: needs a real phone');
});

it('has every row once, in order', () => {
  const ids = readRows().map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(135);
  expect(ids).toEqual(ids.map((_, at) => `FAULT-${at + 1}`));
});
