/** The demo shop's databases: each filled once per run, copied for each test. */
import { settleCampaigns } from '#backend/testing.ts';
import { fillDemo } from './demo-folder.ts';
import { administrator, createTestDatabase, type TestDatabase } from './test-database.ts';
import { oncePerRun } from './vitest/once-per-run.ts';

interface Template {
  name: string;
  /** Of an advisory lock. */
  lock: number;
  /** All of the folder when missing. */
  products?: number;
}

const some: Template = { name: 'demo_template', lock: 400, products: 400 };
const whole: Template = { name: 'whole_demo_template', lock: 402 };

/** 400 products of the demo shop. */
export const createDemoDatabase = (): Promise<TestDatabase> => copyOf(some);

/** Every product of the demo shop. */
export const createWholeDemoDatabase = (): Promise<TestDatabase> => copyOf(whole);

async function copyOf(template: Template): Promise<TestDatabase> {
  await oncePerRun(
    template.lock,
    () => isMade(template),
    () => make(template),
  );
  return createTestDatabase(template.name);
}

async function isMade({ name }: Template): Promise<boolean> {
  const { rowCount } = await administrator().query('select from pg_database where datname = $1', [name]);
  return rowCount === 1;
}

async function make({ name, products }: Template): Promise<void> {
  const { db, database, url } = await createTestDatabase();
  await fillDemo(url, products);
  // The running shop applies campaigns before the first query as well.
  await settleCampaigns(db, new Date());
  await database.close();
  // Renamed when it is complete, so that a failed start leaves no template.
  await administrator().query(`alter database ${new URL(url).pathname.slice(1)} rename to ${name}`);
}
