/** The rows of the costs, rule by rule; that they add up is tested with every cart in tests/contract/costs-add-up. */
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CartTotals } from '#api/cart/types.ts';
import { TestShop, testCart, testCosts, testStores, testTotals } from '../testing/testing-shop.tsx';
import { CartSummary } from './cart-summary.tsx';

interface Shown {
  vatIncluded?: boolean;
  simple?: boolean;
}

function rowsOf(totals: Partial<CartTotals>, { vatIncluded = true, simple = false }: Shown = {}): string[] {
  render(
    <TestShop stores={testStores(testCart([]), {}, { vatIncluded })}>
      <CartSummary totals={testTotals(totals)} simple={simple} freeShipping={false} />
    </TestShop>,
  );
  return screen
    .getAllByRole('term')
    .map(term => `${term.textContent}: ${term.nextSibling?.textContent}`.replaceAll('\u00a0', ' '));
}

describe('the rows of the costs', () => {
  it('are subtotal, delivery and total when nothing is reduced', () => {
    expect(rowsOf({})).toEqual([
      'Välisumma: 100,00 €',
      'Arvioitu toimitus: 5,99 €',
      'Yhteensä sis. alv: 105,99 €',
    ]);
  });

  it('start with the regular price and its reduction, which make the subtotal', () => {
    expect(rowsOf({ costs: testCosts({ regular: 14_000 }) }).slice(0, 3)).toEqual([
      'Hinta ennen alennuksia: 140,00 €',
      'Alennus: −40,00 €',
      'Välisumma: 100,00 €',
    ]);
  });

  it('omit both in the cart panel', () => {
    expect(rowsOf({ costs: testCosts({ regular: 14_000 }) }, { simple: true })[0]).toBe(
      'Välisumma: 100,00 €',
    );
  });

  it('name the discount of the order and the fee of the payment', () => {
    expect(rowsOf({ costs: testCosts({ discount: 1_000, payment: 250 }) })).toEqual([
      'Välisumma: 100,00 €',
      'Tilausalennus: −10,00 €',
      'Arvioitu toimitus: 5,99 €',
      'Maksutapamaksu: 2,50 €',
      'Yhteensä sis. alv: 98,49 €',
    ]);
  });

  it('explain a total of nothing by the balance that pays it', () => {
    expect(rowsOf({ costs: testCosts({ balance: 10_599 }) }).slice(2)).toEqual([
      'Yhteensä ennen saldoa: 105,99 €',
      'Käytetty saldo: −105,99 €',
      'Yhteensä sis. alv: 0,00 €',
    ]);
  });

  it('exclude VAT, say so, and add the VAT of the whole, for customers who buy without it', () => {
    const costs = testCosts({ regular: 14_000, discount: 1_000, balance: 2_000 });
    expect(rowsOf({ costs }, { vatIncluded: false })).toEqual([
      'Hinta ennen alennuksia: 112,00 €',
      'Alennus: −32,00 €',
      'Välisumma ilman alv: 80,00 €',
      'Tilausalennus: −8,00 €',
      'Arvioitu toimitus ilman alv: 4,79 €',
      'Alv: 19,20 €',
      'Yhteensä ennen saldoa sis. alv: 95,99 €',
      'Käytetty saldo: −20,00 €',
      'Yhteensä sis. alv: 75,99 €',
    ]);
  });

  it.each<[string, Partial<CartTotals['shipping']>, string]>([
    ['a preselected delivery option is an estimate', {}, 'Arvioitu toimitus: 5,99 €'],
    ['a chosen delivery option is no estimate', { isDefault: false }, 'Toimitus: 5,99 €'],
    [
      'a preselected option above the free-shipping limit is no estimate',
      { amountLeftToFree: 0 },
      'Toimitus: 5,99 €',
    ],
    [
      'a preselected option without a limit is an estimate',
      { amountLeftToFree: -1 },
      'Arvioitu toimitus: 5,99 €',
    ],
  ])('%s', (_case, changes, row) => {
    expect(rowsOf({ shipping: { ...testTotals().shipping, ...changes } })).toContain(row);
  });

  it('name a free delivery', () => {
    expect(rowsOf({ costs: testCosts({ shipping: 0 }) })).toContain('Arvioitu toimitus: Ilmainen toimitus');
  });
});
