/** Help after a search without results. */

import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CatalogueApi } from '#api/catalogue/catalogue-api.ts';
import { someProducts } from '#tests/support/samples/sample-products.ts';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import noResults from './index.ts';

const item = (label: string, href: string) => ({
  ...{ id: label, label, href, type: 'category' },
  external: false,
  newTab: false,
  children: [],
});
const menu = () =>
  Promise.resolve({ title: '', items: [item('Vinssit', '/c/vinssit'), item('Renkaat', '/c/renkaat')] });

function scene(found: number, menuOf = menu) {
  const products = vi
    .fn<CatalogueApi['products']>()
    .mockResolvedValue({ count: 4, products: someProducts(4) });
  const api = { content: { menu: menuOf }, catalogue: { products } };
  return { products, view: widgetScene(noResults, { ...minimal, props: { found } }, { api }) };
}

it('leads to product groups, to the phone and to best sellers', async () => {
  const { products, view } = scene(0);
  render(await view);
  const groups = within(screen.getByRole('navigation', { name: 'Katso tuoteryhmät' }));
  expect(groups.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/c/vinssit',
    '/c/renkaat',
  ]);
  expect(screen.getByRole('link', { name: '020 000 0000' }).getAttribute('href')).toBe('tel:+358200000000');
  expect(screen.getAllByRole('article')).toHaveLength(4);
  expect(products.mock.calls).toEqual([[{ skip: 0, take: 4, sort: 'MOST_SOLD' }]]);
});

it('shows the rest when a part cannot be loaded', async () => {
  render(await scene(0, () => Promise.reject(new Error('down'))).view);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getAllByRole('article')).toHaveLength(4);
});

it('shows and asks nothing while there are results', async () => {
  const { products, view } = scene(3);
  expect(await view).toBeNull();
  expect(products).not.toHaveBeenCalled();
});
