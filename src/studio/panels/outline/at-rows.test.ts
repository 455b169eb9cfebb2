/** Where marks stand in the outline. */
import { expect, it } from 'vitest';
import { rowsAround } from '../../editing/structure/group-rows.ts';
import { atRows } from './at-rows.ts';

const rows = [
  { id: '', parent: null },
  { id: 'region:main', parent: '' },
  { id: 'row', parent: 'region:main' },
  { id: 'hero', parent: 'row' },
];
const marks = ['hero', 'hero', '', null, 'gone'].map(row => ({ row, of: row }));
const counts = (shown: readonly string[]) =>
  Object.fromEntries(
    [...atRows(marks, new Set(shown), rowsAround(rows))].map(([id, found]) => [id, found.length]),
  );

it('marks the part itself, and the document at its row', () => {
  expect(counts(['', 'region:main', 'row', 'hero'])).toEqual({ hero: 2, '': 1 });
});

it('marks what holds a part while that is closed, and nowhere a part that is gone', () => {
  expect(counts(['', 'region:main', 'row'])).toEqual({ row: 2, '': 1 });
  expect(counts(['', 'region:main'])).toEqual({ 'region:main': 2, '': 1 });
});
