/** The bar of the chosen machine. */
import { testCart, testStores } from '#components/testing/testing-shop.tsx';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TestFrame } from '../testing-frame.tsx';
import { VehicleBar } from './vehicle-bar.tsx';

afterEach(cleanup);

const machine = { id: 'one', manufacturer: 'Polaris', year: '2022', model: 'Sportsman 850' };

async function show() {
  const kept = new Map<string, string>();
  const made = testStores(
    testCart([]),
    {},
    {},
    {
      get: key => kept.get(key) ?? null,
      set: (key, text) => void kept.set(key, text),
    },
  );
  await act(async () =>
    render(
      <TestFrame stores={made}>
        <VehicleBar />
      </TestFrame>,
    ),
  );
  return made;
}
const toggle = (name: string) => screen.getByRole('button', { name });

it('asks for a machine, unfolds the garage and folds it up with Escape', async () => {
  await show();
  expect(screen.getByText('Valitse ajoneuvosi')).toBeDefined();
  await act(async () => void fireEvent.click(toggle('Valitse')));
  expect(toggle('Valitse').getAttribute('aria-expanded')).toBe('true');
  expect(await screen.findByRole('combobox', { name: 'Merkki' })).toBeDefined();
  await act(async () => void fireEvent.keyDown(document.body, { key: 'Escape' }));
  expect(toggle('Valitse').getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(toggle('Valitse'));
});

it('names the chosen machine and leads to what fits it', async () => {
  const { vehicles } = await show();
  await act(async () => vehicles.add(machine));
  expect(screen.getByText('Polaris Sportsman 850 2022')).toBeDefined();
  const { pathname, searchParams } = new URL(
    screen.getByRole<HTMLAnchorElement>('link', { name: 'Näytä sopivat osat' }).href,
  );
  expect([pathname, searchParams.get('year')]).toEqual(['/list', '2022']);
  expect(searchParams.get('p-f_52_477')).toContain('~f_52_477_polaris-2022-sportsman-850,');
});
