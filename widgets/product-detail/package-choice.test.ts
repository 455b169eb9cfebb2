/** The exact price of a package choice. */

import { expect, it } from 'vitest';
import type { Stock } from '#api/catalogue/types.ts';
import { aGroup, aStock } from '#tests/support/samples/sample-detail.ts';
import { aPrice } from '#tests/support/worlds/shopper-scene.tsx';
import {
  defaultChoice,
  lowestTotalOf,
  optionIdOf,
  optionValueOf,
  packageStockOf,
  packageTotalOf,
} from './package-choice.ts';

const priced = (groupId: number, prices: readonly number[], quantity = 1) => {
  const group = aGroup(groupId);
  const [model] = group.options;
  return {
    ...group,
    options: prices.flatMap((price, index) =>
      model
        ? [
            {
              ...model,
              optionId: groupId * 10 + index,
              quantity,
              isSelected: index === 0,
              product: { ...model.product, price: aPrice(price) },
            },
          ]
        : [],
    ),
  };
};

it('adds up the chosen options times their quantities without rounding errors', () => {
  const groups = [priced(1, [0.1, 0.7], 3), priced(2, [0.2, 1299.95])];
  expect(packageTotalOf(groups, defaultChoice(groups))).toMatchObject({ incVat: 0.5, currency: 'EUR' });
  expect(packageTotalOf(groups, { 1: 11, 2: 21 })).toMatchObject({ incVat: 1302.05 });
  expect(packageTotalOf(groups, { 1: 11, 2: null })).toMatchObject({ incVat: 2.1 });
  expect(packageTotalOf(groups, { 1: null, 2: null })).toBeNull();
});

it('completes a choice with the cheapest option in stock of each missing group', () => {
  const winch = priced(1, [170, 340, 510]);
  const [soldOut] = winch.options;
  if (soldOut) soldOut.product = { ...soldOut.product, stock: aStock(0) };
  const groups = [winch, priced(2, [57.9])];
  expect(lowestTotalOf(groups, defaultChoice(groups))).toMatchObject({ incVat: 397.9 });
  expect(lowestTotalOf(groups, { 1: 12, 2: 20 })).toMatchObject({ incVat: 567.9 });
  expect(lowestTotalOf([{ ...winch, options: winch.options.slice(0, 1) }], { 1: null })).toBeNull();
});

it('converts a choice to a radio value and back, including no choice', () => {
  expect([7, null].map(optionValueOf).map(optionIdOf)).toEqual([7, null]);
});

const stocked = (groupId: number, stock: Stock, quantity: number, required = true) => ({
  ...aGroup(groupId, { required }),
  options: aGroup(groupId).options.map(option => ({
    ...option,
    quantity,
    product: { ...option.product, stock },
  })),
});

it('shows the stock of the chosen options, not of the best ones', () => {
  const groups = [stocked(1, aStock(9), 4), stocked(2, aStock(1, { static: 30, totalStock: 31 }), 1, false)];
  const product = { stock: aStock(2), packageGroups: groups };
  expect(packageStockOf(product, {})).toEqual(aStock(2));
  expect(packageStockOf(product, { 1: 11 })).toEqual(aStock(2));
  expect(packageStockOf(product, { 1: 11, 2: 21 })).toEqual(aStock(1, { static: 1, totalStock: 2 }));
});

it('is out of stock while a required group is, regardless of other choices', () => {
  const groups = [stocked(1, aStock(3), 4), stocked(2, aStock(9), 1)];
  const gone = packageStockOf(
    { stock: aStock(5, { incoming: '2026-12-24' }), packageGroups: groups },
    { 2: 21 },
  );
  expect(gone).toEqual(aStock(0, { incoming: '2026-12-24' }));
});
