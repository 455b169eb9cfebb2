/** Rules of measures as a catalogue states them (R-VEHICLE-16). */
import { expect, it } from 'vitest';
import { fitRulesOf, parseRules, printRule } from './fit-rule.ts';

it.each([
  'bolts bolts frontBoltPattern/backBoltPattern',
  'width tyre-width frontTire/backTire within 0.5 near 1',
  'class text machineClass excludes',
  'tie-rod text steering/-',
  'rim rim frontRim,frontTire/backRim,backTire excludes',
])('reads what it writes: %s', text => {
  expect(parseRules(text)?.map(printRule)).toEqual([text]);
});

it.each(['bolts', 'bolts inches frontRim', 'bolts bolts frontRim/backRim/other', 'a text b within x', '|'])(
  'takes %s for no rule',
  text => {
    expect(parseRules(text)).toBeNull();
  },
);

it('has rules of its own for wheels where the catalogue states none, and none where it says so', () => {
  expect(fitRulesOf('bolts').map(printRule)).toEqual(['bolts bolts frontBoltPattern/backBoltPattern']);
  expect(fitRulesOf('bolts', '')).toEqual([]);
  expect(fitRulesOf('colour', null)).toEqual([]);
});
