/** When the drawer of the vehicle bar closes by itself. */
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { vehicleKey } from '#components/vehicle/vehicle-address.ts';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import { useDrawer } from './use-drawer.ts';

const pageAt = (path: string, query: Readonly<Record<string, string>> = {}) =>
  ({ context: { path, query } }) as ResolvedPage;
const vehicle = { [vehicleKey]: 'Honda~honda' };

it.each([
  ['the list narrows itself to the vehicle', pageAt('/c/ploughs', vehicle), true],
  ['the list is sorted', pageAt('/c/ploughs', { sort: 'price-asc' }), false],
  ['another list is shown, narrowed', pageAt('/c/winches', vehicle), false],
])('when %s', (_case, next, isOpen) => {
  const { result, rerender } = renderHook(page => useDrawer(page), { initialProps: pageAt('/c/ploughs') });
  act(() => result.current.setOpen(true));
  rerender(next);
  expect(result.current.open).toBe(isOpen);
});

it('closes when another vehicle is chosen for a narrowed list', () => {
  const { result, rerender } = renderHook(page => useDrawer(page), {
    initialProps: pageAt('/c/ploughs', vehicle),
  });
  act(() => result.current.setOpen(true));
  rerender(pageAt('/c/ploughs', { [vehicleKey]: 'Yamaha~yamaha' }));
  expect(result.current.open).toBe(false);
});
