/** Reads of the catalogue and the content, from replicas where there are some. */
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { Pool } from 'pg';
import { connectionSettings, type Pooling } from './connection-settings.ts';
import { logPositionNow } from './log-position.ts';
import type { DatabaseLogger } from './logger.ts';
import { replicaPool } from './replica-pool.ts';
import type { Schema } from './schema.ts';

export interface Reads {
  /** For reads that may lag behind the primary only by changes that the shop has not heard of. Never write here. */
  readonly db: Kysely<Schema>;
  /** Everything that is committed now will be contained in later reads. Call before the first read, and before reading what has changed. */
  advance(): Promise<void>;
  close(): Promise<void>;
}

export interface ReadsOptions {
  readonly primary: Kysely<Schema>;
  /** Of the primary, for reads that no replica can answer. */
  readonly pool: PostgresPool;
  readonly urls: readonly string[];
  readonly poolSize: number;
  /** Callers that may wait for each replica. */
  readonly limit: number;
  readonly applicationName: string;
  readonly pooling: Pooling;
  readonly logger: DatabaseLogger;
}

/** Without replicas the primary itself. */
export function createReads(options: ReadsOptions): Reads {
  const { primary, urls, logger } = options;
  if (urls.length === 0)
    return { db: primary, advance: () => Promise.resolve(), close: () => Promise.resolve() };
  const replicas = urls.map(url => {
    const settings = connectionSettings(url, `${options.applicationName} replica`, options.pooling);
    const pool = new Pool({ ...settings, max: options.poolSize, idleTimeoutMillis: 30_000 });
    pool.on('error', error => logger.debug({ err: error }, 'an idle connection to a replica broke'));
    pool.on('connect', client => {
      client.on('error', error => logger.debug({ err: error }, 'a connection to a replica broke'));
    });
    return { name: new URL(url).host, pool, limit: options.limit };
  });
  const pool = replicaPool(options.pool, replicas, logger);
  return {
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    advance: async () => pool.require(await logPositionNow(primary)),
    close: () => pool.end(),
  };
}
