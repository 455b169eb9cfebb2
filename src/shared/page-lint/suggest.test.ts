/** Suggestions for mistyped words. */
import { expect, it } from 'vitest';
import { nearestWord } from './suggest.ts';

it.each([
  ['tonne', 'tone'],
  ['banr', 'banner'],
  ['colums', 'columns'],
  ['Layout', 'layout'],
  ['xyz', undefined],
  ['areaNmae', 'areaName'],
])('takes %s for %s', (word, expected) => {
  expect(nearestWord(word, ['tone', 'banner', 'columns', 'layout', 'areaName'])).toBe(expected);
});
