/** Facts of the visitor for rules. */
import { observable, runInAction } from 'mobx';
import { expect, it, vi } from 'vitest';
import { createClientFacts } from './client-facts.ts';

it('gives the same facts until one differs, also when a vehicle is read again', async () => {
  const names = { manufacturer: 'Honda', model: 'TRX520', year: '2021' };
  const vehicles = observable({ current: { ...names, facetId: 'f' } }, {}, { deep: false });
  const stores = {
    vehicles,
    ...{ cart: { totalQuantity: 0 }, session: { isAuthenticated: false }, consent: { allowed: [] } },
  };
  const { facts, subscribe } = createClientFacts(
    stores as unknown as Parameters<typeof createClientFacts>[0],
    Promise.resolve(),
  );
  expect(facts()).toBeNull();
  await Promise.resolve();
  const before = facts();
  expect(before).toMatchObject({ vehicle: 'any', chosen: names });
  const heard = vi.fn();
  subscribe(heard);
  runInAction(() => (vehicles.current = { ...names, facetId: 'f' }));
  expect([facts() === before, heard.mock.calls.length]).toEqual([true, 0]);
  runInAction(() => (vehicles.current = { ...names, year: '2022', facetId: 'g' }));
  expect([facts() === before, heard.mock.calls.length]).toEqual([false, 1]);
});
