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

describe('summary rows', () => {
  it('contain subtotal and shipping when nothing is reduced', () => {
    expect(names(rowsOf({}))).toEqual(['SUBTOTAL', 'ESTIMATED_SHIPPING_FEE']);
  });

  it('start with regular price and discount for a reduced cart', () => {
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

  it('omit both in the cart panel', () => {
    expect(names(rowsOf({ total: testPrice(105, 145) }, true, true))).toEqual([
      'SUBTOTAL',
      'ESTIMATED_SHIPPING_FEE',
    ]);
  });

  it('contain a single minus sign, whether or not the backend sends one', () => {
    const rows = rowsOf({ total: testPrice(105, 145), discountIncVatFormatted: '-40,00 €' });
    expect(rows[1]?.value).toBe('−40,00 €');
  });

  it('exclude VAT from regular price and discount too, so that they add up to the subtotal', () => {
    const reduced = {
      subTotal: testPrice(100, 140),
      total: testPrice(105, 145),
      discountIncVatFormatted: '40,00 €',
      discountExVatFormatted: '32,00 €',
    };
    expect(rowsOf(reduced, false).slice(0, 3)).toEqual([
      { name: 'CART_SUMMARY_REGULAR_PRICE', value: testPrice(100, 140).regularExVatFormatted },
      { name: 'CART_SUMMARY_DISCOUNT', value: '−32,00 €', tone: 'reduced' },
      { name: 'CART_SUMMARY_SUBTOTAL', value: '80,00 €' },
    ]);
  });

  it('exclude VAT and show it separately for customers who buy without it', () => {
    const rows = rowsOf({}, false);
    expect(names(rows)).toEqual(['SUBTOTAL', 'ESTIMATED_SHIPPING_FEE', 'VAT_ADDED']);
    expect(rows.map(row => row.value)).toEqual(['80,00 €', '4,79 €', '21,20 €']);
  });

  it.each<[string, Partial<CartTotals['shipping']>, string, string | null]>([
    ['a preselected delivery option is an estimate', {}, 'ESTIMATED_SHIPPING_FEE', '5,99 €'],
    ['a chosen delivery option is no estimate', { isDefault: false }, 'SHIPPING_FEE', '5,99 €'],
    [
      'a preselected option above the free-shipping limit is no estimate',
      { amountLeftToFree: 0 },
      'SHIPPING_FEE',
      '5,99 €',
    ],
    [
      'a preselected option without a limit is an estimate',
      { amountLeftToFree: -1 },
      'ESTIMATED_SHIPPING_FEE',
      '5,99 €',
    ],
    ['free shipping has no amount', { feeIncVat: 0, amountLeftToFree: 0 }, 'SHIPPING_FEE', null],
  ])('%s', (_case, changes, name, value) => {
    expect(rowsOf(shipping(changes)).at(-1)).toEqual({ name: `CART_SUMMARY_${name}`, value });
  });

  it('contain a payment fee only when there is one', () => {
    expect(rowsOf({ paymentFee: 2.5 }).at(-1)).toEqual({
      name: 'CART_SUMMARY_PAYMENT_FEE',
      value: '2.5 EUR',
    });
    expect(rowsOf({ paymentFee: 2.5, paymentFeeExVat: 2 }, false)).toContainEqual({
      name: 'CART_SUMMARY_PAYMENT_FEE',
      value: '2 EUR',
    });
  });
});
