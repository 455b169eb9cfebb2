import { expect, it } from 'vitest';
import { findWords } from './glossary.mjs';

const words = (text: string) => findWords(text).map(({ word, term }) => `${word}: ${term}`);

it.each([
  ['const lineFault = 1', ['lineFault: error']],
  ['a goods train', ['goods: products']],
  ['it mended two faults', ['mended: fix', 'faults: error']],
  ['import "./kept-rows.ts"', ['kept-rows: cached, stored, persisted or static']],
])('finds the words of %j', (text, expected) => {
  expect(words(text)).toEqual(expected);
});

it.each(['the value is kept', 'default', 'useAsync', 'he told them'])('accepts %j', text => {
  expect(words(text)).toEqual([]);
});
