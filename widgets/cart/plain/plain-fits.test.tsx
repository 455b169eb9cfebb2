/** The cart without scripts says of each line whether it fits the vehicle of the cookie (R-VEHICLE-17, R-VEHICLE-30). */
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { VehicleApi } from '#api/vehicle/types.ts';
import { readLineFits } from '#components/cart/read-line-fits.ts';
import { TestShop, testCart, testLine, testStores } from '#components/testing/testing-shop.tsx';
import { PlainVehicleContext } from '#components/vehicle/plain-vehicle.ts';
import type { ProductCompatibility } from '#kernel/vehicle/product-compatibility.ts';
import { vehicleId } from '#stores/visitor/vehicle.ts';
import { measuresIn } from '#tests/support/samples/stated-measures.ts';
import { PlainLines } from './plain-lines.tsx';

afterEach(cleanup);

const names = { manufacturer: 'Can-Am', year: '2021', model: 'Outlander 650' };
const id = vehicleId(names);
const fit = (changes: Partial<ProductCompatibility>): ProductCompatibility => ({
  ...{ vehicles: [], universal: false, measures: [] },
  ...changes,
});
const known = new Map<number, ProductCompatibility | null>([
  [1, fit({ vehicles: ['f_52_477_can-am-2021-outlander-650'] })],
  [2, fit({ universal: true, measures: measuresIn('30x10-14') })],
]);
const data = { frontTire: '25x8-12', backTire: '25x10-12' };
const api: Pick<VehicleApi, 'model' | 'fits'> = {
  model: () => Promise.resolve({ techDataId: '1', data }),
  fits: () => Promise.resolve(known),
};
const part = testLine(3, {
  groupKey: 'set',
  package: { packageId: 9, name: 'Sarja' },
});
const lines = [
  ...[1, 2].map(skuId => testLine(skuId)),
  { ...part, product: { ...part.product, productId: 2 } },
];

async function show(vehicle: string | null, answers: typeof api = api) {
  const fits = await readLineFits(vehicle, lines, answers);
  render(
    <TestShop stores={testStores(testCart([]))}>
      <PlainVehicleContext
        value={{
          formHref: '/ajoneuvo',
          vehicle: vehicle === null ? null : { id, ...names },
          verdictOf: null,
        }}
      >
        <PlainLines lines={lines} problem={undefined} fits={fits} />
      </PlainVehicleContext>
    </TestShop>,
  );
}
const row = (name: string) =>
  screen.getByRole('link', { name: new RegExp(name) }).closest('li') as HTMLElement;

it('confirms what fits, and warns of what does not with both measures', async () => {
  await show(id);
  expect(row('Osa 1').textContent).toContain('Sopii: Can-Am Outlander 650 2021');
  expect(row('Osa 2').textContent).toContain('Ei sovi: Can-Am Outlander 650 2021. Vannekoko 14″');
});

it('removes what does not fit by the form, and leads to another vehicle, also in a package', async () => {
  await show(id);
  const [, remove] = within(row('Osa 2')).getAllByRole<HTMLButtonElement>('button', { name: /^Poista/ });
  const before = within(row('Osa 2')).getAllByRole<HTMLButtonElement>('button', { name: /^Poista/ });
  expect(before.map(({ type, name, value }) => [type, name, value])).toEqual([
    ['submit', 'remove', 'line-2'],
    ['submit', 'remove', 'line-2'],
  ]);
  expect(remove?.form).not.toBeNull();
  for (const name of ['Osa 2', 'Osa 3'])
    expect(within(row(name)).getByRole('link', { name: 'Vaihda ajoneuvo' })).toHaveAttribute(
      'href',
      '/ajoneuvo',
    );
});

it('says nothing without a vehicle, and while the answer is missing', async () => {
  for (const [vehicle, answers] of [
    [null, api],
    ['%%%', api],
    [id, { ...api, fits: () => Promise.reject(new Error('down')) }],
  ] as const) {
    await show(vehicle, answers);
    expect(screen.getByRole('list', { name: 'Ostoskori' }).textContent).not.toMatch(/sopi/i);
    cleanup();
  }
});
