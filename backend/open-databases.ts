/** The backend's connections: of the shop, and of the catalogue. */
import type { BackendOptions } from './backend.ts';
import { createDatabase } from './database/connect.ts';
import { watchDatabase } from './database/watch-writes.ts';

export function openDatabases({
  databaseUrl: url,
  logger,
  poolSize = 10,
  pooling,
  changeSignal,
  replicas,
}: Pick<BackendOptions, 'databaseUrl' | 'logger' | 'poolSize' | 'pooling' | 'changeSignal' | 'replicas'>) {
  const { circuit, isPaused, endWatch } = watchDatabase({ url, pooling, logger });
  const access = { pooling, changeSignal, circuit };
  const database = createDatabase({ url, logger, poolSize, plansOnce: true, ...access });
  // Orders query the catalogue while they hold a connection: with one shared pool they could all wait for each other.
  const catalogueDatabase = createDatabase({
    url,
    logger,
    poolSize: Math.ceil(poolSize / 2),
    applicationName: 'atv-huset catalogue',
    ...access,
    replicas,
  });
  return {
    database,
    catalogueDatabase,
    isPaused,
    closeDatabases() {
      endWatch();
      return Promise.all([database.close(), catalogueDatabase.close()]);
    },
  };
}
