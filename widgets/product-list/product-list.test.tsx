/** Short product lists, and their configurations in the CMS. */

import { act, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import type { CatalogueApi } from '#api/catalogue/catalogue-api.ts';
import type { ShopperStores } from '#stores/shopper/shopper-stores.ts';
import { aProduct, aReducedProduct, someProducts } from '#tests/support/samples/sample-products.ts';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import grid from './examples/grid.json' with { type: 'json' };
import minimal from './examples/minimal.json' with { type: 'json' };
import { fromCms } from './from-cms.ts';
import list from './index.ts';

const answering = (products = someProducts(4)) => {
  const ask = vi.fn<CatalogueApi['products']>(() => Promise.resolve({ count: products.length, products }));
  return { ask, api: { catalogue: { products: ask } } };
};

it('queries by its filter and shows each product as a link with its price', async () => {
  const { ask, api } = answering([aProduct(), aReducedProduct()]);
  const filter = { sort: 'MOST_SOLD', categoryIds: [4] };
  render(await widgetScene(list, { ...grid, props: { ...grid.props, filter } }, { api }));
  expect(ask).toHaveBeenCalledWith({ skip: 0, take: 8, filter });
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(2);
  const [plain, reduced] = cards.map(card => within(card));
  expect(plain?.getByRole('link', { name: /Vinssi 2500\slb/ }).getAttribute('href')).toBe('/p/vinssi-2500');
  expect(plain?.getByText('299,00 €')).toBeDefined();
  expect(reduced?.getByRole('img', { name: '25 prosentin alennus' })).toBeDefined();
  expect(reduced?.getByText(/Alin hinta 30 päivänä ennen alennusta: 279,00/)).toBeDefined();
});

it('is labelled by its title and links to all products', async () => {
  const { api } = answering();
  render(await widgetScene(list, grid, { api }));
  const region = within(screen.getByRole('region', { name: 'Suosittua juuri nyt' }));
  expect(region.getByRole('heading', { level: 2 })).toBeDefined();
  expect(region.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  expect(region.getByRole('link', { name: 'Katso kaikki' })).toBeDefined();
});

it('is one landmark as a rail too: screen readers list no name twice', async () => {
  const { api } = answering();
  const rail = { ...grid, props: { ...grid.props, display: 'slider' } };
  render(await widgetScene(list, rail, { api }));
  expect(screen.getAllByRole('region')).toHaveLength(1);
  expect(screen.getByRole('group', { name: 'Suosittua juuri nyt' })).toBeDefined();
});

it('shows prices without VAT to customers who buy without it', async () => {
  const { api } = answering([aProduct()]);
  render(await widgetScene(list, minimal, { api, vatIncluded: false }));
  expect(screen.getByText('238,25 €')).toBeDefined();
  expect(screen.getByText('ilman alv')).toBeDefined();
});

it('renders nothing without products', async () => {
  const { api } = answering([]);
  expect(await widgetScene(list, grid, { api })).toBeNull();
});

it('renders nothing in an unknown mode', () => {
  expect(fromCms({ title: 'A', mode: 'GUESSED' })).toBeNull();
  expect(fromCms({ mode: 'FAVORITES', searchParameters: { brandIds: [1] } })).not.toHaveProperty('filter');
});

const remembered = (mode: string, props = {}) => ({
  ...minimal,
  props: { ...minimal.props, mode, ...props },
});

it.each([['FAVORITES'], ['LATEST_VIEWED']])(
  'sends no request in the mode %s without ids (R-WIDGET-10)',
  async mode => {
    const { ask, api } = answering();
    const { container } = render((await widgetScene(list, remembered(mode), { api })) as ReactElement);
    expect(container.textContent).toBe('');
    expect(ask).not.toHaveBeenCalled();
  },
);

it('shows favourites, newest first, and drops removed ones at once', async () => {
  const { ask, api } = answering([
    aProduct({ productId: 2, name: 'Toinen' }),
    aProduct({ productId: 1, name: 'Eka' }),
  ]);
  let stores: ShopperStores | undefined;
  const scene = await widgetScene(list, remembered('FAVORITES'), {
    api,
    withStores: made => {
      for (const id of [1, 2]) made.favorites.toggle(id);
      stores = made;
    },
  });
  await act(async () => render(scene));
  expect(ask.mock.calls[0]?.[0].filter).toEqual({ productIds: [2, 1], sort: 'FACET_ORDER' });
  expect(screen.getAllByRole('article')).toHaveLength(2);
  act(() => stores?.favorites.toggle(2));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Eka']);
  expect(ask).toHaveBeenCalledTimes(1);
});

it("shows recently viewed products without the page's own product", async () => {
  const { ask, api } = answering([aProduct({ productId: 7, name: 'Toinen' })]);
  const scene = await widgetScene(list, remembered('LATEST_VIEWED', { excludeProduct: 9 }), {
    api,
    withStores: made => void Object.assign(made, { latestViewed: { read: () => [9, 7] } }),
  });
  await act(async () => render(scene));
  expect(ask.mock.calls[0]?.[0].filter).toEqual({ productIds: [7], sort: 'FACET_ORDER' });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Toinen']);
});

it("fills its limit without the page's own product", async () => {
  const { ask, api } = answering(someProducts(4));
  const grid = { ...minimal, props: { ...minimal.props, display: 'grid', limit: 3, excludeProduct: 2 } };
  render(await widgetScene(list, grid, { api }));
  expect(ask).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ skip: 0, take: 4 }));
  expect(
    screen.getAllByRole('article').map(card => card.closest('[data-card]')?.getAttribute('data-card')),
  ).toEqual(['1', '3', '4']);
});

it("leaves out the page's own product on its page, also in content that names none", async () => {
  const { ask, api } = answering(someProducts(4));
  const own = someProducts(4)[1]?.alias ?? '';
  const grid = { ...minimal, props: { ...minimal.props, display: 'grid', limit: 3 } };
  const route = { name: 'product', params: { alias: own } };
  render(await widgetScene(list, grid, { api, route }));
  expect(ask).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ skip: 0, take: 4 }));
  const ids = screen
    .getAllByRole('article')
    .map(card => card.closest<HTMLElement>('[data-card]')?.dataset['card']);
  expect(ids).toEqual(['1', '3', '4']);
});

it('loads more in a grid without limit until all are shown (R-WIDGET-11)', async () => {
  const all = someProducts(5);
  const ask = vi.fn<CatalogueApi['products']>(({ skip, take }) =>
    Promise.resolve({ count: 5, products: all.slice(skip, skip + take) }),
  );
  ask.mockResolvedValueOnce({ count: 5, products: all.slice(0, 3) }).mockRejectedValueOnce(new Error('down'));
  const more = { ...minimal, props: { ...minimal.props, display: 'grid', loadMore: true, limit: 3 } };
  render(await widgetScene(list, more, { api: { catalogue: { products: ask } } }));
  expect(screen.getByText('Näytetään 3 / 5')).toBeDefined();
  const button = screen.getByRole('button', { name: 'Näytä lisää tuotteita' });
  await act(async () => button.click());
  expect(screen.getByRole('alert').textContent).toContain('Yhteys katkesi');
  await act(async () => button.click());
  expect(ask).toHaveBeenLastCalledWith(expect.objectContaining({ skip: 3, take: 3 }));
  expect(screen.getAllByRole('article')).toHaveLength(5);
  expect(screen.queryByRole('button', { name: 'Näytä lisää tuotteita' })).toBeNull();
});

it('begins anew when its filter changes, as while it is edited', async () => {
  const all = someProducts(5);
  const ask = vi.fn<CatalogueApi['products']>(({ skip, take, categoryAlias }) =>
    Promise.resolve(
      categoryAlias === 'aurat'
        ? { count: 2, products: all.slice(0, 2) }
        : { count: 5, products: all.slice(skip, skip + take) },
    ),
  );
  const more = { ...minimal, props: { ...minimal.props, display: 'grid', loadMore: true, limit: 3 } };
  const { rerender } = render(await widgetScene(list, more, { api: { catalogue: { products: ask } } }));
  await act(async () => screen.getByRole('button', { name: 'Näytä lisää tuotteita' }).click());
  expect(screen.getByText('Näytetään 5 / 5')).toBeDefined();
  const other = { ...more, props: { ...more.props, categoryAlias: 'aurat' } };
  rerender(await widgetScene(list, other, { api: { catalogue: { products: ask } } }));
  expect(screen.getByText('Näytetään 2 / 2')).toBeDefined();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

it('counts what it is given, also when its data comes after its props, as while it is edited', async () => {
  const all = someProducts(5);
  const before = { count: 200, products: all.slice(0, 3) };
  const ask = vi.fn<CatalogueApi['products']>().mockResolvedValue(before);
  const api = { catalogue: { products: ask } };
  const more = { ...minimal, props: { ...minimal.props, display: 'grid', loadMore: true, limit: 3 } };
  const { rerender } = render(await widgetScene(list, more, { api }));
  const other = { ...more, props: { ...more.props, categoryAlias: 'aurat' } };
  rerender(await widgetScene(list, other, { api }));
  ask.mockResolvedValue({ count: 2, products: all.slice(3) });
  rerender(await widgetScene(list, other, { api }));
  expect(screen.getByText('Näytetään 2 / 2')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Näytä lisää tuotteita' })).toBeNull();
});

it('moves the focus to the first new card, and ends when nothing new comes', async () => {
  const all = someProducts(5);
  const ask = vi
    .fn<CatalogueApi['products']>()
    .mockResolvedValueOnce({ count: 9, products: all.slice(0, 3) });
  ask
    .mockResolvedValueOnce({ count: 9, products: all.slice(2) })
    .mockResolvedValue({ count: 9, products: [] });
  const more = { ...minimal, props: { ...minimal.props, display: 'grid', loadMore: true, limit: 3 } };
  render(await widgetScene(list, more, { api: { catalogue: { products: ask } } }));
  const button = () => screen.getByRole('button', { name: 'Näytä lisää tuotteita' });
  await act(async () => button().click());
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(5);
  expect(document.activeElement).toBe(within(cards[3] as HTMLElement).getByRole('link'));
  await act(async () => button().click());
  expect(screen.queryByRole('button', { name: 'Näytä lisää tuotteita' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Näytetään 5 / 5');
});

it('hydrates remembered lists when they are seen, sliders and the button for more when they are touched', () => {
  const hydrate = list.hydrate as (props: Record<string, unknown>) => string;
  expect(hydrate({ mode: 'DEFAULT' })).toBe('never');
  expect(hydrate({ mode: 'FAVORITES' })).toBe('visible');
  for (const props of [{ loadMore: true }, { controls: true }])
    expect(hydrate({ mode: 'DEFAULT', ...props })).toBe('interaction');
});

it('converts rows to four products each, and unlimited rows to one page', () => {
  expect(fromCms({ pageCount: 2, limitNrOfRows: true })).toMatchObject({ limit: 8, display: 'slider' });
  expect(fromCms({ pageCount: 2, limitNrOfRows: false, slideshowDisabled: true })).toMatchObject({
    limit: 20,
    display: 'grid',
  });
});

it('drops search parameters of the wrong type, and only those', () => {
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
