/** What differs between two lists. */
import { array, assert, constantFrom, property } from 'fast-check';
import { expect, it } from 'vitest';
import { listChanges } from './list-changes.ts';

it('joins what is removed and added at one place', () => {
  expect(listChanges(['a', 'b', 'c'], ['a', 'x', 'y', 'c', 'd'])).toEqual([
    { start: 1, end: 2, from: 1, to: 3 },
    { start: 3, end: 3, from: 4, to: 5 },
  ]);
  expect(listChanges(['a'], ['a'])).toEqual([]);
});

it('takes lists that have little in common as a whole', () => {
  const list = (name: string) => Array.from({ length: 3_000 }, (_, at) => `${name}${at}`);
  expect(listChanges(list('a'), list('b'))).toEqual([{ start: 0, end: 3_000, from: 0, to: 3_000 }]);
});

it('leads from one list to the other', () => {
  const lists = array(constantFrom('a', 'b', 'c'), { maxLength: 12 });
  assert(
    property(lists, lists, (before, after) => {
      const made = [...before];
      for (const { start, end, from, to } of listChanges(before, after).toReversed())
        made.splice(start, end - start, ...after.slice(from, to));
      expect(made).toEqual(after);
    }),
  );
});
