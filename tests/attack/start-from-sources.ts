/** Starts the shop from its sources in a separate process and kills it at the end of the test, even if it never became ready. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { buildPrograms, programIn } from '../support/build-programs.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { oncePerRun } from '../support/vitest/once-per-run.ts';

const LOCK = 401;

/** The script of a program, which is built once per run. */
export async function bundled(path: string): Promise<string> {
  const folder = join(inject('runFolder'), 'programs');
  await oncePerRun(
    LOCK,
    () => existsSync(folder),
    () => buildPrograms(folder),
  );
  return programIn(folder, path);
}

export async function startFromSources(
  env: Readonly<Record<string, string>>,
  { nodeArgs = [], ...limits }: { nodeArgs?: readonly string[]; handles?: number } = {},
): Promise<ShopProcess> {
  return startShopProcess({
    ...limits,
    args: [...nodeArgs, await bundled('tests/attack/shop-from-sources.ts')],
    cwd: process.cwd(),
    // The tests are clients with documents of their own.
    env: { FOREIGN_DOCUMENTS: 'true', ...env },
    onSpawn: kill => onTestFinished(kill),
  });
}
