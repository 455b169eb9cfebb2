/** How a catalogue states the measures in which two products agree (R-VEHICLE-14). */
import { expect, it } from 'vitest';
import { pairRulesOf, parsePairRules } from './pair-rule.ts';

it('reads the rules of a parameter', () => {
  expect(parsePairRules('rim tyre-rim|width tyre-width within 0.5 for accessories,fitting')).toEqual([
    { measure: 'rim', form: 'tyre-rim', within: 0, relations: null },
    { measure: 'width', form: 'tyre-width', within: 0.5, relations: new Set(['ACCESSORIES', 'FITTING']) },
  ]);
  expect(parsePairRules(' ')).toEqual([]);
});

it('refuses what is no rule', () => {
  for (const text of ['rim', 'rim colour', 'rim rim within', 'rim rim for friends', 'rim rim|'])
    expect([text, parsePairRules(text)]).toEqual([text, null]);
});

it('knows the measures of wheels unless the catalogue states others', () => {
  const measures = (identifier: string, stated?: string | null) =>
    pairRulesOf(identifier, stated).map(({ measure }) => measure);
  expect(measures('size')).toEqual(['rim', 'height', 'width']);
  expect(measures('rim', null)).toEqual(['rim']);
  expect(measures('rim', '')).toEqual([]);
  expect(measures('colour')).toEqual([]);
  expect(measures('thread', 'thread text')).toEqual(['thread']);
});
