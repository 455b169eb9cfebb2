// @vitest-environment jsdom
/** What goes with a purchase, taken along (facts 4.13). */
import type { CartApi } from '#api/cart/types.ts';
import type { RelatedProduct } from '#api/product/types.ts';
import { ok } from '#kernel/result.ts';
import { aCart, aLine, aPrice, shopperScene } from '#tests/support/shopper-scene.tsx';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { QuickAdds } from './quick-adds.tsx';

const part = (
  alias: string,
  skuId: number | null,
  changes: Partial<RelatedProduct> = {},
): RelatedProduct => ({
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
    api: { product: { related: () => Promise.resolve(groups) } },
    cartApi: { add },
  });
  scene.stores.vehicles.add({ id: 'h', manufacturer: 'Honda', year: '2021', model: 'TRX520 Foreman' });
  await act(async () => void render(scene.within(<QuickAdds alias="vinssi" />)));
  return scene;
}

it('facts 4.13: shows what is related only, and not a whole shelf of it', async () => {
  await show(['a', 'b', 'c', 'd'].map((alias, index) => part(alias, index + 1)));
  expect(screen.getByRole('region', { name: 'Tarvitset ehkä myös' })).toBeDefined();
  expect(screen.getAllByRole('listitem').map(row => row.querySelector('a')?.textContent)).toEqual([
    'Osa a',
    'Osa b',
    'Osa c',
  ]);
});

it('prefers accessories and offers nothing that is made for another vehicle', async () => {
  const fit = (facet: string) => ({ vehicles: [`f_52_477_${facet}`], universal: false, measures: [] });
  await show([part('muu', 1)], vi.fn(), [
    part('yleinen', 2),
    part('polaris', 3, { fit: fit('polaris-2022-sportsman-850') }),
    part('honda', 4, { fit: fit('honda-2021-trx520-foreman') }),
  ]);
  expect(screen.getByRole('region', { name: 'Lisävarusteet' })).toBeDefined();
  expect(screen.getAllByRole('listitem').map(row => row.querySelector('a')?.textContent)).toEqual([
    'Osa honda',
    'Osa yleinen',
  ]);
});

it('facts 4.13: adds one of what has one size, leads on where there is something to choose', async () => {
  const add = vi.fn<CartApi['add']>().mockResolvedValue(ok(aCart([aLine({ skuId: 7, quantity: 1 })])));
  await show([part('koysi', 7), part('takki', null)], add);
  expect(screen.getByRole('link', { name: 'Lue lisää: Osa takki' }).getAttribute('href')).toBe('/p/takki');
  await userEvent.click(screen.getByRole('button', { name: 'Lisää ostoskoriin: Osa koysi' }));
  expect(add).toHaveBeenCalledWith('cart-1', { skuId: 7, quantity: 1 });
  expect(await screen.findByText('Ostoskorissa 1 kpl')).toBeDefined();
});

it('says so when it could not be added, and can be tried again', async () => {
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

it('is not there when nothing goes with it', async () => {
  await show([]);
  expect(screen.queryByRole('region')).toBeNull();
});
