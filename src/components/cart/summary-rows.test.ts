/** The rows of a cart's summary, rule by rule. */
import type { CartTotals } from '#api/cart/types.ts';
import { describe, expect, it } from 'vitest';
import { type SummaryRow, summaryRows } from './summary-rows.ts';
import { testPrice, testTotals } from '../testing/testing-shop.tsx';

const money = (amount: number, currency: string) => `${amount} ${currency}`;
const rowsOf = (totals: Partial<CartTotals>, vatIncluded = true, simple = false) =>
  summaryRows(testTotals(totals), { vatIncluded, simple, money });
const names = (rows: SummaryRow[]) => rows.map(row => row.name.replace('CART_SUMMARY_', ''));
const shipping = (changes: Partial<CartTotals['shipping']>) => ({
  shipping: { ...testTotals().shipping, ...changes },
});

describe('the summary', () => {
  it('has a subtotal and the shipping when nothing is reduced', () => {
    expect(names(rowsOf({}))).toEqual(['SUBTOTAL', 'ESTIMATED_SHIPPING_FEE']);
  });

  it('begins with the regular price and the discount of a reduced cart', () => {
    const rows = rowsOf({
      subTotal: testPrice(100, 140),
      total: testPrice(105, 145),
      discountIncVatFormatted: '40,00 €',
    });
    expect(rows.slice(0, 2)).toEqual([
      { name: 'CART_SUMMARY_REGULAR_PRICE', value: '140,00 €' },
      { name: 'CART_SUMMARY_DISCOUNT', value: '−40,00 €', tone: 'reduced' },
    ]);
  });

  it('leaves both out in the cart panel', () => {
    expect(names(rowsOf({ total: testPrice(105, 145) }, true, true))).toEqual([
      'SUBTOTAL',
      'ESTIMATED_SHIPPING_FEE',
    ]);
  });

  it('says the minus once, whoever wrote it first', () => {
    const rows = rowsOf({ total: testPrice(105, 145), discountIncVatFormatted: '-40,00 €' });
    expect(rows[1]?.value).toBe('−40,00 €');
  });

  it('counts without VAT and shows the VAT for those who buy without it', () => {
    const rows = rowsOf({}, false);
    expect(names(rows)).toEqual(['SUBTOTAL', 'VAT', 'ESTIMATED_SHIPPING_FEE']);
    expect(rows.map(row => row.value)).toEqual(['80,00 €', '21,20 €', '4,79 €']);
  });

  it.each<[string, Partial<CartTotals['shipping']>, string, string | null]>([
    ['a default way is an estimate', {}, 'ESTIMATED_SHIPPING_FEE', '5,99 €'],
    ['a chosen way is none', { isDefault: false }, 'SHIPPING_FEE', '5,99 €'],
    ['nor is a default way past the free limit', { amountLeftToFree: 0 }, 'SHIPPING_FEE', '5,99 €'],
    [
      'a default way without a limit is an estimate',
      { amountLeftToFree: -1 },
      'ESTIMATED_SHIPPING_FEE',
      '5,99 €',
    ],
    ['no fee is said in words', { feeIncVat: 0, amountLeftToFree: 0 }, 'SHIPPING_FEE', null],
  ])('%s', (_case, changes, name, value) => {
    expect(rowsOf(shipping(changes)).at(-1)).toEqual({ name: `CART_SUMMARY_${name}`, value });
  });

  it('shows a fee of the payment only when there is one', () => {
    expect(rowsOf({ paymentFee: 2.5 }).at(-1)).toEqual({
      name: 'CART_SUMMARY_PAYMENT_FEE',
      value: '2.5 EUR',
    });
  });
});
