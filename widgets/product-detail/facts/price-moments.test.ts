/** Prices of 30 days as rows and as chart steps (R-PRODUCT-24). */

import { expect, it } from 'vitest';
import type { PriceMoment } from '#api/product/types.ts';
import { priceRows, stepPath } from './price-moments.ts';

const at = (day: number, incVat: number): PriceMoment => ({
  date: `2026-11-${String(day).padStart(2, '0')}T00:00:00Z`,
  incVat,
  incVatFormatted: `${incVat} €`,
  exVatFormatted: '',
  isLowest: false,
});

it('merges consecutive equal prices into the oldest, newest first, and keeps a returning price', () => {
  const rows = priceRows([at(1, 10), at(2, 10), at(3, 8), at(4, 10)]);
  expect(rows.map(({ date, incVat }) => `${date.slice(8, 10)}:${incVat}`)).toEqual([
    '04:10',
    '03:8',
    '01:10',
  ]);
});

it('keeps the lowest-price mark when equal prices are merged (R-PRODUCT-24)', () => {
  const rows = priceRows([at(1, 10), at(2, 8), { ...at(3, 8), isLowest: true }]);
  expect(rows.map(({ date, isLowest }) => `${date.slice(8, 10)}:${isLowest}`)).toEqual([
    '02:true',
    '01:false',
  ]);
});

it('draws each price until the next one, the last until now, the lowest at the bottom', () => {
  expect(stepPath([at(1, 20), at(6, 10)], new Date('2026-11-11T00:00:00Z'))).toBe('M0 6H160V90H320');
});

it('draws a single price in the middle, and nothing without prices', () => {
  expect(stepPath([at(1, 20)], new Date('2026-11-11T00:00:00Z'))).toBe('M0 48H320');
  expect(stepPath([], new Date())).toBe('');
});
