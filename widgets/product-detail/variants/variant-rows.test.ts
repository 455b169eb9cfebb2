/** Link targets of the pickers, for one dimension and for two. */

import { expect, it } from 'vitest';
import { aDetail, aStock, aVariant } from '#tests/support/samples/sample-detail.ts';
import { shortRow, variantRows } from './variant-rows.ts';

const black = aVariant(1, { label: 'Musta', value: 'black', colour: '222222' });
const red = aVariant(2, { label: 'Punainen', value: 'red', stock: aStock(0) });

it('shows no picker for fewer than two variants (R-PRODUCT-5)', () => {
  expect(variantRows(aDetail())).toEqual([]);
  expect(variantRows(aDetail({ variants: [black] }))).toEqual([]);
});

it('marks the product itself, even when another has the same value, and what is out of stock', () => {
  const twin = aVariant(3, { label: 'Musta', value: 'black' });
  const [row] = variantRows(
    aDetail({
      productId: 3,
      variants: [black, red, twin],
      variantDimensions: [{ level: 1, dimension: 'Color', value: 'black', label: 'Musta' }],
    }),
  );
  expect(row?.options.map(({ href, isCurrent, isOut }) => [href, isCurrent, isOut])).toEqual([
    ['/p/tuote-1', false, false],
    ['/p/tuote-2', false, true],
    ['/p/tuote-3', true, false],
  ]);
});

it('keeps the colour when another length is chosen, or links to the first available one (R-PRODUCT-8)', () => {
  const length = (value: string, variants: (typeof black)[]) =>
    aVariant(0, { level: 2, dimension: 'Length', value, label: value, variants });
  const product = aDetail({
    productId: 2,
    variantDimensions: [
      { level: 2, dimension: 'Length', value: '130', label: '130 cm' },
      { level: 1, dimension: 'Color', value: 'red', label: 'Punainen' },
    ],
    variants: [
      length('130', [black, red]),
      length('150', [aVariant(5, { value: 'black' }), aVariant(6, { value: 'red' })]),
      length('180', [aVariant(7, { value: 'green' })]),
    ],
  });
  const [lengths, colours] = variantRows(product);
  expect(lengths?.dimension).toBe('Length');
  expect(lengths?.options.map(({ href }) => href)).toEqual(['/p/tuote-2', '/p/tuote-6', '/p/tuote-7']);
  expect(colours?.current).toBe('Punainen');
  expect(colours?.options.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
});

const pattern = (id: number, image: string | null) =>
  aVariant(id, { dimension: 'Pattern', value: `p${id}`, image });

it.each([
  ['colours by swatch', [black, red], 'colour'],
  ['patterns by their own images', [pattern(1, 'a.svg'), pattern(2, 'b.svg')], 'picture'],
  ['options with a shared image by name', [pattern(1, 'a.svg'), pattern(2, 'a.svg')], 'word'],
  ['options without an image by name', [pattern(1, 'a.svg'), pattern(2, null)], 'word'],
])('distinguishes %s', (_, variants, looks) => {
  expect(variantRows(aDetail({ variants }))[0]?.looks).toBe(looks);
});

it('shows twelve, or eleven and a link to all, always including the current one', () => {
  const rowOf = (count: number, productId: number) =>
    variantRows(
      aDetail({ productId, variants: Array.from({ length: count }, (_, index) => aVariant(index + 1)) }),
    )[0]?.options ?? [];
  const [twelve, none] = shortRow(rowOf(12, 1));
  expect([twelve.length, none.length]).toEqual([12, 0]);
  const [shown, more] = shortRow(rowOf(14, 13));
  expect(shown.map(({ href }) => href).at(-1)).toBe('/p/tuote-13');
  expect(shown).toHaveLength(11);
  expect(more.map(({ href }) => href)).toEqual(['/p/tuote-11', '/p/tuote-12', '/p/tuote-14']);
});
