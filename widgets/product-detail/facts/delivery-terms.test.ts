/** Cost and dates of a delivery by weight, value and stock. */

import { expect, it } from 'vitest';
import type { Product } from '#api/catalogue/types.ts';
import { aStock } from '#tests/support/samples/sample-detail.ts';
import { arrivalSource, isFree, methodsFor, parcelOf, workingDaysOf } from './delivery-terms.ts';

const way = { name: 'Paketti', fee: '5,99 €', maxGrams: 35_000, freeFrom: 100, arrival: null };
const terms = { from: '5,99 €', ways: [way, { ...way, name: 'Rahti', maxGrams: null, freeFrom: null }] };

it('offers the methods that carry all pieces', () => {
  const names = (grams: number) => methodsFor(terms, { grams, value: 1 }).map(({ name }) => name);
  expect([names(35_000), names(35_001)]).toEqual([['Paketti', 'Rahti'], ['Rahti']]);
});

it('is free from the value at which the checkout says so', () => {
  expect([99.99, 100].map(value => isFree(way, { grams: 1, value }))).toEqual([false, true]);
});

it('is free whatever it weighs by a campaign of the product', () => {
  const price = { sellingIncVat: 49 } as Product['price'];
  const parcel = parcelOf({ weight: 43_000, price, hasFreeDelivery: true }, 2);
  expect(terms.ways.map(method => isFree(method, parcel))).toEqual([true, true]);
});

it('promises the working days of the method that carries the pieces, from where they come', () => {
  const freight = { ...way, workingDays: { fromStock: [3, 7], fromSupplier: [5, 9] } } as const;
  const supplier = aStock(0, { static: 9, totalStock: 9 });
  expect(workingDaysOf(freight, [aStock(3)], 1)).toEqual({ from: 3, to: 7 });
  expect(workingDaysOf(freight, [supplier], 1)).toEqual({ from: 5, to: 9 });
  // While a missing choice decides, the promise holds for each.
  expect(workingDaysOf(freight, [aStock(3), supplier], 1)).toEqual({ from: 3, to: 9 });
  expect(workingDaysOf(freight, [aStock(0)], 1)).toBeNull();
  expect(workingDaysOf(way, [aStock(3)], 1)).toBeNull();
});

it('promises a date only when it does not depend on a choice that is missing', () => {
  const supplier = aStock(0, { static: 9, totalStock: 9 });
  expect(arrivalSource([aStock(3), aStock(9), aStock(0)], 1)).toBe('fromStock');
  expect(arrivalSource([supplier], 1)).toBe('fromSupplier');
  expect(arrivalSource([aStock(3), supplier], 1)).toBeNull();
  expect(arrivalSource([aStock(0)], 1)).toBeNull();
  // The fourth piece comes from the supplier.
  expect(arrivalSource([aStock(3, { oversellable: 5, totalStock: 8 })], 4)).toBe('fromSupplier');
});
