/** The demo shop's database: filled once per run, copied for each test. */
import { settleCampaigns } from '#backend/testing.ts';
import { fillDemo } from './demo-folder.ts';
import { administrator, createTestDatabase, type TestDatabase } from './test-database.ts';
import { oncePerRun } from './vitest/once-per-run.ts';

const TEMPLATE = 'demo_template';
const LOCK = 400;
const PRODUCTS = 400;

export async function createDemoDatabase(): Promise<TestDatabase> {
  await makeTemplateOnce();
  return createTestDatabase(TEMPLATE);
}

/** Every product of the demo shop; filled for this test, which takes seconds. */
export async function createWholeDemoDatabase(): Promise<TestDatabase> {
  const whole = await createTestDatabase();
  await fillDemo(whole.url);
  return whole;
}

const makeTemplateOnce = () => oncePerRun(LOCK, isMade, makeTemplate);

async function isMade(): Promise<boolean> {
  const { rowCount } = await administrator().query('select from pg_database where datname = $1', [TEMPLATE]);
  return rowCount === 1;
}

async function makeTemplate(): Promise<void> {
  const { db, database, url } = await createTestDatabase();
  await fillDemo(url, PRODUCTS);
  // The running shop applies campaigns before the first query as well.
  await settleCampaigns(db, new Date());
  await database.close();
  // Renamed when it is complete, so that a failed start leaves no template.
  await administrator().query(`alter database ${new URL(url).pathname.slice(1)} rename to ${TEMPLATE}`);
}
