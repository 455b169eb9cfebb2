/** Goals are printed, budgets are enforced. */
import { describe, expect, it } from 'vitest';
import { besideOther, limitText, missedBudgets, rowsOf, verdictOf } from './budgets.mjs';

describe('limits', () => {
  it('writes one limit once and several in the order of the columns', () => {
    expect(limitText({ most: 20 }, ['front', 'list'])).toBe('≤ 20');
    expect(limitText({ least: { front: 1, list: 2 } }, ['list', 'front'])).toBe('≥ 2 / 1');
  });

  it('writes nothing when no column has a limit', () => {
    expect(limitText({ most: { '1m': 50 } }, ['10k'])).toBe('');
    expect(limitText({}, ['10k'])).toBe('');
  });
});

describe('goals', () => {
  it('pass when every column reaches its own', () => {
    const goal = { most: { front: 45, list: 60 } };
    expect(verdictOf({ name: 'HTML', goal, values: { front: 45, list: 60 } })).toBe('pass');
    expect(verdictOf({ name: 'HTML', goal, values: { front: 46, list: 10 } })).toBe('fail');
  });

  it('have no result without a figure', () => {
    expect(verdictOf({ name: 'CPU', goal: { most: 1 }, values: { front: undefined } })).toBe('');
    expect(verdictOf({ name: 'CPU', values: { front: 1 } })).toBe('');
  });
});

describe('budgets', () => {
  it('list each column that exceeds or falls short', () => {
    const rows = [
      { name: 'requests', budget: 28, values: { front: 29, list: 28 } },
      { name: 'hits', least: 60, values: { shop: 59 } },
    ];
    expect(missedBudgets(rows)).toEqual(['requests: front 29 > 28', 'hits: shop 59 < 60']);
  });

  it('do not enforce times and goals', () => {
    const rows = [
      { name: 'render', budget: 1, shown: true, values: { front: 2 } },
      { name: 'HTML', goal: { most: 1 }, values: { front: 2 } },
    ];
    expect(missedBudgets(rows)).toEqual([]);
  });
});

describe('another shop', () => {
  it('has its figures below ours, without goals', () => {
    const measures = [
      { key: 'html', name: 'HTML', goal: { most: 45 } },
      { key: 'ours', name: 'engine' },
    ];
    const rows = rowsOf(measures, { front: { html: 40, ours: 8 } });
    expect(besideOther(rows, rowsOf(measures, { front: { html: 90 } }))).toEqual([
      { name: 'HTML', goal: { most: 45 }, values: { front: 40 } },
      { name: 'other shop: HTML', values: { front: 90 } },
      { name: 'engine', values: { front: 8 } },
    ]);
  });
});
