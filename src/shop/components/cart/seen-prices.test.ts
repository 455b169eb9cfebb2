/** Prices that have changed since they were shown. */
import { expect, it } from 'vitest';
import { testCart, testLine, testPrice } from '../testing/testing-shop.tsx';
import { noPrices, priceChanges, pricesNow, pricesSeen, toSeenPrices } from './seen-prices.ts';

const winch = testLine(1, { unitPrice: testPrice(149) });
const dearer = testLine(1, { unitPrice: testPrice(199) });
const place = 'cart-1 fi EUR';

it('reports the old and the new price of a line until it is accepted', () => {
  const seen = pricesSeen(noPrices, testCart([winch]), place);
  const cart = testCart([dearer]);
  const changes = [{ lineId: 'line-1', name: 'Osa 1', before: '149,00 €', now: '199,00 €' }];
  expect(priceChanges(seen, cart, place)).toEqual(changes);
  const later = pricesSeen(seen, cart, place);
  expect(priceChanges(later, cart, place)).toEqual(changes);
  expect(priceChanges(pricesNow(cart, place), cart, place)).toEqual([]);
});

it('reports a changed list price even if another product was added meanwhile', () => {
  const seen = pricesSeen(noPrices, testCart([winch]), place);
  expect(priceChanges(seen, testCart([dearer, testLine(2)]), place)).toHaveLength(1);
});

it('ignores changes caused by quantity, code or another market', () => {
  const seen = pricesSeen(noPrices, testCart([winch]), place);
  const cheaper = testLine(1, { quantity: 3, unitPrice: testPrice(134.1, 149) });
  expect(priceChanges(seen, testCart([cheaper]), place)).toEqual([]);
  const coded = { ...testCart([testLine(1, { unitPrice: testPrice(134.1, 149) })]), promoCode: 'MONKIJA10' };
  expect(priceChanges(seen, coded, place)).toEqual([]);
  expect(priceChanges(seen, testCart([dearer]), 'cart-1 se SEK')).toEqual([]);
});

it('reports the end of an offer in an unchanged cart', () => {
  const seen = pricesSeen(noPrices, testCart([testLine(1, { unitPrice: testPrice(120, 149) })]), place);
  expect(priceChanges(seen, testCart([winch]), place)).toMatchObject([
    { before: '120,00 €', now: '149,00 €' },
  ]);
});

it.each([null, 1, {}, { place: 'x', content: 'y', lines: null }])('reads %o as no prices', raw => {
  expect(toSeenPrices(raw)).toEqual(noPrices);
});

it('keeps the valid part of stored prices', () => {
  const seen = pricesNow(testCart([winch]), place);
  expect(toSeenPrices(JSON.parse(JSON.stringify({ ...seen, lines: { ...seen.lines, odd: 7 } })))).toEqual(
    seen,
  );
});
