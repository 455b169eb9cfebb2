import { expect, it } from 'vitest';
import { together } from './by-environment.ts';

it('brings files of one environment together, each group in its order', () => {
  const files = ['slow node', 'slow jsdom', 'node', 'jsdom', 'quick node'];
  expect(together(files, file => file.split(' ').at(-1) ?? '')).toEqual([
    ...['slow node', 'node', 'quick node'],
    ...['slow jsdom', 'jsdom'],
  ]);
});

it('keeps every file once', () => {
  const files = ['a', 'b', 'a', 'c', 'b'];
  expect(together(files, file => file)).toEqual(['a', 'a', 'b', 'b', 'c']);
});
