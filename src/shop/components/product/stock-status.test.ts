/** Stock states, one case per line of the rule. */

import { describe, expect, it } from 'vitest';
import type { Stock } from '#api/catalogue/types.ts';
import { canBuy, type StockStatus, stockStatus, stockTones } from './stock-status.ts';

const stock = (inStock: number, oversellable = 0, fixed = 0, incoming: string | null = null): Stock => ({
  totalStock: inStock + oversellable + fixed,
  inStock,
  oversellable,
  static: fixed,
  incoming,
});

describe('stock status (R-PRODUCT-13)', () => {
  it.each<[string, Stock, number, StockStatus]>([
    ['no stock', stock(0), 1, 'OUT_OF_STOCK'],
    ['no stock, but an incoming delivery', stock(0, 0, 0, '2026-12-01'), 1, 'INCOMING'],
    ['in stock despite an incoming delivery', stock(7, 0, 0, '2026-12-01'), 1, 'IN_STOCK'],
    ['quantity above own stock, supplier stock available', stock(2, 10), 3, 'OVERSELLABLE'],
    ['quantity equal to own stock', stock(2, 10), 2, 'FEW_LEFT'],
    ['supplier stock only', stock(0, 10), 1, 'OVERSELLABLE'],
    ['oversellable before static stock', stock(0, 2, 50), 5, 'OVERSELLABLE'],
    ['only static stock', stock(0, 0, 50), 1, 'STATIC'],
    ['quantity above own stock, static stock available', stock(7, 0, 50), 8, 'STATIC'],
    ['one left', stock(1), 1, 'FEW_LEFT'],
    ['five are few', stock(5), 1, 'FEW_LEFT'],
    ['six are not few', stock(6), 1, 'IN_STOCK'],
    ['eight are not many', stock(8), 1, 'IN_STOCK'],
    ['nine are many', stock(9), 1, 'MANY_LEFT'],
    ['quantity above the total stock', stock(7), 40, 'IN_STOCK'],
  ])('%s', (_case, given, quantity, status) => {
    expect(stockStatus(given, quantity)).toBe(status);
  });

  it('defaults to a quantity of one', () => {
    expect(stockStatus(stock(0, 0, 3))).toBe('STATIC');
  });

  it('gives each state that asks for another decision a dot of its own (R-PRODUCT-14)', () => {
    expect(stockTones).toEqual({
      IN_STOCK: 'good',
      MANY_LEFT: 'good',
      STATIC: 'later',
      FEW_LEFT: 'warn',
      OVERSELLABLE: 'later',
      INCOMING: 'coming',
      OUT_OF_STOCK: 'none',
    });
  });

  it('can be bought from own stock or from the supplier, but not when only incoming', () => {
    expect([stock(1), stock(0, 1), stock(0, 0, 1), stock(0, 0, 0, '2026-12-01')].map(canBuy)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
