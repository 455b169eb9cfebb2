/** Names of presets are visible, and told apart by Unicode alone (R-STUDIO-299). */
import { expect, it } from 'vitest';
import { presetNameKey } from './preset-name.ts';
import { visibleLine } from './visible-line.ts';

it.each([
  ['\u200B'],
  ['\u200B \uFEFF'],
  ['\u2060\u00AD'],
  ['\u3164'],
  ['\u2800'],
  ['\u202E'],
  ['\t\r\n'],
  ['\u0085\u00A0\u3000'],
])('finds nothing in %j', typed => {
  expect(visibleLine(typed)).toBe('');
});

it.each([
  [' Kevään  tarjoukset ', 'Kevään tarjoukset'],
  ['Kevään\ntarjoukset\u0007', 'Kevään tarjoukset'],
  ['Tar\u200Bjous', 'Tarjous'],
  ['Tarjous\u202Egpj.', 'Tarjousgpj.'],
  ['A\u0308iti', 'Äiti'],
])('makes one line of %j', (typed, name) => {
  expect(visibleLine(typed)).toBe(name);
});

it.each([
  ['ÄITI', 'äiti'],
  ['a\u0308iti', 'äiti'],
  ['ＯＦＦＥＲＳ', 'offers'],
  ['Offers\u00A0of spring', 'offers of  spring'],
  ['of\u200Bfers', 'OFFERS'],
])('takes %j and %j for the same', (one, other) => {
  expect(presetNameKey(one)).toBe(presetNameKey(other));
});

it('tells different letters apart', () => {
  expect(new Set(['aiti', 'äiti', 'åiti'].map(presetNameKey)).size).toBe(3);
});
