/** How every connection of the shop to its database is made. */
import type { DatabaseAccess } from '#backend/index.ts';
import type { Config } from '#server/config/config.ts';

export type DatabaseAccessSettings = Pick<Config, 'databaseUrl' | 'databasePooling' | 'changeSignal'> &
  Partial<Pick<Config, 'databaseReplicaUrls' | 'databaseConnections'>>;

/** The embedded database is always reached directly. */
export const databaseAccess = ({
  databaseUrl,
  databaseReplicaUrls,
  databaseConnections,
  databasePooling,
  changeSignal,
}: DatabaseAccessSettings): DatabaseAccess => ({
  pooling: databaseUrl === undefined ? 'session' : databasePooling,
  connections: databaseConnections,
  replicas: databaseUrl === undefined ? [] : databaseReplicaUrls,
  changeSignal: databaseUrl === undefined && changeSignal === 'auto' ? 'listen' : changeSignal,
});
