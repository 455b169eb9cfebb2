/** Starts the shop from its sources in a separate process and kills it at the end of the test, even if it never became ready. */
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { inject, onTestFinished } from 'vitest';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { oncePerRun } from '../support/vitest/once-per-run.ts';

const LOCK = 401;

const entries = { shop: 'tests/attack/shop-from-sources.ts', db: 'backend/operations/cli.ts' };

/**
 * Path of a script in a few files with its packages: each start would spend seconds on translating and finding a thousand
 * modules.
 */
export async function bundled(entry: keyof typeof entries): Promise<string> {
  const folder = join(inject('runFolder'), 'shop');
  await oncePerRun(
    LOCK,
    () => existsSync(folder),
    async () => {
      // Renamed when it is complete, so that a failed build leaves none.
      const outDir = `${folder}-new`;
      await build({
        configFile: false,
        logLevel: 'error',
        ssr: { noExternal: true, external: ['sharp', '@node-rs/argon2'] },
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          ssr: true,
          outDir,
          copyPublicDir: false,
          target: 'node20',
          minify: false,
          rolldownOptions: { input: entries },
        },
      });
      renameSync(outDir, folder);
    },
  );
  return join(folder, `${entry}.js`);
}

export async function startFromSources(
  env: Readonly<Record<string, string>>,
  { nodeArgs = [], ...limits }: { nodeArgs?: readonly string[]; handles?: number } = {},
): Promise<ShopProcess> {
  return startShopProcess({
    ...limits,
    args: [...nodeArgs, await bundled('shop')],
    cwd: process.cwd(),
    // The tests are clients with documents of their own.
    env: { FOREIGN_DOCUMENTS: 'true', ...env },
    onSpawn: kill => onTestFinished(kill),
  });
}
