/** Compares targeting rules with a naive evaluator that uses numbers: false 0, unknown 1, true 2. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isVehicle } from '#kernel/vehicle/vehicle-rule.ts';
import { testContext } from '../testing-engine.ts';
import { evaluateRule, type Rule, type Verdict } from './evaluate-rule.ts';

const now = '2026-06-01T12:00:00Z';
const early = '2026-05-01T00:00:00+03:00';
const late = '2026-07-01T00:00:00+03:00';
const devices = ['phone', 'tablet', 'laptop', 'desktop', 'desktopBig'];

const context = testContext({ now: new Date(now), query: { utm: 'x' } });
const features = ['wishlist'];

const atoms = fc.record(
  {
    market: fc.subarray(['fi', 'se', 'no']),
    locale: fc.subarray(['fi', 'sv']),
    customerType: fc.subarray(['PERSON', 'ORGANIZATION']),
    feature: fc.subarray(['wishlist', 'other']),
    query: fc.constantFrom({ utm: 'x' }, { utm: 'y' }, { constructor: 'x' }, {}),
    from: fc.constantFrom(early, now, late),
    until: fc.constantFrom(early, now, late),
    viewport: fc.subarray(devices),
    auth: fc.constant('customer'),
    cart: fc.constant('filled'),
  },
  { requiredKeys: [] },
);
/** Rules nested to a given depth; an unlimited recursion would not terminate. */
const nested = (depth: number): fc.Arbitrary<Rule> => {
  const own = atoms as fc.Arbitrary<Rule>;
  if (depth === 0) return own;
  const below = nested(depth - 1);
  const groups = fc.record(
    { all: fc.array(below, { maxLength: 2 }), any: fc.array(below, { maxLength: 2 }), not: below },
    { requiredKeys: [] },
  );
  return fc.tuple(own, groups).map(([one, others]) => ({ ...one, ...others }));
};
const rules = nested(1);

function naive(rule: Rule, device: string): number {
  const values: number[] = [];
  const say = (holds: boolean | undefined) => values.push(holds ? 2 : 0);
  if (rule.market) say(rule.market.includes('fi'));
  if (rule.locale) say(rule.locale.includes('fi'));
  if (rule.customerType) say(rule.customerType.includes('PERSON'));
  if (rule.feature) say(rule.feature.includes('wishlist'));
  if (rule.query) say(JSON.stringify(rule.query) === '{"utm":"x"}' || JSON.stringify(rule.query) === '{}');
  if (rule.from) say(rule.from !== late);
  if (rule.until) say(rule.until === late);
  if (rule.viewport) say(rule.viewport.includes(device));
  if (rule.auth) values.push(1);
  if (rule.cart) values.push(1);
  if (rule.all) values.push(Math.min(2, ...rule.all.map(one => naive(one, device))));
  if (rule.any) values.push(Math.max(0, ...rule.any.map(one => naive(one, device))));
  if (rule.not) values.push(2 - naive(rule.not, device));
  return Math.min(2, ...values);
}

it('gives the verdict of a naive evaluator for any rule', () => {
  const words: Verdict[] = [false, 'unknown', true];
  fc.assert(
    fc.property(rules, rule => {
      const { verdict, viewport } = evaluateRule(rule, context, features);
      const each = devices.map(device => naive(rule, device));
      expect(verdict).toBe(words[Math.max(...each)]);
      const holds = devices.filter((_, index) => each[index] === 2);
      expect(viewport ?? devices).toEqual(verdict === true ? holds : devices);
    }),
    { numRuns: 2000 },
  );
});

it('is always true without a rule, on every device', () => {
  expect(evaluateRule(undefined, context)).toEqual({
    verdict: true,
    changesAt: undefined,
    viewport: undefined,
  });
});

it('returns the next moment at which the result changes', () => {
  const rule = { any: [{ from: late }, { until: '2026-06-15T00:00:00Z' }, { from: early }] };
  expect(evaluateRule(rule, context).changesAt).toEqual(new Date('2026-06-15T00:00:00Z'));
  expect(evaluateRule({ from: early, until: now }, context).changesAt).toBeUndefined();
});

it('reads "not on phones" as all other devices', () => {
  expect(evaluateRule({ not: { viewport: ['phone'] } }, context)).toMatchObject({
    verdict: true,
    viewport: ['tablet', 'laptop', 'desktop', 'desktopBig'],
  });
});

it('ignores the device when another alternative of the rule is true', () => {
  const rule = { any: [{ viewport: ['phone'] }, { market: ['fi'] }] };
  expect(evaluateRule(rule, context)).toMatchObject({ verdict: true, viewport: undefined });
});

const vehicle = (manufacturer: string, model: string, year: string) => ({ manufacturer, model, year });

it.each<[Rule['vehicleIs'] & object, ReturnType<typeof vehicle> | null, Verdict]>([
  [[{ manufacturer: 'Honda' }], vehicle('HONDA', 'TRX520', '2021'), true],
  [[{ manufacturer: 'Honda' }], vehicle('Polaris', 'Scrambler', '2021'), false],
  [[{ manufacturer: 'Honda', model: ['TRX420', 'trx520'] }], vehicle('Honda', 'TRX520', '2021'), true],
  [[{ manufacturer: 'Honda', model: ['TRX420'] }], vehicle('Honda', 'TRX520', '2021'), false],
  [
    [{ manufacturer: 'Can-Am', model: ['Outlander'] }, { manufacturer: 'Honda' }],
    vehicle('Honda', 'TRX520', '2021'),
    true,
  ],
  [
    [{ manufacturer: 'Can-Am', model: ['Outlander'] }, { manufacturer: 'Honda' }],
    vehicle('Can-Am', 'Maverick', '2021'),
    false,
  ],
  [[{ manufacturer: 'Honda', until: 2020 }, { from: 2021 }], vehicle('Honda', 'TRX520', '2021'), true],
  [[{ from: 2021, until: 2021 }], vehicle('Honda', 'TRX520', '2021'), true],
  [[{ from: 2022 }], vehicle('Honda', 'TRX520', '2021'), false],
  [[{ until: 2020 }], vehicle('Honda', 'TRX520', '2021'), false],
  [[{ from: 2000 }], vehicle('Honda', 'TRX520', ''), false],
  [[{ until: 2030 }], vehicle('Honda', 'TRX520', ''), false],
  [[{ manufacturer: 'Honda' }], vehicle('Honda', 'TRX520', ''), true],
  [[{ manufacturer: 'Honda' }], null, false],
])('decides %j for %j (R-STUDIO-241)', (vehicleIs, chosen, verdict) => {
  const facts = { auth: 'anonymous', vehicle: 'none', cart: 'empty', consent: [] } as const;
  const about = { ...facts, chosen, isVehicle };
  expect(evaluateRule({ vehicleIs }, context, [], about).verdict).toBe(verdict);
  expect(evaluateRule({ vehicleIs }, context).verdict).toBe('unknown');
});
