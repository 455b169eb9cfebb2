/** Every acknowledged order exists once, the stock that is missing is in orders, and all other invariants hold. */
import type { Pool } from 'pg';
import { expect } from 'vitest';
import { brokenInvariants, type Witness } from './invariants.ts';

export async function expectNothingLost(
  pool: Pool,
  acknowledged: readonly string[],
  skuId: number,
  stock: number,
  rest: Witness = {},
): Promise<void> {
  expect(await brokenInvariants(pool, { ...rest, acknowledged, stock: { [skuId]: stock } })).toEqual([]);
}
