/** Related products that can be added after a purchase. */

import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { CartApi } from '#api/cart/types.ts';
import type { RelatedProduct } from '#api/product/types.ts';
import { ok } from '#kernel/result.ts';
import { aProduct } from '#tests/support/samples/sample-products.ts';
import { measuresIn } from '#tests/support/samples/stated-measures.ts';
import { aCart, aLine, aPrice, shopperScene } from '#tests/support/worlds/shopper-scene.tsx';
import { QuickAdds } from './quick-adds.tsx';

const part = (
  alias: string,
  skuId: number | null,
  changes: Partial<RelatedProduct> = {},
): RelatedProduct => ({
  card: aProduct({ alias }),
  alias,
  name: `Osa ${alias}`,
  href: `/p/${alias}`,
  brand: '',
  image: null,
  price: aPrice(19),
  fit: null,
  skuId,
  ...changes,
});

async function show(
  related: readonly RelatedProduct[],
  add: CartApi['add'] = vi.fn(),
  accessories: readonly RelatedProduct[] = [],
) {
  const groups = [
    { type: 'Accessories', products: [...accessories] },
    { type: 'SIMILAR', products: [part('muu', 9)] },
    { type: 'Related', products: [...related] },
  ];
  const scene = shopperScene({
    api: {
      product: { related: () => Promise.resolve(groups) },
      vehicle: {
        model: () =>
          Promise.resolve({ techDataId: '1', data: { frontTire: '25x8-12', backTire: '25x10-12' } }),
      },
    },
    cartApi: { add },
  });
  scene.stores.vehicles.add({ id: 'h', manufacturer: 'Honda', year: '2021', model: 'TRX520 Foreman' });
  await act(async () => void render(scene.within(<QuickAdds alias="vinssi" />)));
  return scene;
}

it('shows a limited number of related products', async () => {
  await show(['a', 'b', 'c', 'd'].map((alias, index) => part(alias, index + 1)));
  expect(screen.getByRole('region', { name: 'Tarvitset ehkä myös' })).toBeDefined();
  expect(screen.getAllByRole('listitem').map(row => row.querySelector('a')?.textContent)).toEqual([
    'Osa a',
    'Osa b',
    'Osa c',
  ]);
});

it('prefers accessories and omits products for another vehicle and those that have to be checked', async () => {
  const fit = (facet: string) => ({ vehicles: [`f_52_477_${facet}`], universal: false, measures: [] });
  await show([part('muu', 1)], vi.fn(), [
    part('yleinen', 2),
    part('polaris', 3, { fit: fit('polaris-2022-sportsman-850') }),
    part('toinen vanne', 5, { fit: { vehicles: [], universal: true, measures: measuresIn('14″') } }),
    part('mitattava', 6, { fit: { vehicles: [], universal: true, measures: measuresIn('26x11-12') } }),
    part('honda', 4, { fit: fit('honda-2021-trx520-foreman') }),
  ]);
  expect(screen.getByRole('region', { name: 'Lisävarusteet' })).toBeDefined();
  expect(screen.getAllByRole('listitem').map(row => row.querySelector('a')?.textContent)).toEqual([
    'Osa honda',
    'Osa yleinen',
  ]);
});

it('adds a product with a single size, and links to one with several', async () => {
  const add = vi.fn<CartApi['add']>().mockResolvedValue(ok(aCart([aLine({ skuId: 7, quantity: 1 })])));
  await show([part('koysi', 7), part('takki', null)], add);
  expect(screen.getByRole('link', { name: 'Lue lisää: Osa takki' }).getAttribute('href')).toBe('/p/takki');
  await userEvent.click(screen.getByRole('button', { name: 'Lisää ostoskoriin: Osa koysi' }));
  expect(add).toHaveBeenCalledWith('cart-1', { skuId: 7, quantity: 1 });
  expect(await screen.findByText('Ostoskorissa 1 kpl')).toBeDefined();
});

it('says so when adding failed, and allows a retry', async () => {
  vi.stubGlobal('reportError', () => undefined);
  const add = vi.fn<CartApi['add']>().mockRejectedValueOnce(new Error('down'));
  add.mockResolvedValue(ok(aCart([aLine({ skuId: 7, quantity: 1 })])));
  await show([part('koysi', 7)], add);
  const button = screen.getByRole('button', { name: /Osa koysi/ });
  await userEvent.click(button);
  expect((await screen.findByRole('alert')).textContent).toMatch(/Ostoskori ei päivittynyt/);
  await userEvent.click(button);
  expect(await screen.findByText('Ostoskorissa 1 kpl')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('renders nothing without related products', async () => {
  await show([]);
  expect(screen.queryByRole('region')).toBeNull();
});
