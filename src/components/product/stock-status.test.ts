/** Stock states, one case per line of the rule. */
import type { Stock } from '#api/catalogue/types.ts';
import { describe, expect, it } from 'vitest';
import { canBuy, type StockStatus, stockStatus, stockTones } from './stock-status.ts';

const stock = (inStock: number, oversellable = 0, fixed = 0, incoming: string | null = null): Stock => ({
  totalStock: inStock + oversellable + fixed,
  inStock,
  oversellable,
  static: fixed,
  incoming,
});

describe('the state of a stock (R-PRODUCT-13)', () => {
  it.each<[string, Stock, number, StockStatus]>([
    ['nothing anywhere', stock(0), 1, 'OUT_OF_STOCK'],
    ['nothing, but a delivery has a date', stock(0, 0, 0, '2026-12-01'), 1, 'INCOMING'],
    ['a date does not matter while some are here', stock(7, 0, 0, '2026-12-01'), 1, 'IN_STOCK'],
    ['more wanted than here, and the supplier has some', stock(2, 10), 3, 'OVERSELLABLE'],
    ['as many wanted as are here', stock(2, 10), 2, 'FEW_LEFT'],
    ['none here, the supplier has some', stock(0, 10), 1, 'OVERSELLABLE'],
    ['oversellable goes before static', stock(0, 2, 50), 5, 'OVERSELLABLE'],
    ['only static stock', stock(0, 0, 50), 1, 'STATIC'],
    ['more than here, and static beyond it', stock(7, 0, 50), 8, 'STATIC'],
    ['one left', stock(1), 1, 'FEW_LEFT'],
    ['five are few', stock(5), 1, 'FEW_LEFT'],
    ['six are not', stock(6), 1, 'IN_STOCK'],
    ['eight are not many', stock(8), 1, 'IN_STOCK'],
    ['nine are many', stock(9), 1, 'MANY_LEFT'],
    ['more wanted than there are at all', stock(7), 40, 'IN_STOCK'],
  ])('%s', (_case, given, quantity, status) => {
    expect(stockStatus(given, quantity)).toBe(status);
  });

  it('is for one piece unless told', () => {
    expect(stockStatus(stock(0, 0, 3))).toBe('STATIC');
  });

  it('colours in stock and static green, few and oversellable amber, out red (R-PRODUCT-14)', () => {
    expect(stockTones).toMatchObject({
      IN_STOCK: 'good',
      MANY_LEFT: 'good',
      STATIC: 'good',
      FEW_LEFT: 'warn',
      OVERSELLABLE: 'warn',
      OUT_OF_STOCK: 'none',
    });
  });

  it('sells what is on the shelf or at the supplier, not what is only on its way', () => {
    expect([stock(1), stock(0, 1), stock(0, 0, 1), stock(0, 0, 0, '2026-12-01')].map(canBuy)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
