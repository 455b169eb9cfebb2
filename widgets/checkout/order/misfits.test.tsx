/** What does not fit the vehicle is ordered knowingly or not at all (R-VEHICLE-17). */
import type { CheckoutApi } from '#api/checkout/types.ts';
import type { ProductCompatibility } from '#kernel/vehicle/product-compatibility.ts';
import { fillIn, order, show } from '#tests/support/worlds/checkout-scene.tsx';
import { aCart, aLine } from '#tests/support/worlds/shopper-scene.tsx';
import '@testing-library/jest-dom/vitest';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

const honda = { id: 'h', manufacturer: 'Honda', year: '2021', model: 'TRX520 Foreman' };
const polaris = { id: 'p', manufacturer: 'Polaris', year: '2022', model: 'Sportsman 850' };
const madeFor = (vehicle: string): ProductCompatibility => ({
  vehicles: [`f_52_477_${vehicle}`],
  universal: false,
  measures: [],
});
const known = new Map<number, ProductCompatibility | null>([
  [1, madeFor('honda-2021-trx520-foreman')],
  [2, madeFor('polaris-2022-sportsman-850')],
  [3, null],
]);
const line = (productId: number, isGift = false) =>
  aLine({
    id: `line-${productId}`,
    isGift,
    skuId: productId,
    product: { ...aLine().product, productId, name: `Osa ${productId}` },
  });

async function open(lines: readonly ReturnType<typeof line>[]) {
  const place = vi.fn<CheckoutApi['place']>(() => new Promise(() => undefined));
  const scene = await show({
    cart: aCart([...lines]),
    checkoutApi: { place },
    api: {
      vehicle: {
        fits: () => Promise.resolve(known),
        model: () => Promise.resolve({ techDataId: '1', data: {} }),
      },
    },
  });
  await act(async () => scene.stores.vehicles.add(honda));
  return { place, ...scene };
}

const box = () => screen.queryByRole('checkbox', { name: /Ei sovi ajoneuvoon/ });

beforeEach(() => sessionStorage.clear());

it('orders what does not fit after the shopper has said so, and names it with the vehicle', async () => {
  const { place } = await open([line(1), line(2), line(3)]);
  await fillIn();
  const named = await screen.findByRole('checkbox', {
    name: 'Ei sovi ajoneuvoon Honda TRX520 Foreman 2021: Osa 2. Tilaan silti.',
  });
  expect(named).not.toBeChecked();
  await order();
  expect(place).not.toHaveBeenCalled();
  expect(named).toHaveFocus();
  expect(named).toHaveAccessibleDescription('Vahvista, että tilaat osan, joka ei sovi, tai poista se.');
  await userEvent.click(named);
  await order();
  await vi.waitFor(() => expect(place).toHaveBeenCalledOnce());
});

it('asks nothing when everything fits, for a gift, and without a vehicle', async () => {
  const { place, stores } = await open([line(1), line(3), line(2, true)]);
  await fillIn();
  await screen.findAllByText('Sopii: Honda TRX520 Foreman 2021');
  expect(box()).toBeNull();
  await act(async () => stores.vehicles.remove('h'));
  await order();
  await vi.waitFor(() => expect(place).toHaveBeenCalledOnce());
});

it('keeps the sizes in names on one line', async () => {
  const tyre = line(2);
  await open([{ ...tyre, product: { ...tyre.product, name: 'Rengas 25x8-12' } }]);
  await fillIn();
  await screen.findByRole('checkbox', { name: /: Rengas 25x8-12\. Tilaan silti\./ });
  const words = screen.getByText(/Tilaan silti\./);
  expect(words.querySelector('bdi')).toHaveTextContent('25x8-12');
});

it('asks again for another vehicle', async () => {
  const { place, stores } = await open([line(1), line(2)]);
  await fillIn();
  await userEvent.click(await screen.findByRole('checkbox', { name: /Ei sovi ajoneuvoon Honda/ }));
  await act(async () => stores.vehicles.add(polaris));
  const named = await screen.findByRole('checkbox', {
    name: 'Ei sovi ajoneuvoon Polaris Sportsman 850 2022: Osa 1. Tilaan silti.',
  });
  expect(named).not.toBeChecked();
  await order();
  expect(place).not.toHaveBeenCalled();
});
