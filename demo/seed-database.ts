/** Seeds the shop of a database address when it is empty, over connections of its own. */
import { createDatabase, type DatabaseAccess, isDemo } from '#backend/commands.ts';
import { type SeedOptions, type SeedReport, seedShop } from './seed.ts';

export interface SeedDatabaseOptions extends DatabaseAccess, Omit<SeedOptions, 'db'> {
  databaseUrl: string;
}

/** Resolves also to whether the products are those of the demo, from now or from earlier. */
export async function seedDatabase({
  databaseUrl: url,
  pooling,
  changeSignal,
  ...options
}: SeedDatabaseOptions): Promise<SeedReport & { isDemo: boolean }> {
  const database = createDatabase({
    ...{ url, pooling, changeSignal, logger: options.logger },
    poolSize: 4,
    applicationName: 'atv-huset seed',
  });
  try {
    const report = await seedShop({ ...options, db: database.db });
    return { ...report, isDemo: await isDemo(database.db) };
  } finally {
    await database.close();
  }
}
