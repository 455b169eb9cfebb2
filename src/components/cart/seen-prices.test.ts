/** Prices that have changed since they were seen. */
import { expect, it } from 'vitest';
import { noPrices, priceChanges, pricesNow, pricesSeen, toSeenPrices } from './seen-prices.ts';
import { testCart, testLine, testPrice } from '../testing/testing-shop.tsx';

const winch = testLine(1, { unitPrice: testPrice(149) });
const dearer = testLine(1, { unitPrice: testPrice(199) });
const place = 'cart-1 fi EUR';

it('tells what a line cost and what it costs, until somebody agrees', () => {
  const seen = pricesSeen(noPrices, testCart([winch]), place);
  const cart = testCart([dearer]);
  const told = [{ lineId: 'line-1', name: 'Osa 1', before: '149,00 €', now: '199,00 €' }];
  expect(priceChanges(seen, cart, place)).toEqual(told);
  const later = pricesSeen(seen, cart, place);
  expect(priceChanges(later, cart, place)).toEqual(told);
  expect(priceChanges(pricesNow(cart, place), cart, place)).toEqual([]);
});

it('tells of the price list also when another thing was added meanwhile', () => {
  const seen = pricesSeen(noPrices, testCart([winch]), place);
  expect(priceChanges(seen, testCart([dearer, testLine(2)]), place)).toHaveLength(1);
});

it('says nothing of a price that the shopper has changed by quantity or code, nor of another market', () => {
  const seen = pricesSeen(noPrices, testCart([winch]), place);
  const cheaper = testLine(1, { quantity: 3, unitPrice: testPrice(134.1, 149) });
  expect(priceChanges(seen, testCart([cheaper]), place)).toEqual([]);
  const coded = { ...testCart([testLine(1, { unitPrice: testPrice(134.1, 149) })]), promoCode: 'MONKIJA10' };
  expect(priceChanges(seen, coded, place)).toEqual([]);
  expect(priceChanges(seen, testCart([dearer]), 'cart-1 se SEK')).toEqual([]);
});

it('tells when an offer has ended in a cart that nobody touched', () => {
  const seen = pricesSeen(noPrices, testCart([testLine(1, { unitPrice: testPrice(120, 149) })]), place);
  expect(priceChanges(seen, testCart([winch]), place)).toMatchObject([
    { before: '120,00 €', now: '149,00 €' },
  ]);
});

it.each([null, 1, {}, { place: 'x', content: 'y', lines: null }])('makes nothing of %o', raw => {
  expect(toSeenPrices(raw)).toEqual(noPrices);
});

it('keeps what is fit of what was stored', () => {
  const seen = pricesNow(testCart([winch]), place);
  expect(toSeenPrices(JSON.parse(JSON.stringify({ ...seen, lines: { ...seen.lines, odd: 7 } })))).toEqual(
    seen,
  );
});
