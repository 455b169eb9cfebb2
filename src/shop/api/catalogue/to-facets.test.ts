/** Facets in display order (R-LIST-11), and the filter of a list query. */
import { expect, it } from 'vitest';
import { filterOf } from './list-filter.ts';
import { toFacets } from './to-facets.ts';

const wire = (type: string, order: number, values: [string, number][] = []) => ({
  filterId: type === 'Parameter' ? `f_${order}` : type,
  type,
  label: type,
  description: null,
  order,
  values: values.map(([facetId, place]) => ({
    facetId,
    parentId: null,
    label: facetId,
    order: place,
    count: 1,
    hidden: false,
  })),
});

it('orders groups as categories, brands, sizes, price, parameters, discount (R-LIST-11)', () => {
  const order = ['Discount', 'Parameter', 'Price', 'StockStatus', 'Sku', 'Brand', 'Category'];
  const { groups } = toFacets({ price: null, facets: order.map((type, index) => wire(type, index)) });
  expect(groups.map(({ key }) => key)).toEqual([
    'categories',
    'brands',
    'skus',
    'price',
    'p-f_1',
    'p-StockStatus',
    'discount',
  ]);
});

it('sorts values by their order, then by id', () => {
  const { groups } = toFacets({
    price: { lowest: 1, highest: 2 },
    facets: [
      wire('Brand', 0, [
        ['c', 1],
        ['b', 2],
        ['a', 1],
      ]),
    ],
  });
  expect(groups[0]?.values.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
});

it('has no price range without products', () => {
  expect(toFacets({ price: { lowest: 0, highest: 0 }, facets: [] }).price).toBeNull();
});

it("counts by group for the shopper's choices, but not for facets of the page file (R-LIST-7)", () => {
  const list = { skip: 0, take: 24 };
  expect(filterOf({ ...list, filter: { facets: ['x'], excludeFacets: ['y'] } })).toEqual({
    facets: ['x'],
    excludeFacets: ['y'],
  });
  expect(filterOf({ ...list, facets: ['b', 'x'], filter: { facets: ['x'] } })).toEqual({
    facets: ['x', 'b'],
    filterMode: 'BY_GROUP',
  });
  expect(filterOf({ ...list, price: { lowest: 5 } })).toEqual({
    price: { lowest: 5 },
    filterMode: 'BY_GROUP',
  });
});
