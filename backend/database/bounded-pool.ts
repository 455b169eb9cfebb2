/** pg's pool with limits that Kysely cannot set: a bounded queue, no reuse of a connection that stopped responding, and no waiting for a server that has. */
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { type Circuit, CircuitOpenError } from '#kernel/work/circuit.ts';
import { READ_ONLY } from './database-address.ts';
import { errorCode } from './embedded/embedded-postgres-error.ts';
import {
  createStatementNames,
  isOutdatedPlan,
  noStatementNames,
  type StatementNames,
} from './statement-names.ts';

type Command = PostgresQueryResult<unknown>['command'];

/** The database is too busy; a retry is safe, since nothing was sent. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError';
}

export interface BoundedPoolOptions {
  readonly pool: Pool;
  /** At most so many callers wait for a connection; further ones are rejected at once with DatabaseBusyError. */
  readonly limit: number;
  /** Whether a connection keeps what it has prepared: one that is shared between transactions does not. */
  readonly keepsStatements?: boolean;
  /** Ends waiting calls when the server stops answering. */
  readonly circuit?: Circuit | undefined;
}

interface Face {
  readonly client: PostgresPoolClient;
  /** Of the circuit when the connection was made. */
  readonly generation: number;
}

/** For a server without a circuit. */
const unwatched: Pick<Circuit, 'run' | 'generation'> = { run: call => call(), generation: 0 };

export function boundedPool({
  pool,
  limit,
  keepsStatements = true,
  circuit,
}: BoundedPoolOptions): PostgresPool {
  // Kysely identifies connections by object, so each client is always wrapped in the same object.
  const faces = new WeakMap<PoolClient, Face>();
  const names = keepsStatements ? createStatementNames() : noStatementNames;
  const watch = circuit ?? unwatched;

  async function borrow(): Promise<PoolClient> {
    if (pool.waitingCount >= limit)
      throw new DatabaseBusyError(`${limit} requests already wait for the database`);
    const pending = pool.connect();
    try {
      return await watch.run(() => pending, false);
    } catch (error) {
      // A connection that comes too late for this caller.
      pending.then(
        client => client.release(),
        () => undefined,
      );
      throw error;
    }
  }

  return {
    async connect() {
      for (;;) {
        const client = await borrow();
        const { generation } = watch;
        const known = faces.get(client) ?? { client: faceOf(client, names, watch.run), generation };
        faces.set(client, known);
        if (known.generation === generation) return known.client;
        // The network may have lost it without a word, or it leads to a server that was replaced.
        client.release(true);
      }
    },
    end: () => pool.end(),
  };
}

function faceOf(client: PoolClient, names: StatementNames, run: Circuit['run']): PostgresPoolClient {
  let silent = false;

  /** Another instance may have added a column: outside a transaction the statement is retried, inside one the caller must retry. */
  async function send(text: string, values: unknown[]) {
    const name = values.length > 0 ? names.of(text) : undefined;
    if (name === undefined) return client.query(text, values);
    try {
      return await client.query({ name, text, values });
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error;
      names.renew();
      return client.query(text, values).catch(() => Promise.reject(error));
    }
  }

  function ask<R>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>>;
  function ask<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function ask<R>(
    sql: string | PostgresCursor<R>,
    parameters: ReadonlyArray<unknown> = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sql !== 'string') throw new TypeError('Cursors are not supported.');
    if (silent) return Promise.reject(new Error('The database connection fell silent.'));
    return run(() => send(sql, [...parameters])).then(
      ({ command, rowCount, rows }) => ({ command: command as Command, rowCount: rowCount ?? 0, rows }),
      (error: unknown) => {
        // pg rejects the query but keeps the connection, where the next caller would wait behind it, or would be refused as well.
        silent ||=
          error instanceof CircuitOpenError ||
          errorCode(error) === READ_ONLY ||
          (error instanceof Error && error.message === 'Query read timeout');
        throw error;
      },
    );
  }
  return { query: ask, release: () => client.release(silent) };
}
