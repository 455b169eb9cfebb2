/** Pages of the list of drawings (R-VEHICLE-29). */
import { expect, it, vi } from 'vitest';
import type { AssemblyApi } from '#api/assembly/types.ts';
import type { LoadContext } from '#engine/definition/contract.ts';
import { NotFound } from '#kernel/absence.ts';
import { sources } from './sources.ts';

function shop(count: number, vehicle: string | null = null) {
  const list = vi.fn<AssemblyApi['list']>(() => Promise.resolve({ count, vehicle, assemblies: [] }));
  const context = { api: { assembly: { list } } } as unknown as LoadContext;
  return {
    list,
    load: (parameters: Record<string, unknown>) => sources['assemblies']?.load(context, parameters),
  };
}

it('asks for the page of the address, of the vehicle that it names', async () => {
  const { list, load } = shop(60, 'Can-Am Outlander 650 2021');
  expect(await load({ page: '3', vehicle: 'f_1' })).toMatchObject({ page: 3, pageCount: 3, count: 60 });
  expect(list).toHaveBeenCalledExactlyOnceWith({ vehicle: 'f_1', skip: 48, take: 24 });
});

it('has one page at least, and none beyond the last', async () => {
  const { load } = shop(0);
  expect(await load({})).toMatchObject({ page: 1, pageCount: 1 });
  await expect(load({ page: '2' })).rejects.toThrow(NotFound);
  await expect(shop(24).load({ page: '2' })).rejects.toThrow(NotFound);
  const endless = shop(1_000_000);
  expect(await endless.load({ page: '1' })).toMatchObject({ pageCount: 251 });
  await expect(endless.load({ page: '252' })).rejects.toThrow(NotFound);
  expect(endless.list).toHaveBeenCalledOnce();
});
