/** What the shell does when the page is left. */

import { expect, it, vi } from 'vitest';
import type { CartApi } from '#api/cart/types.ts';
import { testCart, testLine, testStores } from '#components/testing/testing-shop.tsx';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import { noPublicConfig } from '#kernel/public-config.ts';
import { createEventRecord } from '#stores/common/event-log.ts';
import { startShell } from './start-shell.ts';

it.each([
  ['the page goes', () => window.dispatchEvent(new Event('pagehide'))],
  [
    'another tab or window is looked at',
    () => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
])('sends a pending quantity when %s', async (_, go) => {
  const quiet = { matches: false, addEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => quiet);
  const line = testLine(1);
  const cart = testCart([line]);
  const setQuantity = vi.fn<CartApi['setQuantity']>(() => Promise.resolve({ ok: true, value: cart }));
  const stores = testStores(cart, { setQuantity });
  startShell({
    stores,
    record: createEventRecord(),
    config: noPublicConfig,
    root: document.body,
    screen: { page: {} as ResolvedPage },
    prefetch: () => undefined,
    prepare: () => undefined,
    hydrateNow: () => null,
    onVehicle: () => undefined,
  });
  const outcome = stores.cart.setQuantity(line, 3);
  expect(setQuantity).not.toHaveBeenCalled();
  go();
  expect(await outcome).toBe('taken');
  expect(setQuantity.mock.calls).toEqual([['cart-1', { id: line.id, quantity: 3 }]]);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
