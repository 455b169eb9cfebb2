/** Components that load on demand. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { TestShop, testCart, testStores } from '../testing/testing-shop.tsx';
import { LazyMount } from './lazy-mount.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('reports a failed load, and retries on the next request', async () => {
  vi.stubGlobal('reportError', () => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<{ default: () => ReactNode }>>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue({ default: () => <p>Tässä</p> });
  const stores = testStores(testCart([]));
  function Asking() {
    const [wanted, setWanted] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setWanted(true)}>
          Avaa
        </button>
        <LazyMount load={load} wanted={wanted} onFail={() => setWanted(false)}>
          {View => <View />}
        </LazyMount>
      </>
    );
  }
  render(
    <TestShop stores={stores}>
      <Asking />
    </TestShop>,
  );
  const press = () => act(async () => screen.getByRole('button', { name: 'Avaa' }).click());
  expect(load).not.toHaveBeenCalled();
  await press();
  expect(stores.notices.notice?.message).toBe('ERROR_NETWORK');
  await press();
  expect(screen.getByText('Tässä')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

it('leaves the page unchanged and shows no error when the load was not requested by the user', async () => {
  vi.stubGlobal('reportError', () => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn<() => Promise<{ default: () => ReactNode }>>().mockRejectedValue(new Error('down'));
  const stores = testStores(testCart([]));
  await act(async () =>
    render(
      <TestShop stores={stores}>
        <h1>Kauppa</h1>
        <LazyMount load={load} wanted>
          {View => <View />}
        </LazyMount>
      </TestShop>,
    ),
  );
  expect(screen.getByRole('heading', { name: 'Kauppa' })).toBeDefined();
  expect([stores.notices.notice, load.mock.calls.length]).toEqual([null, 1]);
});

it('shows the fallback while loading', async () => {
  let come: (found: { default: () => ReactNode }) => void = () => undefined;
  const load = () =>
    new Promise<{ default: () => ReactNode }>(resolve => {
      come = resolve;
    });
  await act(async () =>
    render(
      <TestShop stores={testStores(testCart([]))}>
        <LazyMount load={load} wanted fallback={<p>Tulossa</p>}>
          {View => <View />}
        </LazyMount>
      </TestShop>,
    ),
  );
  expect(screen.getByText('Tulossa')).toBeDefined();
  await act(async () => come({ default: () => <p>Tässä</p> }));
  expect(await screen.findByText('Tässä')).toBeDefined();
  expect(screen.queryByText('Tulossa')).toBeNull();
});
