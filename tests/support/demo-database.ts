/** The demo shop's database: seeded once per run, copied for each test. */
import { silentLogger } from '#backend/index.ts';
import { settleCampaigns } from '#backend/testing.ts';
import { seedShop } from '#demo/seed.ts';
import { blankDrawings } from '#demo/drawing-source.ts';
import { administrator, createTestDatabase, type TestDatabase } from './test-database.ts';

const TEMPLATE = 'demo_template';
/** An advisory lock number that is not used otherwise in the cluster's database `postgres`. */
const LOCK = 400;

export async function createDemoDatabase(): Promise<TestDatabase> {
  await makeTemplateOnce();
  return createTestDatabase(TEMPLATE);
}

/** Safe to call from several workers at once: the first seeds, the others wait for it. */
async function makeTemplateOnce(): Promise<void> {
  const client = await administrator().connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [TEMPLATE]);
    if (rowCount) return;
    const { db, database, url } = await createTestDatabase();
    await seedShop({ db, products: 400, logger: silentLogger, drawings: blankDrawings });
    // The running shop applies campaigns before the first query as well.
    await settleCampaigns(db, new Date());
    await database.close();
    // Renamed when it is complete, so that a failed seed leaves no template.
    await client.query(`alter database ${new URL(url).pathname.slice(1)} rename to ${TEMPLATE}`);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
    client.release();
  }
}
