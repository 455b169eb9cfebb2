/** The demo shop, or a part of it, in a database of a test: from its folder, as a start fills it. */
import { resolve } from 'node:path';
import { silentLogger } from '#backend/commands.ts';
import { fillFromFolder } from '#backend/index.ts';
import { invariant } from '#kernel/invariant.ts';

export const demoFolder = resolve(import.meta.dirname, '../../shops/atv-huset');

/** Loaded where it is needed: it takes seconds. */
const build = async () => (await import('../../tools/shop/shop-build.ts')).shopBuild();

/** @param products packages included; all of the folder when missing */
export async function fillDemo(databaseUrl: string, products?: number): Promise<void> {
  const { outcome, skipped } = await fillFromFolder({
    ...{ databaseUrl, build, products, folder: demoFolder },
    ...{ origin: 'http://localhost:3000', logger: silentLogger },
  });
  invariant(outcome === 'filled' && skipped === 0, 'the demo shop is filled from its folder');
}
