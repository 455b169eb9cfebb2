/** The command line of the benches. */
import { expect, it } from 'vitest';
import { readOptions, readSize, sizeName } from './options.mjs';

it.each([
  ['300', 300],
  ['10k', 10_000],
  ['1M', 1_000_000],
])('reads the size %s', (text, size) => {
  expect(readSize(text)).toBe(size);
});

it('refuses a size that is not a number', () => {
  expect(() => readSize('many')).toThrow('many');
});

it('names sizes as they are typed', () => {
  expect([300, 10_000, 1_000_000].map(sizeName)).toEqual(['300', '10k', '1m']);
});

it('measures ten thousand products unless told otherwise, and fewer in the short form', () => {
  expect(readOptions([]).sizes).toEqual([10_000]);
  expect(readOptions(['--sizes=10k,1m']).sizes).toEqual([10_000, 1_000_000]);
  expect(readOptions(['--short']).sizes).toEqual([300]);
});

it('reads the pages of another shop', () => {
  const args = ['--other=http://localhost:5000', '--other-pages=/,/c/all,/p/part', '--other-pid=12'];
  expect(readOptions(args).other).toEqual({
    origin: 'http://localhost:5000',
    paths: { front: '/', list: '/c/all', product: '/p/part' },
    pid: 12,
  });
});

it('knows the address of Hydrogen itself', () => {
  expect(readOptions(['--other=hydrogen'])).toMatchObject({ besideHydrogen: true, other: undefined });
  expect(readOptions([]).besideHydrogen).toBe(false);
});

it('refuses another shop without its pages', () => {
  expect(() => readOptions(['--other=http://localhost:5000'])).toThrow('--other-pages');
});
