/** A separate database for one test, copied from the migrated template in tens of milliseconds. */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Pool } from 'pg';
import { inject, onTestFinished } from 'vitest';
import { createDatabase, type Schema, silentLogger } from '#backend/commands.ts';
import type { Database } from '#backend/testing.ts';

export interface TestDatabase extends AsyncDisposable {
  readonly url: string;
  readonly db: Kysely<Schema>;
  /** The same database as the shop opens it, for tests that need `listen` or the pool. */
  readonly database: Database;
  /** Closes and removes the database, even with open connections. Also done by `await using`. */
  drop(): Promise<void>;
}

let shared: Pool | undefined;

/**
 * `onTestFinished(database.drop)` or `await using database = await createTestDatabase()`.
 * @param template database to copy; by default the one with migrations only.
 */
export async function createTestDatabase(template = inject('templateDatabase')): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Copying files is faster than the write-ahead log while durability is off.
  await administrator().query(`create database ${name} template ${template} strategy file_copy`);
  const address = new URL(inject('databaseUrl'));
  address.pathname = name;
  const database = createDatabase({
    url: address.href,
    logger: silentLogger,
    poolSize: 5,
    applicationName: name,
  });
  const drop = async (): Promise<void> => {
    await database.close();
    await administrator().query(`drop database if exists ${name} with (force)`);
  };
  return { url: address.href, db: database.db, database, drop, [Symbol.asyncDispose]: drop };
}

/** A database with migrations only, which is dropped after the running test. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  return database;
}

/** Connections of the cluster's administrator to its database `postgres`. */
export function administrator(): Pool {
  if (!shared) {
    shared = new Pool({
      connectionString: inject('databaseUrl'),
      max: 2,
      idleTimeoutMillis: 1_000,
      allowExitOnIdle: true,
    });
    // The server is stopped at the end of the run while the pool may still be open.
    shared.on('error', () => undefined);
  }
  return shared;
}
