// @vitest-environment jsdom
/** A few products as a shopper meets them, and the CMS's configurations of them. */
import type { CatalogueApi } from '#api/catalogue/types.ts';
import { aProduct, aReducedProduct, someProducts } from '#tests/support/sample-products.ts';
import { widgetScene } from '#tests/support/widget-scene.tsx';
import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import grid from './examples/grid.json' with { type: 'json' };
import minimal from './examples/minimal.json' with { type: 'json' };
import { fromCms } from './from-cms.ts';
import list from './index.ts';

const answering = (products = someProducts(4)) => {
  const ask = vi.fn<CatalogueApi['products']>(() => Promise.resolve({ count: products.length, products }));
  return { ask, api: { catalogue: { products: ask } } };
};

it('asks for its filter and shows each product as a link with its price', async () => {
  const { ask, api } = answering([aProduct(), aReducedProduct()]);
  render(await widgetScene(list, grid, { api }));
  expect(ask).toHaveBeenCalledWith({ skip: 0, take: 8, filter: { sort: 'MOST_SOLD', categoryIds: [4] } });
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(2);
  const [plain, reduced] = cards.map(card => within(card));
  expect(plain?.getByRole('link', { name: /Vinssi 2500 lb/ }).getAttribute('href')).toBe('/p/vinssi-2500');
  expect(plain?.getByText('299,00 €')).toBeDefined();
  expect(reduced?.getByText('25 prosentin alennus')).toBeDefined();
  expect(reduced?.getByText(/Alin hinta 30 päivän aikana: 279,00/)).toBeDefined();
});

it('is named by its title and leads to all of them', async () => {
  const { api } = answering();
  render(await widgetScene(list, grid, { api }));
  const region = within(screen.getByRole('region', { name: 'Suosituimmat juuri nyt' }));
  expect(region.getByRole('heading', { level: 2 })).toBeDefined();
  expect(region.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  expect(region.getByRole('link', { name: 'Katso kaikki' })).toBeDefined();
});

it('shows prices without VAT to who buys without it', async () => {
  const { api } = answering([aProduct()]);
  render(await widgetScene(list, minimal, { api, vatIncluded: false }));
  expect(screen.getByText('238,25 €')).toBeDefined();
  expect(screen.getByText('Ilman alv')).toBeDefined();
});

it('is not there while it has no products', async () => {
  const { api } = answering([]);
  expect(await widgetScene(list, grid, { api })).toBeNull();
});

it('tells the page cache what it shows', () => {
  const data = { count: 1, products: [aProduct({ productId: 17 })] };
  expect(list.tags?.({}, data)).toEqual(['catalogue', 'product:17']);
});

it.each([['LATEST_VIEWED'], ['FAVORITES']])('is hidden in the mode %s', mode => {
  expect(fromCms({ title: 'A', mode })).toBeNull();
});

it('counts rows of four, or a page when the rows are not limited', () => {
  expect(fromCms({ pageCount: 2, limitNrOfRows: true })).toMatchObject({ take: 8, display: 'slider' });
  expect(fromCms({ pageCount: 2, limitNrOfRows: false, slideshowDisabled: true })).toMatchObject({
    take: 20,
    display: 'grid',
  });
});

it('leaves out search parameters of the wrong kind, and only those', () => {
  const searchParameters = {
    sort: 'LATEST',
    categoryIds: [4, '7', 'x', null, -1],
    brandIds: 'all',
    price: { lowest: 10, highest: 'much' },
    includeCollapsed: true,
    unknown: 1,
  };
  expect(fromCms({ searchParameters })).toMatchObject({
    filter: { sort: 'LATEST', categoryIds: [4, 7], price: { lowest: 10 }, includeCollapsed: true },
  });
  expect(fromCms({ searchParameters: 'x' })).not.toHaveProperty('filter');
});
