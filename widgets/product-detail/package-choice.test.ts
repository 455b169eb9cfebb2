/** What a choice costs, to the cent. */
import { aGroup } from '#tests/support/sample-detail.ts';
import { aPrice } from '#tests/support/shopper-scene.tsx';
import { expect, it } from 'vitest';
import { defaultChoice, optionIdOf, totalOf, valueOf } from './package-choice.ts';

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

it('facts 4.15: adds up the chosen parts in their quantities, free of binary dust', () => {
  const groups = [priced(1, [0.1, 0.7], 3), priced(2, [0.2, 1299.95])];
  expect(totalOf(groups, defaultChoice(groups))).toMatchObject({ incVat: 0.5, currency: 'EUR' });
  expect(totalOf(groups, { 1: 11, 2: 21 })).toMatchObject({ incVat: 1302.05 });
  expect(totalOf(groups, { 1: 11, 2: null })).toMatchObject({ incVat: 2.1 });
  expect(totalOf(groups, { 1: null, 2: null })).toBeNull();
});

it('a choice survives being a radio’s value, nothing too', () => {
  expect([7, null].map(valueOf).map(optionIdOf)).toEqual([7, null]);
});
