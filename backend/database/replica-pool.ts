/** Connections for reads that may go to a replica: to one that has replayed every change the shop knows of, otherwise to the primary. */
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool } from 'pg';
import { boundedPool } from './bounded-pool.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { errorCode } from './embedded/embedded-postgres-error.ts';
import { hasReplayed, type LogPosition } from './log-position.ts';
import type { DatabaseLogger } from './logger.ts';

export interface Replica {
  /** Shown in the log; without the password. */
  readonly name: string;
  readonly pool: Pool;
  readonly limit: number;
}

export interface ReplicaPool extends PostgresPool {
  /** From now on only replicas that have replayed the log up to here are read. Before the first call none is. */
  require(position: LogPosition): void;
}

/** How long a replica that did not answer is left alone. */
const AWAY_MS = 5_000;
/** How long a replica that lags is not asked again. */
const BEHIND_MS = 200;

interface State extends Replica {
  readonly face: PostgresPool;
  pausedUntil: number;
  isAway: boolean;
}

/** Rotates between the replicas that can be read now. A read never fails because of a replica that cannot be reached. */
export function replicaPool(
  primary: PostgresPool,
  replicas: readonly Replica[],
  logger: DatabaseLogger,
): ReplicaPool {
  let required: LogPosition | null = null;
  /** The last requirement that the server of a connection met. A name may lead to another server with the next connection. */
  const met = new WeakMap<PostgresPoolClient, LogPosition>();
  let turn = 0;
  const states = replicas.map(
    (replica): State => ({
      ...replica,
      face: boundedPool(replica),
      pausedUntil: 0,
      isAway: false,
    }),
  );

  async function isCurrent(client: PostgresPoolClient, wanted: LogPosition): Promise<boolean> {
    if (met.get(client) === wanted) return true;
    const { lsn, key, token } = wanted;
    const { rows } = await client.query<{ current: boolean | null }>(hasReplayed, [lsn, key, token]);
    if (rows[0]?.current !== true) return false;
    met.set(client, wanted);
    return true;
  }

  function leave(state: State, error: unknown): void {
    if (!state.isAway)
      logger.warn({ err: error, replica: state.name }, 'a replica of the database does not answer');
    state.isAway = true;
    state.pausedUntil = Date.now() + AWAY_MS;
  }

  async function borrow(state: State): Promise<PostgresPoolClient | null> {
    if (required === null || Date.now() < state.pausedUntil) return null;
    let client: PostgresPoolClient | undefined;
    try {
      client = await state.face.connect();
      const current = await isCurrent(client, required);
      if (state.isAway) logger.info({ replica: state.name }, 'a replica of the database answers again');
      state.isAway = false;
      if (current) return readOrRepeat(client, primary, error => leave(state, error));
      state.pausedUntil = Date.now() + BEHIND_MS;
    } catch (error) {
      leave(state, error);
    }
    client?.release();
    return null;
  }

  return {
    require(position) {
      required = position;
    },
    async connect() {
      turn += 1;
      for (let at = 0; at < states.length; at += 1) {
        const state = states[(turn + at) % states.length];
        const client = state && (await borrow(state));
        if (client) return client;
      }
      return primary.connect();
    },
    async end() {
      await Promise.all(states.map(({ pool }) => pool.end()));
    },
  };
}

/** What a replica says when a row that is being read is removed by the primary. */
const CONFLICT = '40001';

/** A replica that fails during a read is left, and the read is repeated on the primary. */
function readOrRepeat(
  client: PostgresPoolClient,
  primary: PostgresPool,
  leave: (error: unknown) => void,
): PostgresPoolClient {
  async function read<R>(sql: string, values: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>> {
    try {
      return await client.query<R>(sql, values);
    } catch (error) {
      if (errorCode(error) !== CONFLICT && !isDatabaseUnavailable(error)) throw error;
      leave(error);
      const other = await primary.connect();
      try {
        return await other.query<R>(sql, values);
      } finally {
        other.release();
      }
    }
  }

  function ask<R>(sql: string, values: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>>;
  function ask<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function ask<R>(
    sql: string | PostgresCursor<R>,
    values: ReadonlyArray<unknown> = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sql !== 'string') throw new TypeError('Cursors are not supported.');
    return read<R>(sql, values);
  }
  return { query: ask, release: () => client.release() };
}
