/** pg's pool with two limits that Kysely cannot set: a bounded queue, and no reuse of a connection that stopped responding. */
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
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

/**
 * At most `limit` callers wait for a connection of `pool`; further ones are rejected at once with DatabaseBusyError.
 * @param keepsStatements whether a connection keeps what it has prepared: one that is shared between transactions does not
 */
export function boundedPool(pool: Pool, limit: number, keepsStatements = true): PostgresPool {
  // Kysely identifies connections by object, so each client is always wrapped in the same object.
  const faces = new WeakMap<PoolClient, PostgresPoolClient>();
  const names = keepsStatements ? createStatementNames() : noStatementNames;
  return {
    async connect() {
      if (pool.waitingCount >= limit)
        throw new DatabaseBusyError(`${limit} requests already wait for the database`);
      const client = await pool.connect();
      const known = faces.get(client) ?? faceOf(client, names);
      faces.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

function faceOf(client: PoolClient, names: StatementNames): PostgresPoolClient {
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
    return send(sql, [...parameters]).then(
      ({ command, rowCount, rows }) => ({ command: command as Command, rowCount: rowCount ?? 0, rows }),
      (error: unknown) => {
        // pg rejects the query but keeps the connection, where the next caller would wait behind it.
        if (error instanceof Error && error.message === 'Query read timeout') silent = true;
        throw error;
      },
    );
  }
  return { query: ask, release: () => client.release(silent) };
}
