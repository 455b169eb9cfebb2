/** A separate PostgreSQL in a temporary folder, filled from the folder of the demo shop. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { options } from '../run/options.mjs';

const load = path => tsImport(`../../backend/${path}`, import.meta.url);

/** So many products come from the demo's folder; `fillTo` copies them. */
const MODELS = options.short ? 300 : 1_000;

export async function openDatabase() {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-catalogue-'));
  // The user of the database server must be able to read it.
  chmodSync(dataDir, 0o755);
  const [{ startEmbeddedPostgres }, { createDatabase }, { silentLogger }, { migrate }, { fillDemo }] =
    await Promise.all([
      load('database/embedded/embedded-postgres.ts'),
      load('database/connect.ts'),
      load('database/logger.ts'),
      load('database/migrate.ts'),
      load('../tests/support/demo-folder.ts'),
    ]);
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const embedded = await startEmbeddedPostgres({ dataDir, logger: silentLogger });
    await migrate({ url: embedded.url, logger: silentLogger });
    const { pool, close } = createDatabase({ url: embedded.url, logger: silentLogger });
    await fillDemo(embedded.url, MODELS);
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
