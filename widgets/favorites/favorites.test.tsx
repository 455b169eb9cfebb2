/** Favourites from the shopper's point of view. */

import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CatalogueApi } from '#api/catalogue/catalogue-api.ts';
import type { ListQuery } from '#api/catalogue/list-types.ts';
import type { ShopperStores } from '#stores/shopper/shopper-stores.ts';
import { aProduct } from '#tests/support/samples/sample-products.ts';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import favorites from './index.ts';

async function show(marked: readonly number[], products: CatalogueApi['products']) {
  let stores: ShopperStores | undefined;
  const scene = await widgetScene(favorites, minimal, {
    api: { catalogue: { products } },
    withStores: made => {
      for (const id of marked) made.favorites.toggle(id);
      stores = made;
    },
  });
  await act(async () => render(scene));
  return stores as ShopperStores;
}

it('explains the empty page, links to the shop, and sends no request', async () => {
  const ask = vi.fn<CatalogueApi['products']>();
  await show([], ask);
  expect(screen.getByRole('heading', { level: 1, name: 'Suosikit' })).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/all-products');
  expect(ask).not.toHaveBeenCalled();
});

it('shows the favourites, and the empty page once the last is removed', async () => {
  const ask = vi.fn<CatalogueApi['products']>().mockResolvedValue({
    count: 1,
    products: [aProduct({ productId: 7 })],
  });
  const { favorites: marked } = await show([7], ask);
  expect(screen.getByText('1 tuote')).toBeDefined();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  act(() => marked.toggle(7));
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/all-products');
});

it('says that loading failed and retries', async () => {
  const ask = vi.fn<CatalogueApi['products']>().mockRejectedValueOnce(new Error('down'));
  ask.mockResolvedValue({ count: 1, products: [aProduct({ productId: 7 })] });
  await show([7], ask);
  expect(screen.getByRole('alert').textContent).toContain('Yhteys katkesi');
  await act(async () => screen.getByRole('button', { name: 'Yritä uudelleen' }).click());
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

const idsOf = ({ filter }: ListQuery) => (filter ? (filter.productIds as number[]) : []);

it('drops products that the shop has removed, and loads a long list in batches (R-FAV-3)', async () => {
  const ids = Array.from({ length: 250 }, (_, index) => index + 1);
  const ask = vi.fn<CatalogueApi['products']>(query => {
    const found = idsOf(query).filter(id => id !== 3);
    return Promise.resolve({
      count: found.length,
      products: found.map(productId => aProduct({ productId })),
    });
  });
  const { favorites: marked } = await show(ids, ask);
  expect(await screen.findByText('249 tuotetta')).toBeDefined();
  expect(ask.mock.calls.map(([query]) => idsOf(query).length)).toEqual([100, 100, 50]);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(249));
  expect(marked.has(3)).toBe(false);
});
