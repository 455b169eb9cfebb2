/** A PostgreSQL of its own with products, and connections that are not counted as those of the instances. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { silentLogger } from '#backend/commands.ts';
import { migrate, startEmbeddedPostgres } from '#backend/index.ts';
import { fillDemo } from '#tests/support/demo-folder.ts';
import { fillTo } from '../catalogue/fill.mjs';
import { cpuTime } from '../cpu-time.mjs';

export interface FleetDatabase {
  url: string;
  pool: Pool;
  products: readonly number[];
  /** CPU time of the sessions whose name begins so, in milliseconds; of those that have ended, when it was asked for last. */
  cpuOf(applicationName: string): Promise<number>;
  stop(): Promise<void>;
}

/** So many products come from the demo's folder; the others are copies. */
const MODELS = 300;
const WRITERS = 8;

export async function openFleetDatabase(size: number): Promise<FleetDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-fleet-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    const server = await startEmbeddedPostgres({
      ...{ dataDir, logger: silentLogger },
      settings: { max_connections: 300 },
    });
    const { url } = server;
    await migrate({ url, logger: silentLogger });
    await fillDemo(url, MODELS);
    const pool = new Pool({ connectionString: url, max: WRITERS, application_name: 'bench' });
    await fillTo({ url, pool }, size);
    const { rows } = await pool.query<{ id: number }>(
      "select product_id as id from product where active and type = 'product' order by product_id",
    );
    /** By session: some end meanwhile. */
    const used = new Map<number, number>();
    return {
      url,
      pool,
      products: rows.map(({ id }) => id),
      async cpuOf(name) {
        const { rows: sessions } = await pool.query<{ pid: number }>(
          'select pid from pg_stat_activity where starts_with(application_name, $1)',
          [name],
        );
        for (const { pid } of sessions) used.set(pid, cpuTime(pid) ?? 0);
        return [...used.values()].reduce((sum, ms) => sum + ms, 0);
      },
      async stop() {
        await pool.end();
        await server.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
