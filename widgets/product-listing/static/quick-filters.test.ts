/** Quick filters above a list. */

import { expect, it } from 'vitest';
import type { ListChoices } from '#api/catalogue/choices/list-choices.ts';
import type { FacetGroup, FacetValue } from '#api/catalogue/facets.ts';
import type { ListPage } from '#api/catalogue/list-page.ts';
import { quickFilters, withoutQuickFilters } from './quick-filters.ts';

const value = (id: string, count: number, whole = count): FacetValue => ({
  ...{ id, count, whole },
  label: id,
  parentId: null,
  hidden: false,
});
const group = (key: string, ...values: FacetValue[]): FacetGroup => ({
  key,
  kind: key === 'discount' ? 'discount' : 'parameter',
  label: key,
  values,
});

function filtersOf(groups: FacetGroup[], chosen: ListChoices['groups'] = {}, count = 10) {
  const choices = { groups: chosen };
  const list: ListPage = {
    ...{ count, total: 10, products: [], page: 1, pageSize: 24, pageCount: 1, query: {} },
    sort: 'LATEST',
    defaultSort: 'LATEST',
    facets: { groups, price: null },
  };
  const hrefOf = ({ groups: next }: ListChoices) =>
    Object.entries(next)
      .map(([key, each]) => `${key}=${each.map(({ id }) => id).join()}`)
      .join('&');
  const filters = quickFilters({ list, choices, hrefOf }, ['stock', 'reduced']);
  return { filters, rest: withoutQuickFilters(choices, filters).groups };
}

const stock = group('p-StockStatus', value('stock_in-stock', 6), value('stock_out', 4));
const discount = group('discount', value('dc_3', 2), value('discount_10', 1), value('discount_20', 2));

it('offers what is in stock, and every reduced price but no campaign', () => {
  expect(filtersOf([stock, discount]).filters).toEqual([
    { name: 'stock', group: 'p-StockStatus', count: 6, chosen: false, href: 'p-StockStatus=stock_in-stock' },
    { name: 'reduced', group: 'discount', count: 3, chosen: false, href: 'discount=discount_10,discount_20' },
  ]);
});

it('leaves out a filter that would change nothing or leave nothing', () => {
  expect(filtersOf([group('p-StockStatus', value('stock_in-stock', 10))]).filters).toEqual([]);
  expect(filtersOf([group('discount', value('discount_10', 0, 3))]).filters).toEqual([]);
  expect(filtersOf([]).filters).toEqual([]);
});

it('takes a chosen filter back and keeps other choices of its group', () => {
  const choice = (id: string) => ({ id, label: id });
  const { filters, rest } = filtersOf(
    [stock, discount],
    { discount: ['dc_3', 'discount_10', 'discount_20'].map(choice) },
    5,
  );
  expect(filters).toHaveLength(1);
  expect(filters[0]).toMatchObject({ chosen: true, href: 'discount=dc_3' });
  expect(rest).toEqual({ discount: [choice('dc_3')] });
});
