/** A separate PostgreSQL in a temporary folder, seeded with the demo shop's reference data. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { options } from '../run/options.mjs';

const load = path => tsImport(`../../backend/${path}`, import.meta.url);

/** A few hundred products are seeded; `fillTo` copies them. */
const MODELS = options.short ? 300 : 1_000;

export async function openDatabase() {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-catalogue-'));
  // The user of the database server must be able to read it.
  chmodSync(dataDir, 0o755);
  const [{ startEmbeddedPostgres }, { createDatabase }, { silentLogger }, { migrate }, { seedShop }] =
    await Promise.all([
      load('database/embedded-postgres.ts'),
      load('database/connect.ts'),
      load('database/logger.ts'),
      load('database/migrate.ts'),
      load('../demo/seed.ts'),
    ]);
  const { blankPictures } = await load('../demo/picture/picture-source.ts');
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const embedded = await startEmbeddedPostgres({ dataDir, logger: silentLogger });
    await migrate({ url: embedded.url, logger: silentLogger });
    const { db, pool, close } = createDatabase({ url: embedded.url, logger: silentLogger });
    await seedShop({ db, products: MODELS, logger: silentLogger, pictures: blankPictures });
    return {
      url: embedded.url,
      /** Removed with the database. */
      folder: dataDir,
      pool,
      async stop() {
        await close();
        await embedded.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
