/** The set of parts for the shopper's vehicle (R-PRODUCT-50). */

import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { CartApi } from '#api/cart/types.ts';
import type { PartApi, SetPart } from '#api/part/types.ts';
import { setAnchor } from '#components/product/set-anchor.ts';
import { ok } from '#kernel/result.ts';
import { aCart, aPrice, shopperScene } from '#tests/support/worlds/shopper-scene.tsx';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import relatedProducts from './index.ts';
import { MatchingSet } from './matching-set.tsx';

const aPart = (
  name: string,
  amount: number,
  { front = 0, rear = 0, quantity = front + rear }: Partial<SetPart>,
): SetPart => ({
  part: {
    ...{ skuId: amount, productId: amount, name, href: `/p/${amount}`, brand: '', image: null, skuName: '' },
    ...{ articleNumber: String(amount), price: aPrice(amount) },
    stock: { totalStock: 8, inStock: 8, oversellable: 0, static: 0, incoming: null },
  },
  ...{ skuId: amount, quantity, front, rear },
});
const parts = [
  aPart('Etu', 100, { front: 2 }),
  aPart('Taka', 120.1, { rear: 2 }),
  aPart('Vanne', 90, { front: 2, rear: 2 }),
  aPart('Mutterit', 20, { quantity: 1 }),
];
const honda = { id: 'h', manufacturer: 'Honda', year: '2021', model: 'TRX520 Foreman' };
const facet = 'f_52_477_honda-2021-trx520-foreman';

async function show({
  matchingSet = () => Promise.resolve(parts),
  vehicles = [honda],
  addAll = vi.fn<CartApi['addAll']>(() => Promise.resolve(ok(aCart()))),
  inAddress = null as { facetId: string; parts: readonly SetPart[] } | null,
}: {
  matchingSet?: PartApi['matchingSet'];
  vehicles?: readonly (typeof honda)[];
  addAll?: CartApi['addAll'];
  inAddress?: { facetId: string; parts: readonly SetPart[] } | null;
} = {}) {
  const scene = shopperScene({ api: { part: { matchingSet } }, cartApi: { addAll } });
  for (const vehicle of vehicles) scene.stores.vehicles.add(vehicle);
  const view = <MatchingSet id="set" alias="rengas" cartHref="/kori" inAddress={inAddress} />;
  await act(async () => void render(scene.within(view)));
  return { ...scene, addAll };
}
const plain = (element: HTMLElement) => (element.textContent ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

it('states the pieces of each place, and a sum that adds up', async () => {
  const matchingSet = vi.fn<PartApi['matchingSet']>(() => Promise.resolve(parts));
  await show({ matchingSet });
  const set = screen.getByRole('region', { name: 'Koko sarja: Honda TRX520 Foreman 2021' });
  expect(set.id).toBe(setAnchor);
  expect(document.documentElement).toHaveAttribute('data-has-set');
  const rows = within(set).getAllByRole('listitem').map(plain);
  expect(rows).toEqual([
    'Etu2 eteen200,00 €',
    'Taka2 taakse240,20 €',
    'Vanne2 eteen, 2 taakse360,00 €',
    'Mutterit1 kpl20,00 €',
  ]);
  expect(plain(set)).toContain('Koko sarja yhteensä 820,20 €');
  expect(matchingSet.mock.calls).toEqual([['rengas', facet]]);
});

it('adds all parts with one press', async () => {
  const { addAll, stores } = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Lisää koko sarja ostoskoriin' }));
  await waitFor(() => expect(stores.cart.added?.quantity).toBe(9));
  // The API refuses fields that it does not know.
  expect(vi.mocked(addAll).mock.calls.map(([, lines]) => lines)).toEqual([
    [
      { skuId: 100, quantity: 2 },
      { skuId: 120.1, quantity: 2 },
      { skuId: 90, quantity: 4 },
      { skuId: 20, quantity: 1 },
    ],
  ]);
});

it('claims nothing without a vehicle, and without a set for it', async () => {
  const matchingSet = vi.fn<PartApi['matchingSet']>(() => Promise.resolve(null));
  await show({ vehicles: [], matchingSet });
  expect(matchingSet).not.toHaveBeenCalled();
  await show({ matchingSet });
  expect(screen.queryByRole('region')).toBeNull();
});

it('is a form for the vehicle that the address names', async () => {
  await show({ vehicles: [], inAddress: { facetId: facet, parts } });
  const form = screen.getByRole('button', { name: 'Lisää koko sarja ostoskoriin' }).closest('form');
  expect(form?.getAttribute('action')).toBe('/kori');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ product: 'rengas', set: facet });
});

it('is asked of the backend only where the address names a vehicle and the shop has sets', async () => {
  const matchingSet = vi.fn<PartApi['matchingSet']>(() => Promise.resolve(parts));
  const scene = (props: object) =>
    widgetScene(
      relatedProducts,
      { ...minimal, props: { ...minimal.props, show: 'set', ...props } },
      { api: { part: { matchingSet } } },
    );
  expect(await scene({ hasSet: false, vehicle: facet })).toBeNull();
  expect(await scene({ hasSet: true })).not.toBeNull();
  expect(await scene({ hasSet: true, vehicle: 'c_1' })).not.toBeNull();
  expect(matchingSet).not.toHaveBeenCalled();
  await act(async () => void render(await scene({ hasSet: true, vehicle: facet })));
  expect(screen.getByRole('region', { name: 'Yhteensopiva sarja' })).toBeDefined();
});
