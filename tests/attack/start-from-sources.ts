/** The shop as a process of its own, straight from the sources; ended with the test, also when it never became ready. */
import { onTestFinished } from 'vitest';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';

export const startFromSources = (env: Readonly<Record<string, string>>): Promise<ShopProcess> =>
  startShopProcess({
    args: ['--import', 'tsx', 'tests/attack/shop-from-sources.ts'],
    cwd: process.cwd(),
    env,
    onSpawn: kill => onTestFinished(kill),
  });
