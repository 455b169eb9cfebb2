/** Opens the shop's database: typed queries over a pool of connections, and the signal of changes. */
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Circuit } from '#kernel/work/circuit.ts';
import { boundedPool } from './bounded-pool.ts';
import type { ChangeSignal } from './change-channel.ts';
import { type ChangeSignalMode, createChangeSignal } from './change-signal.ts';
import { connectionSettings, type Pooling } from './connection-settings.ts';
import type { DatabaseLogger } from './logger.ts';
import { createReads, type Reads } from './replica-reads.ts';
import type { Schema } from './schema.ts';

/** How the shop reaches its database: pooler, change signal, replicas. */
export interface DatabaseAccess {
  /** `session` by default. */
  readonly pooling?: Pooling | undefined;
  /** `listen` by default. */
  readonly changeSignal?: ChangeSignalMode | undefined;
  /** Addresses of read replicas of the same database. */
  readonly replicas?: readonly string[] | undefined;
  /** Connections of an instance together, see `shareConnections`; to each replica as many as the catalogue has. */
  readonly connections?: number | undefined;
}

export interface DatabaseOptions extends Omit<DatabaseAccess, 'connections'> {
  /** `postgres://user:password@host:port/name` */
  readonly url: string;
  readonly logger: DatabaseLogger;
  /** Connections at most; 10 unless said otherwise. */
  readonly poolSize?: number;
  /** Shown in the server's list of sessions. */
  readonly applicationName?: string;
  /** Prepared statements are planned once per connection, without their values: for statements that read few rows by keys. */
  readonly plansOnce?: boolean;
  /** Whose signal of changes is heard, over its connection; one of its own by default. */
  readonly signalOf?: Pick<Database, 'listen'> | undefined;
  /** Of the server, see `watchServer`; without one a call waits until its own time limit. */
  readonly circuit?: Circuit | undefined;
}

export interface Database {
  readonly db: Kysely<Schema>;
  readonly pool: Pool;
  readonly listen: ChangeSignal['listen'];
  /** Reads of what is not personal and not counted: catalogue and content. */
  readonly reads: Pick<Reads, 'db' | 'advance'>;
  /** Waits for running queries, then closes every connection; a second call does nothing. */
  close(): Promise<void>;
}

/** A name of a server may lead elsewhere by then, and a busy pool would keep its connections for ever. */
const LIFETIME_SECONDS = 30 * 60;

/** Callers that may wait per connection; beyond that a rejection is better than a long queue. */
const WAITING_PER_CONNECTION = 20;

/** Connects on the first query, which reports an unavailable database. */
export function createDatabase({
  url,
  logger,
  poolSize = 10,
  applicationName = 'atv-huset',
  plansOnce = false,
  pooling = 'session',
  changeSignal = 'listen',
  replicas = [],
  signalOf,
  circuit,
}: DatabaseOptions): Database {
  const settings = connectionSettings(url, applicationName, pooling);
  const pool = new Pool({
    ...settings,
    max: poolSize,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: LIFETIME_SECONDS,
  });
  // Without listeners the loss of a connection, idle or between two queries of a transaction, would end the process.
  pool.on('error', error => logger.warn({ err: error }, 'an idle database connection broke'));
  pool.on('connect', client => {
    client.on('error', error => logger.debug({ err: error }, 'a database connection broke'));
    // Planning takes longer than running; PostgreSQL would plan the first five runs of each statement on each connection.
    // A database that only resembles PostgreSQL may not have the setting, and a pooler of transactions would give it to others.
    if (plansOnce && pooling === 'session')
      client
        .query('set plan_cache_mode = force_generic_plan')
        .catch(error => logger.debug({ err: error }, 'statements are planned more often'));
  });
  const limit = poolSize * WAITING_PER_CONNECTION;
  const bounded = boundedPool({ pool, limit, keepsStatements: pooling === 'session', circuit });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: bounded }) });
  const reads = createReads({
    primary: db,
    pool: bounded,
    urls: replicas,
    poolSize,
    limit,
    applicationName,
    pooling,
    logger,
  });
  // Opens nothing before something is heard by it.
  const own = createChangeSignal({
    mode: changeSignal,
    db,
    settings: { ...settings, application_name: `${applicationName} listener` },
    logger,
  });
  // During an outage the network may have lost the connection that listens without a word.
  circuit?.onRecovery(() => own.renew());
  let closing: Promise<void> | undefined;

  return {
    db,
    pool,
    listen: (channel, onChange) => (signalOf ?? own).listen(channel, onChange),
    reads,
    close() {
      // Kysely ends the pool only if it was used.
      closing ??= own
        .close()
        .then(() => reads.close())
        .then(() => db.destroy())
        .then(() => (pool.ended ? undefined : pool.end()));
      return closing;
    },
  };
}
