/** The orders page as a customer sees it. */

import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { orderStatus } from '#api/order/order.ts';
import type { OrderApi } from '#api/order/types.ts';
import { ApiError } from '#api/transport.ts';
import type { ShopperStores } from '#stores/shopper/shopper-stores.ts';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import accountOrders from './index.ts';
import { ownOrders } from './sample-orders.ts';

async function show(mine: OrderApi['mine'], options: { vatIncluded?: boolean } = {}) {
  let stores: ShopperStores | undefined;
  const scene = await widgetScene(accountOrders, minimal, {
    ...options,
    api: { order: { mine } },
    withStores: made => {
      stores = made;
    },
  });
  await act(async () => render(scene));
  return stores as ShopperStores;
}

it('separates open orders from older ones and counts both', async () => {
  await show(() => Promise.resolve([...ownOrders]));
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Avoimet tilaukset (1)',
    'Aiemmat tilaukset (2)',
  ]);
});

it('expands to products, shipping and refunds', async () => {
  await show(() => Promise.resolve([...ownOrders]));
  const [, second] = screen.getAllByRole('button', { name: /Näytä tiedot/ });
  if (second) await userEvent.click(second);
  expect(screen.getByRole('link', { name: 'Seuraa lähetystä' }).getAttribute('href')).toBe(
    'https://tracking.example/JJFI1',
  );
  expect(screen.getByRole('link', { name: /Seuraa tai palauta ?#/ }).getAttribute('href')).toMatch(
    /\?order=\d+$/,
  );
  const refund = screen.getByText('Osa 2, Palautus').closest('li');
  expect(refund?.textContent).toBe('20.9.2026Osa 2, Palautus10,00\u00a0€');
  expect(within(screen.getByRole('list', { name: 'Ostoskori' })).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('Mönkijäkuja 4')).toBeDefined();
});

it('states what was refunded of a line', async () => {
  await show(() => Promise.resolve([...ownOrders]));
  const [, second] = screen.getAllByRole('button', { name: /Näytä tiedot/ });
  if (second) await userEvent.click(second);
  const [paid, refunded] = within(screen.getByRole('list', { name: 'Ostoskori' })).getAllByRole('listitem');
  expect([paid, refunded].map(row => /Hyvitetty 10,00/.test(row?.textContent ?? ''))).toEqual([false, true]);
  expect(screen.getByRole('heading', { level: 4, name: 'Laskutusosoite' })).toBeDefined();
});

it('labels totals and refunds with VAT where prices are without it', async () => {
  await show(() => Promise.resolve([...ownOrders]), { vatIncluded: false });
  const [, second] = screen.getAllByRole('button', { name: /Näytä tiedot/ });
  if (second) await userEvent.click(second);
  expect(screen.getAllByText('105,99 € sis. alv')).toHaveLength(3);
  expect(screen.getByText('Osa 2, Palautus').closest('li')).toHaveTextContent('10,00 € sis. alv');
  expect(screen.getByText(/Hyvitetty 10,00/)).toHaveTextContent('10,00 € sis. alv');
});

it('shows the reference and the cost centre of an organisation', async () => {
  const [order] = ownOrders;
  await show(async () => (order ? [{ ...order, reference: 'PO-118', costCenter: '4100' }] : []));
  await userEvent.click(screen.getByRole('button', { name: /Näytä tiedot/ }));
  expect(screen.getByText('Viitteesi').parentElement).toHaveTextContent('ViitteesiPO-118');
  expect(screen.getByText('Kustannuspaikka').parentElement).toHaveTextContent('Kustannuspaikka4100');
});

it('says of each product whether it fits the vehicle of the order', async () => {
  const [order] = ownOrders;
  const vehicle = 'Honda TRX520 2021';
  const lines = (order?.lines ?? []).map((line, at) => ({
    ...line,
    fit: at === 0 ? ('fits' as const) : null,
  }));
  await show(async () => (order ? [{ ...order, vehicle, lines }] : []));
  await userEvent.click(screen.getByRole('button', { name: /Näytä tiedot/ }));
  expect(screen.getAllByText('Sopii: Honda TRX520 2021')).toHaveLength(1);
});

it('offers neither tracking nor a return for a cancelled order', async () => {
  const [order] = ownOrders;
  await show(async () => (order ? [{ ...order, status: 'CANCELLED' as const }] : []));
  await userEvent.click(screen.getByRole('button', { name: /Näytä tiedot/ }));
  expect(screen.getByRole('link', { name: /Avaa tilaus/ })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /palauta/ })).toBeNull();
});

it('retries failed products when buying again, and adds none twice', async () => {
  vi.stubGlobal('reportError', () => undefined);
  const stores = await show(() => Promise.resolve([...ownOrders]));
  const add = vi
    .fn<ShopperStores['cart']['add']>()
    .mockResolvedValueOnce(true)
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue(true);
  Object.assign(stores, {
    cart: { add, dismissAdded: () => undefined, isPending: () => false, isChanging: false },
  });
  const [first] = screen.getAllByRole('button', { name: /Näytä tiedot/ });
  if (first) await userEvent.click(first);
  const again = screen.getByRole('button', { name: 'Tilaa uudelleen' });
  await userEvent.click(again);
  expect(await screen.findByText(/Yhteys katkesi/)).toBeDefined();
  await userEvent.click(again);
  await waitFor(() => expect(stores.panels.current).toBe('cart'));
  expect(add.mock.calls.map(([{ skuId }]) => skuId)).toEqual([1, 2, 2]);
});

it('links to the shop when there are no orders', async () => {
  await show(() => Promise.resolve([]));
  expect(screen.getByRole('heading', { level: 2, name: 'Et ole vielä tilannut mitään.' })).toBeDefined();
});

it('asks for sign-in when the session has ended, and says so when it is cancelled', async () => {
  const mine = vi
    .fn<OrderApi['mine']>()
    .mockRejectedValueOnce(new ApiError('graphql', 'CustomerOrders', 'over', { code: 'UNAUTHORIZED' }))
    .mockResolvedValue([]);
  const { panels } = await show(mine);
  expect([panels.current, panels.frame]).toEqual(['account', 'login']);
  await act(async () => panels.close());
  expect(screen.getByRole('alert').textContent).toContain('Yhteys katkesi');
  await userEvent.click(screen.getByRole('button', { name: 'Yritä uudelleen' }));
  expect(mine).toHaveBeenCalledTimes(2);
});

it.each([
  ['pending-payment', 'RECEIVED'],
  ['on-hold', 'PROCESSING'],
  ['out-of-stock', 'CANCELLED'],
  ['refunded', 'COMPLETED'],
  ['something new', 'PROCESSING'],
])('shows the status %s as %s', (state, text) => {
  expect(orderStatus(state)).toBe(text);
});
