/** Rows of a confirmed order, joined with its cart. */
import { expect, it } from 'vitest';
import { toConfirmationRows } from './to-confirmation-rows.ts';

type Wire = Parameters<typeof toConfirmationRows>[0];
const row = (sku: string, quantity: number, priceIncVat: number) => ({
  name: `Osa ${sku}`,
  articleNumber: sku,
  variant: '-',
  quantity,
  priceIncVat,
  priceExVat: priceIncVat - 0.02,
  sku,
  productId: 7,
});
const item = (skuId: number, quantity: number, total: number, packageName: string | null, discount = 0) => ({
  skuId,
  quantity,
  groupKey: packageName && 'g',
  productPackage: packageName === null ? null : { packageName },
  totalPrice: { sellingPriceIncVat: total, discountIncVat: discount },
});
const wire = (rows: ReturnType<typeof row>[], items: ReturnType<typeof item>[] | null) =>
  ({ order: { rows }, cart: items && { items, summary: null } }) as unknown as Wire;

it('takes package, sum and saving of each row from its own cart item', () => {
  const rows = toConfirmationRows(
    wire(
      [row('1', 1, 10), row('1', 1, 10), row('2', 3, 3.33)],
      [item(1, 1, 10, null), item(1, 1, 10, 'Vinssipaketti', 2.5), item(2, 3, 10, 'Vinssipaketti', 1)],
    ),
  );
  expect(
    rows.map(({ groupKey, package: of, total, saved }) => [groupKey, of?.name, total.incVat, saved.incVat]),
  ).toEqual([
    [null, undefined, 10, 0],
    ['g', 'Vinssipaketti', 10, 2.5],
    ['g', 'Vinssipaketti', 10, 1],
  ]);
});

it('multiplies price and quantity when the backend returns no cart', () => {
  expect(toConfirmationRows(wire([row('1', 3, 0.1)], null))).toMatchObject([
    { total: { incVat: 0.3, exVat: 0.24 }, saved: { incVat: 0, exVat: 0 }, groupKey: null, package: null },
  ]);
});
