/** A small shop in this process that all tests of a file attack. */
import { afterAll } from 'vitest';
import { loadConfig } from '#server/config/load-config.ts';
import type { Frontend } from '#server/start/frontend.ts';
import { type Shop, startShop } from '#server/start/start-shop.ts';
import { memoryLogger } from '#server/testing/http-world.ts';
import { createDemoDatabase } from '../support/demo-database.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { smallShopRows } from '../support/worlds/small-shop.ts';
import { plainFrontend } from './plain-frontend.ts';

export interface AttackedShop extends Shop {
  /** What it logs. */
  lines: Record<string, unknown>[];
  /** Its database. */
  db: TestDatabase['db'];
}

/** The small shop's database; the demo shop's has content for real pages. */
async function smallDatabase(): Promise<TestDatabase> {
  const made = await createTestDatabase();
  await made.database.pool.query(smallShopRows);
  return made;
}

/** Real pages, without the assets of a build. */
const wholeFrontend = (): Frontend => ({ ...plainFrontend(), load: () => import('#entry/entry-server.tsx') });

/**
 * @param env settings besides database and port; the shop is in production.
 * @param hasPages whether it is the demo shop with its real pages.
 */
export async function shopForAttacks(
  env: Readonly<Record<string, string>> = {},
  hasPages = false,
): Promise<AttackedShop> {
  const { drop, url, db } = await (hasPages ? createDemoDatabase() : smallDatabase());
  const { logger, lines } = memoryLogger();
  const frontend = hasPages ? wholeFrontend() : plainFrontend();
  // A shop that is only tried does not start where others reach it.
  if (env['PUBLIC_ORIGIN'] !== undefined)
    await db.deleteFrom('setting').where('key', '=', 'shop.demo').execute();
  const config = loadConfig({ DATABASE_URL: url, PORT: '0', ...env }, process.cwd());
  const shop = await startShop({ config, logger, root: process.cwd(), frontend });
  afterAll(async () => {
    await shop.stop();
    await drop();
  });
  await shop.ready;
  return { ...shop, lines, db };
}
