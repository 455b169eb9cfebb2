/** Starts the shop from its sources in a separate process and kills it at the end of the test, even if it never became ready. */
import { onTestFinished } from 'vitest';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';

export const startFromSources = (env: Readonly<Record<string, string>>): Promise<ShopProcess> =>
  startShopProcess({
    args: ['--import', 'tsx', 'tests/attack/shop-from-sources.ts'],
    cwd: process.cwd(),
    env,
    onSpawn: kill => onTestFinished(kill),
  });
