/** Invariants of every cart with every kind of campaign, with and without VAT, in any order of the lines (R-CART-24). */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { vatOf } from '#kernel/money/money.ts';
import { aSample, linesOf, price } from '#tests/support/samples/random-carts.ts';
import type { PricedCart } from './cart.types.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Plain conditions instead of `expect`: thousands of carts with an expectation each would take seconds. */
function holds(cart: PricedCart): boolean {
  const { lines, items, fixedDiscount, fixedDiscountVat, shipping, payment, total, vats } = cart;
  const fees = (shipping?.fee ?? 0) + (payment?.fee ?? 0);
  const feeVat = (shipping?.vat ?? 0) + (payment?.vat ?? 0);
  const lineFits = lines.every(({ total: of, unit, quantity, vatRate, priceGroups = [], isGift }) => {
    if (!of || !unit) return false;
    const grouped = sum(priceGroups.map(group => group.quantity * group.unit.selling));
    const pieces = sum(priceGroups.map(group => group.quantity));
    return (
      of.selling >= 0 &&
      of.selling <= of.regular &&
      of.sellingVat === vatOf(of.selling, vatRate) &&
      of.sellingVat >= 0 &&
      (priceGroups.length === 0 || (grouped === of.selling && pieces === quantity)) &&
      (priceGroups.length > 1 || of.selling === unit.selling * quantity) &&
      priceGroups.every(group => group.unit.selling >= 0 && group.discount >= 0) &&
      (isGift !== true || of.selling === 0)
    );
  });
  const amountsOfCart = [items.selling, fixedDiscount, total.selling, total.sellingVat];
  return (
    lineFits &&
    items.selling === sum(lines.map(line => line.total?.selling ?? 0)) &&
    fixedDiscount <= items.selling &&
    total.selling === items.selling - fixedDiscount + fees &&
    total.sellingVat === items.sellingVat - fixedDiscountVat + feeVat &&
    total.sellingVat === sum(vats.map(({ vat }) => vat)) &&
    total.selling - total.sellingVat >= 0 &&
    amountsOfCart.every(amount => Number.isSafeInteger(amount) && amount >= 0)
  );
}

/** @proves FAULT-31 */
it('adds up with every kind of campaign, and is never negative', () => {
  const property = fc.property(aSample, sample => holds(price(sample, linesOf(sample))));
  expect(() => fc.assert(property, { numRuns: 2000 })).not.toThrow();
});

it('costs the same whatever the order of its lines, line by line', () => {
  const shuffled = aSample.chain(sample => {
    const lines = linesOf(sample);
    const order = fc.shuffledSubarray(lines, { minLength: lines.length, maxLength: lines.length });
    return fc.record({ sample: fc.constant(sample), lines: fc.constant(lines), order });
  });
  const byLine = (cart: PricedCart) =>
    Object.fromEntries(cart.lines.map(({ id, total, priceGroups }) => [id, [total, priceGroups]]));
  fc.assert(
    fc.property(shuffled, ({ sample, lines, order }) => {
      const [there, back] = [price(sample, lines), price(sample, order)];
      expect(byLine(back)).toEqual(byLine(there));
      expect([back.total.selling, back.fixedDiscount, back.campaigns]).toEqual([
        there.total.selling,
        there.fixedDiscount,
        there.campaigns,
      ]);
    }),
    { numRuns: 1000 },
  );
});

it('never costs more with an additional campaign, except for shipping whose free limit is no longer reached', () => {
  const property = fc.property(aSample, sample => {
    const without = { ...sample, campaigns: sample.campaigns.slice(1), shippingFee: 0 };
    const lines = linesOf(sample);
    const products = ({ items, fixedDiscount }: PricedCart) => items.selling - fixedDiscount;
    return products(price({ ...sample, shippingFee: 0 }, lines)) <= products(price(without, lines));
  });
  expect(() => fc.assert(property, { numRuns: 2000 })).not.toThrow();
});
