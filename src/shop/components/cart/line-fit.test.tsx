/** What a line of the cart says of the shopper's vehicle (R-VEHICLE-17). */

import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { observer } from 'mobx-react-lite';
import { expect, it, vi } from 'vitest';
import type { CartApi } from '#api/cart/types.ts';
import type { VehicleApi } from '#api/vehicle/types.ts';
import { ok } from '#kernel/result.ts';
import type { ProductCompatibility } from '#kernel/vehicle/product-compatibility.ts';
import { measuresIn } from '#tests/support/samples/stated-measures.ts';
import { aCart, aLine, shopperScene } from '#tests/support/worlds/shopper-scene.tsx';
import { FittingCartLines } from './fitting-cart-lines.tsx';

const honda = { id: 'h', manufacturer: 'Honda', year: '2021', model: 'TRX520 Foreman' };
const polaris = { id: 'p', manufacturer: 'Polaris', year: '2022', model: 'Sportsman 850' };
const compatibility = (changes: Partial<ProductCompatibility>): ProductCompatibility => ({
  ...{ vehicles: [], universal: false, measures: [] },
  ...changes,
});
const known = new Map<number, ProductCompatibility | null>([
  [1, compatibility({ vehicles: ['f_52_477_honda-2021-trx520-foreman'] })],
  [2, compatibility({ vehicles: ['f_52_477_polaris-2022-sportsman-850'] })],
  [3, compatibility({ universal: true, measures: measuresIn('30x10-14') })],
  [4, compatibility({ universal: true, measures: measuresIn('26x11-12') })],
  [5, compatibility({ universal: true })],
  [6, null],
]);
const line = (productId: number) =>
  aLine({
    id: `line-${productId}`,
    skuId: productId,
    product: { ...aLine().product, productId, name: `Osa ${productId}`, href: `/p/${productId}` },
  });

async function show({
  ids = [1, 2, 3, 4, 5, 6],
  vehicles = [honda],
  fits = vi.fn<VehicleApi['fits']>(() => Promise.resolve(known)),
  cartApi = {},
}: {
  ids?: readonly number[];
  vehicles?: readonly (typeof honda)[];
  fits?: VehicleApi['fits'];
  cartApi?: Partial<CartApi>;
} = {}) {
  const data = { frontTire: '25x8-12', backTire: '25x10-12', frontBoltPattern: '4/110' };
  const model = () => Promise.resolve({ techDataId: '1', data });
  const scene = shopperScene({ api: { vehicle: { fits, model } }, cart: aCart(ids.map(line)), cartApi });
  for (const vehicle of vehicles) scene.stores.vehicles.add(vehicle);
  await scene.stores.cart.load();
  const Live = observer(() => <FittingCartLines lines={scene.stores.cart.cart?.lines ?? []} />);
  await act(async () => void render(scene.within(<Live />)));
  return scene;
}
const row = (id: number) =>
  screen.getByRole('link', { name: new RegExp(`Osa ${id}$`) }).closest('li') as HTMLElement;
const words = (id: number) => row(id).textContent;

it('says of every line whether it fits, needs its measures compared or does not fit, and why', async () => {
  const fits = vi.fn<VehicleApi['fits']>(() => Promise.resolve(known));
  await show({ fits });
  await waitFor(() => expect(words(1)).toContain('Sopii: Honda TRX520 Foreman 2021'));
  expect(words(2)).toContain('Ei sovi: Honda TRX520 Foreman 2021. Tehty muihin ajoneuvoihin.');
  expect(words(3)).toContain('Ei sovi: Honda TRX520 Foreman 2021. Vannekoko 14″, ajoneuvossasi 12″.');
  expect(words(4)).toContain('Tarkista mitat. Renkaan halkaisija 26″, ajoneuvossasi 25″.');
  expect(words(5)).toContain('Yleismalli');
  expect(words(6)).not.toMatch(/sopi|mitat|yleis/i);
  expect(fits.mock.calls).toEqual([[[1, 2, 3, 4, 5, 6]]]);
});

it('says and asks nothing without a vehicle', async () => {
  const fits = vi.fn<VehicleApi['fits']>();
  await show({ vehicles: [], fits });
  expect(screen.getByRole('list', { name: 'Ostoskori' }).textContent).not.toMatch(/sopi|mitat|yleis/i);
  expect(fits).not.toHaveBeenCalled();
});

it('follows the vehicle', async () => {
  const { stores } = await show({ ids: [1, 2], vehicles: [polaris, honda] });
  await waitFor(() => expect(words(1)).toContain('Sopii: Honda'));
  await act(async () => stores.vehicles.choose('p'));
  await waitFor(() => expect(words(1)).toContain('Ei sovi: Polaris Sportsman 850 2022'));
  expect(words(2)).toContain('Sopii: Polaris Sportsman 850 2022');
});

it('removes what does not fit, or changes the vehicle', async () => {
  const remove = vi.fn<CartApi['setQuantity']>(() => Promise.resolve(ok(aCart([line(1)]))));
  await show({ ids: [1, 2], cartApi: { setQuantity: remove } });
  await waitFor(() => expect(words(2)).toContain('Ei sovi'));
  await userEvent.click(within(row(2)).getByRole('button', { name: 'Vaihda ajoneuvo' }));
  expect(await within(row(2)).findByRole('combobox', { name: 'Merkki' })).toBeDefined();
  const [button] = within(row(2)).getAllByRole('button', { name: 'Poista ostoskorista: Osa 2' });
  if (button) await userEvent.click(button);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
});

it('says nothing while the answer is missing', async () => {
  await show({ ids: [1], fits: () => Promise.reject(new Error('down')) });
  expect(words(1)).not.toMatch(/sopi/i);
});
