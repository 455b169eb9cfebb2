/** The shop's database for a command line tool: a named one, that of DATABASE_URL, or the embedded one of DATA_DIR, also while the shop runs. */
import type { Kysely } from 'kysely';
import { createDatabase } from './connect.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { silentLogger } from './logger.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';

/** Migrates before `work` and closes everything after it. `named` takes precedence over the environment. */
export async function withCommandDatabase<T>(
  named: string | undefined,
  work: (db: Kysely<Schema>, url: string) => Promise<T>,
): Promise<T> {
  const { DATABASE_URL, DATABASE_POOLING, DATA_DIR } = process.env;
  const address = named ?? (DATABASE_URL || undefined);
  const embedded =
    address === undefined
      ? await startEmbeddedPostgres({ dataDir: DATA_DIR || './data', logger: silentLogger })
      : null;
  const url = address ?? embedded?.url ?? '';
  const { db, close } = createDatabase({
    url,
    logger: silentLogger,
    poolSize: 4,
    pooling: address !== undefined && DATABASE_POOLING === 'transaction' ? 'transaction' : 'session',
  });
  try {
    await migrate({ url, logger: silentLogger });
    return await work(db, url);
  } finally {
    await close();
    await embedded?.stop();
  }
}
