/** Starts the shop from its sources in a separate process and kills it at the end of the test, even if it never became ready. */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { onTestFinished } from 'vitest';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';

/** Inside the project, so that the bundle finds the packages. */
const cache = 'node_modules/.cache';

async function bundleShop(): Promise<string> {
  const outDir = mkdtempSync(join(process.cwd(), cache, 'attack-shop-'));
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      rolldownOptions: { input: { shop: 'tests/attack/shop-from-sources.ts' } },
    },
  });
  return join(outDir, 'shop.js');
}

let bundle: Promise<string> | undefined;

/** Bundles the sources once per worker: each start would spend seconds on translating a thousand modules. */
export async function startFromSources(env: Readonly<Record<string, string>>): Promise<ShopProcess> {
  bundle ??= bundleShop();
  return startShopProcess({
    args: [await bundle],
    cwd: process.cwd(),
    env,
    onSpawn: kill => onTestFinished(kill),
  });
}
