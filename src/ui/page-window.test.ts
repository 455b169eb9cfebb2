import { expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

it('shows all pages when there are few', () => {
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(2, 4)).toEqual([1, 2, 3, 4]);
});

it('replaces several pages by a gap, but never a single one', () => {
  expect(pageWindow(1, 40)).toEqual([1, 2, null, 40]);
  expect(pageWindow(4, 40)).toEqual([1, 2, 3, 4, 5, null, 40]);
  expect(pageWindow(20, 40)).toEqual([1, null, 19, 20, 21, null, 40]);
  expect(pageWindow(38, 40)).toEqual([1, null, 37, 38, 39, 40]);
});
