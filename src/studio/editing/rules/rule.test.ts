/** Rules of the sentence builder. */
import { expect, it } from 'vitest';
import type { Rule } from '#engine/definition/evaluate-rule.ts';
import { conflictOf, readRule, withCondition } from './rule.ts';

it('keeps combinations while a condition changes, and is gone without any', () => {
  const rule: Rule = {
    market: ['se'],
    any: [{ auth: 'customer' }, { not: { query: { a: '1' } } }],
    vehicleIs: [{ manufacturer: 'Honda', model: ['TRX520'], from: 2015, until: 2020 }, { from: 2021 }],
  };
  expect(readRule(rule)).toEqual(rule);
  expect(withCondition(rule, 'market', ['fi'])).toEqual({ ...rule, market: ['fi'] });
  expect(withCondition({ market: ['fi'] }, 'market', undefined)).toBeUndefined();
  expect(withCondition<Rule, 'cart'>({}, 'cart', 'empty')).toEqual({ cart: 'empty' });
});

it.each<[Rule, Rule, string | null]>([
  [{ from: '2026-12-01T00:00+02:00', until: '2026-11-01T00:00+02:00' }, {}, 'period'],
  [{ from: '2026-11-01T00:00+02:00', until: '2026-11-01T00:00+02:00' }, {}, 'period'],
  [{ from: '2026-12-01T00:00+02:00' }, { until: '2026-12-01T00:00+02:00' }, 'period'],
  [{ from: '2026-11-01T00:00+02:00', until: '2026-12-01T00:00+02:00' }, {}, null],
  [{ market: ['se'] }, { market: ['fi', 'se'] }, null],
  [{ market: ['se'] }, { market: ['fi'] }, 'market'],
  [{ customerType: ['PERSON'] }, { customerType: ['ORGANIZATION'] }, 'customerType'],
  [{ auth: 'customer' }, { auth: 'anonymous' }, 'auth'],
  [{ consent: 'marketing' }, { consent: 'statistics' }, null],
  [{ vehicleIs: [{ manufacturer: 'Honda' }, { from: 2020, until: 2015 }] }, {}, 'years'],
  [{ vehicleIs: [{ manufacturer: 'Honda' }], vehicle: 'none' }, {}, 'vehicleIs'],
  [{ vehicleIs: [{ manufacturer: 'Honda' }], vehicle: 'any' }, {}, null],
  [{ vehicleIs: [{ manufacturer: 'Honda' }] }, { vehicle: 'none' }, 'vehicle'],
  [{ vehicle: 'none' }, { vehicleIs: [{ manufacturer: 'Honda' }] }, 'vehicle'],
  [{ vehicleIs: [{ from: 2020 }] }, { vehicleIs: [{ manufacturer: 'Honda', until: 2019 }] }, 'vehicle'],
  [{ vehicleIs: [{ from: 2020 }] }, { vehicleIs: [{ until: 2019 }, { manufacturer: 'Honda' }] }, null],
])('%j inside %j excludes everyone by %s', (rule, outer, conflict) => {
  expect(conflictOf(rule, outer)).toBe(conflict);
});
