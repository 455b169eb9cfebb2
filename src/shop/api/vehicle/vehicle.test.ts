/** What is asked about the products of a page and a vehicle. */
import { expect, it } from 'vitest';
import type { Transport } from '../transport.ts';
import { createVehicleApi } from './vehicle.ts';

const standard = { channelId: '1|fi', marketId: 'fi', languageId: 'fi-FI' };

interface Asked {
  filter: { productIds: number[] };
  take: number;
}

it('asks for many products in parts that the API does not refuse as too costly, and answers each', async () => {
  const asked: Asked[] = [];
  const query = (_: unknown, variables: unknown) => {
    const { filter, take } = variables as Asked;
    asked.push({ filter, take });
    return Promise.resolve({
      products: { products: filter.productIds.map(productId => ({ productId, parameterGroups: [] })) },
    });
  };
  const { fits } = createVehicleApi({ query } as unknown as Transport, standard);
  const ids = Array.from({ length: 250 }, (_, at) => at + 1);
  expect([...(await fits(ids)).keys()]).toEqual(ids);
  expect(asked.map(({ filter, take }) => [filter.productIds.length, take])).toEqual([
    [75, 75],
    [75, 75],
    [75, 75],
    [25, 25],
  ]);
  expect((await fits([])).size).toBe(0);
});
