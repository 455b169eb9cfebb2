/** The rules of campaigns: effects, combinations and conditions. */
import { describe, expect, it } from 'vitest';
import { applyCampaigns } from './apply-campaigns.ts';
import type { CartCampaign } from './campaign.ts';
import type { Shopper } from './conditions.ts';
import type { PromotableLine } from './promotions.ts';
import { tierRuns } from './tier-runs.ts';

const anna: Shopper = {
  marketId: 'fi',
  currency: 'EUR',
  customerId: null,
  customerType: 'PERSON',
  priceListIds: [],
  hasOrdered: false,
};

const a = (id: number, effect: CartCampaign['effect'], words: Partial<CartCampaign> = {}): CartCampaign => ({
  id,
  name: `c${id}`,
  alias: null,
  hideTitle: false,
  category: null,
  priority: 0,
  stacks: true,
  byCode: false,
  effect,
  conditions: {},
  marketIds: [],
  productIds: null,
  ...words,
});

const percent = (value: number): CartCampaign['effect'] => ({
  action: 'percentage',
  basisPoints: value * 100,
});
const off = (EUR: number): CartCampaign['effect'] => ({ action: 'item_amount', amounts: { EUR } });
const wholeOff = (EUR: number): CartCampaign['effect'] => ({ action: 'order_amount', amounts: { EUR } });

const line = (
  productId: number,
  quantity: number,
  unit: number,
  lineId = `l${productId}`,
): PromotableLine => ({
  lineId,
  productId,
  quantity,
  unit,
});
const two = [line(1, 2, 1000), line(2, 1, 500)];

function apply(campaigns: readonly CartCampaign[], lines = two, shopper = anna) {
  const effect = applyCampaigns({ campaigns, code: 'none' }, lines, shopper);
  return {
    ...effect,
    units: lines.map(({ lineId }) => effect.lines.get(lineId)?.groups.map(({ unit }) => unit)),
    names: effect.campaigns.map(({ name }) => name),
  };
}

describe('product campaigns', () => {
  it('lower only the products in their scope, and are named there and in the cart', () => {
    const { units, names, lines } = apply([a(1, percent(10), { productIds: new Set([1]) })]);
    expect(units).toEqual([[900], undefined]);
    expect(names).toEqual(['c1']);
    expect(lines.get('l1')?.campaigns).toMatchObject([{ campaignId: '1', actionValue: '10%' }]);
  });

  it('apply percentages before amounts, whatever their priority, each to the reduced price', () => {
    const { units } = apply([a(1, off(100), { priority: 9 }), a(2, percent(10)), a(3, percent(50))]);
    expect(units).toEqual([[350], [125]]);
  });

  it('use the cheapest: all stacking campaigns together or one other alone', () => {
    const stacking = [a(1, percent(10)), a(2, percent(10))];
    expect(apply([...stacking, a(3, percent(15), { stacks: false })]).names).toEqual(['c1', 'c2']);
    const better = apply([...stacking, a(3, percent(20), { stacks: false })]);
    expect([better.units, better.names]).toEqual([[[800], [400]], ['c3']]);
    const perProduct = apply([...stacking, a(3, percent(20), { stacks: false, productIds: new Set([1]) })]);
    expect(perProduct.units).toEqual([[800], [405]]);
  });

  it('never go below zero', () => {
    expect(apply([a(1, off(700))]).units).toEqual([[300], [0]]);
  });
});

describe('quantity prices', () => {
  const steps = [
    { from: 3, basisPoints: 1000 },
    { from: 5, prices: { EUR: 700 } },
  ];

  it('price every piece by the step that is reached', () => {
    const runs = [1, 2, 3, 4, 5, 9].map(n =>
      tierRuns({ action: 'tiers', mode: 'all', steps }, n, 1000, 'EUR'),
    );
    expect(runs.map(([run]) => run?.unit)).toEqual([1000, 1000, 900, 900, 700, 700]);
  });

  it('price the pieces from a step on, and show each group', () => {
    const runs = tierRuns({ action: 'tiers', mode: 'beyond', steps }, 6, 1000, 'EUR');
    expect(runs).toEqual([
      { quantity: 2, unit: 1000 },
      { quantity: 2, unit: 900 },
      { quantity: 2, unit: 700 },
    ]);
  });

  it('are never a surcharge, and do nothing in an unknown currency', () => {
    expect(tierRuns({ action: 'tiers', mode: 'all', steps }, 5, 600, 'EUR')).toEqual([
      { quantity: 5, unit: 600 },
    ]);
    expect(tierRuns({ action: 'tiers', mode: 'all', steps }, 5, 600, 'SEK')).toEqual([
      { quantity: 5, unit: 600 },
    ]);
  });

  it('count all lines of one product together, in any order', () => {
    const tiers = a(1, { action: 'tiers', mode: 'beyond', steps });
    const lines = [line(1, 2, 1000, 'b'), line(1, 2, 1000, 'a')];
    const there = apply([tiers], lines);
    const back = apply([tiers], lines.toReversed());
    expect(there.lines.get('a')?.groups).toEqual([{ quantity: 2, unit: 1000 }]);
    expect(there.lines.get('b')?.groups).toEqual([{ quantity: 2, unit: 900 }]);
    expect(back.lines.get('b')).toEqual(there.lines.get('b'));
  });
});

describe('cart campaigns', () => {
  it('apply stacking amounts together or another alone, never more than the products in scope cost', () => {
    expect(apply([a(1, wholeOff(300)), a(2, wholeOff(200))]).fixedDiscount).toBe(500);
    const alone = apply([a(1, wholeOff(300)), a(2, wholeOff(400), { stacks: false })]);
    expect([alone.fixedDiscount, alone.names]).toEqual([400, ['c2']]);
    expect(apply([a(1, wholeOff(9000), { productIds: new Set([2]) }), a(2, percent(50))]).fixedDiscount).toBe(
      250,
    );
  });

  it('together take the price of a product once', () => {
    const three = [line(1, 1, 18), line(2, 1, 1179)];
    const again = a(2, wholeOff(18), { productIds: new Set([1]) });
    expect(apply([a(1, wholeOff(18), { productIds: new Set([1]) }), again], three).fixedDiscount).toBe(18);
  });

  it('add gifts and free shipping to all other effects', () => {
    const gift = a(1, { action: 'free_gift', skuId: 9, quantity: 2 });
    const { gifts, freeShipping, names } = apply([gift, a(2, { action: 'free_shipping' }), a(3, percent(5))]);
    expect(gifts).toMatchObject([{ skuId: 9, quantity: 2, campaign: { campaignId: '1' } }]);
    expect([freeShipping, names]).toEqual([true, ['c1', 'c2', 'c3']]);
  });
});

describe('conditions', () => {
  const cases: [string, Partial<CartCampaign>, Partial<Shopper>, boolean][] = [
    ['an order as large as asked', { conditions: { minimum: { EUR: 2500 } } }, {}, true],
    ['a smaller one', { conditions: { minimum: { EUR: 2501 } } }, {}, false],
    ['a minimum in another currency', { conditions: { minimum: { EUR: 1 } } }, { currency: 'SEK' }, false],
    ['its market', { marketIds: ['fi'] }, {}, true],
    ['another market', { marketIds: ['se'] }, {}, false],
    ['companies', { conditions: { customerTypes: ['ORGANIZATION'] } }, {}, false],
    [
      'a company',
      { conditions: { customerTypes: ['ORGANIZATION'] } },
      { customerType: 'ORGANIZATION' },
      true,
    ],
    ['a price list', { conditions: { priceListIds: [1, 2] } }, { priceListIds: [2] }, true],
    [
      'customers without the price list',
      { conditions: { priceListIds: [1, 2] } },
      { priceListIds: [3] },
      false,
    ],
    ['who is logged in', { conditions: { loginOnly: true } }, { customerId: 1 }, true],
    ['who is not', { conditions: { loginOnly: true } }, {}, false],
    ['a first order', { conditions: { firstOrder: true } }, { customerId: 1 }, true],
    ['a second order', { conditions: { firstOrder: true } }, { customerId: 1, hasOrdered: true }, false],
    ['a stranger', { conditions: { firstOrder: true } }, {}, false],
    [
      'a stranger with a code, until the code is redeemed',
      { conditions: { firstOrder: true }, byCode: true },
      {},
      true,
    ],
    ['products that are there', { conditions: { requiredProductIds: [1, 2] } }, {}, true],
    ['one that is not', { conditions: { requiredProductIds: [1, 3] } }, {}, false],
    ['none of its products', { productIds: new Set([3]) }, {}, false],
  ];

  it.each(cases)('%s', (_, words, who, isMet) => {
    expect(apply([a(1, percent(10), words)], two, { ...anna, ...who }).names).toEqual(isMet ? ['c1'] : []);
  });

  it('distinguishes a dormant code from an expired one', () => {
    const code = a(1, percent(10), { byCode: true, conditions: { minimum: { EUR: 2500 } } });
    const stateOf = (rules: Parameters<typeof applyCampaigns>[0], lines = two) =>
      applyCampaigns(rules, lines, anna).code;
    expect(stateOf({ campaigns: [code], code: 'usable' })).toBe('applied');
    expect(stateOf({ campaigns: [code], code: 'usable' }, [line(1, 1, 1000)])).toBe('dormant');
    expect(stateOf({ campaigns: [], code: 'gone' })).toBe('gone');
  });
});
