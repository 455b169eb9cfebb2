/** Studio of a demo shop of its own, which runs in this process until the tests of the file have ended. */
import type { Kysely } from 'kysely';
import { afterAll } from 'vitest';
import type { Schema } from '#backend/commands.ts';
import type { Shop } from '#server/start/start-shop.ts';
import type { Role } from '#studio-api/staff.ts';
import { createDemoDatabase } from './demo-database.ts';
import { shopOnDatabase } from './shop-on-database.ts';
import { type StudioClient, signedInAs } from './studio-client.ts';

export interface OpenStudio {
  db: Kysely<Schema>;
  shop: Shop;
  studioOrigin: string;
  /** A browser of a member of staff with this role, who is admitted for it. */
  signIn(role: Role): Promise<StudioClient>;
}

/** Call it outside of the tests: the shop is stopped after all of them. */
export async function openStudio(): Promise<OpenStudio> {
  const { url, db, drop } = await createDemoDatabase();
  const shop = await shopOnDatabase(url);
  afterAll(async () => {
    await shop.stop();
    await drop();
  });
  const studioOrigin = shop.studioOrigin ?? '';
  return { db, shop, studioOrigin, signIn: role => signedInAs(role, { db, studioOrigin }) };
}
