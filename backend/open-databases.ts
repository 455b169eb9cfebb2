/** The backend's connections: of the shop, and of the catalogue. */
import type { BackendOptions } from './backend.ts';
import { createDatabase, type DatabaseAccess } from './database/connect.ts';
import { shareConnections } from './database/share-connections.ts';
import { watchDatabase } from './database/watch-writes.ts';

export function openDatabases({
  databaseUrl: url,
  logger,
  connections,
  pooling,
  changeSignal,
  replicas,
}: Pick<BackendOptions, 'databaseUrl' | 'logger' | keyof DatabaseAccess>) {
  const { circuit, isPaused, endWatch } = watchDatabase({ url, pooling, logger });
  const access = { pooling, changeSignal, circuit };
  const shares = shareConnections(connections);
  const catalogueDatabase = createDatabase({
    url,
    logger,
    poolSize: shares.catalogue,
    applicationName: 'atv-huset catalogue',
    ...access,
    replicas,
  });
  const database = createDatabase({
    url,
    logger,
    poolSize: shares.shop,
    plansOnce: true,
    ...access,
    signalOf: catalogueDatabase,
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
