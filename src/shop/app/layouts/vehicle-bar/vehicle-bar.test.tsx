/** The vehicle bar. */

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { testCart, testStores } from '#components/testing/testing-shop.tsx';
import { TestFrame } from '../common/testing-frame.tsx';
import { VehicleBar } from './vehicle-bar.tsx';

afterEach(cleanup);

const vehicle = { id: 'one', manufacturer: 'Polaris', year: '2022', model: 'Sportsman 850' };

async function show() {
  const stored = new Map<string, string>();
  const stores = testStores(
    testCart([]),
    {},
    {},
    {
      get: key => stored.get(key) ?? null,
      set: (key, text) => void stored.set(key, text),
    },
  );
  await act(async () =>
    render(
      <TestFrame stores={stores}>
        <VehicleBar />
      </TestFrame>,
    ),
  );
  return stores;
}
const toggle = (name: string) => screen.getByRole('button', { name });

it('opens the vehicle selector and closes it with Escape', async () => {
  await show();
  expect(screen.getByText('Valitse ajoneuvosi')).toBeDefined();
  await act(async () => void fireEvent.click(toggle('Valitse')));
  expect(toggle('Valitse').getAttribute('aria-expanded')).toBe('true');
  expect(await screen.findByRole('combobox', { name: 'Merkki' })).toBeDefined();
  await act(async () => void fireEvent.keyDown(document.body, { key: 'Escape' }));
  expect(toggle('Valitse').getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(toggle('Valitse'));
});

it('shows the chosen vehicle and links to the parts that fit it', async () => {
  const { vehicles } = await show();
  await act(async () => vehicles.add(vehicle));
  expect(screen.getByText('Polaris Sportsman 850 2022')).toBeDefined();
  const { pathname, searchParams } = new URL(
    screen.getByRole<HTMLAnchorElement>('link', { name: 'Näytä sopivat osat' }).href,
  );
  expect([pathname, searchParams.get('year')]).toEqual(['/list', '2022']);
  expect(searchParams.get('p-f_52_477')).toContain('~f_52_477_polaris-2022-sportsman-850,');
});
