/** Applies the migrations that a database lacks, each in a transaction of its own, by one instance at a time. */
import { Kysely, type MigrationProvider, Migrator, PostgresDialect, sql, type Transaction } from 'kysely';
import { Pool } from 'pg';
import { addressSettings } from './database-address.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import type { DatabaseLogger } from './logger.ts';
import { type Migration, migrations as shopMigrations } from './migrations/index.ts';
import { type Statement, splitStatements } from './split-statements.ts';
import { liftTimeLimits, whileLocked } from './while-locked.ts';

export interface MigrateOptions {
  readonly url: string;
  readonly logger: DatabaseLogger;
  /** The shop's own by default; named `NNNN-name`, in ascending order. */
  readonly migrations?: readonly Migration[];
}

/** A migration that failed and was rolled back; those before it stay applied. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

type Session = Kysely<{ migration: { name: string } }>;

/** Every version of the shop takes this lock, also those from before Kysely's migrator with its own lock. */
const LOCK = 4_718_200_001;

/** Returns the names of the migrations that it applied; an empty list if the database was up to date. */
export async function migrate({
  url,
  logger,
  migrations = shopMigrations,
}: MigrateOptions): Promise<string[]> {
  checkNames(migrations);
  const pool = new Pool({
    ...addressSettings(url),
    application_name: 'atv-huset migrate',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // One holds the lock, the other migrates.
    max: 2,
  });
  pool.on('error', error => logger.warn({ err: error }, 'the connection for migrations broke'));
  pool.on('connect', client => client.on('error', error => logger.debug({ err: error }, 'connection broke')));
  const db: Session = new Kysely({ dialect: new PostgresDialect({ pool }) });
  try {
    return await whileLocked(
      db,
      LOCK,
      async () => {
        await prepare(db);
        return applyMissing(db, migrations, logger);
      },
      seconds => logger.info({ seconds }, 'another instance prepares the tables; waiting for it'),
    );
  } finally {
    await db.destroy();
  }
}

/** Gives the table of databases that were made before Kysely's migrator the column it reads. */
async function prepare(db: Session): Promise<void> {
  await db.transaction().execute(async on => {
    await liftTimeLimits(on);
    await sql`set local client_min_messages = warning;
      create table if not exists migration (name text primary key);
      alter table migration add column if not exists timestamp text not null default now()::text`.execute(on);
  });
}

async function applyMissing(
  session: Session,
  migrations: readonly Migration[],
  logger: DatabaseLogger,
): Promise<string[]> {
  const migrator = new Migrator({
    db: session,
    provider: await providerOf(session, migrations),
    migrationTableName: 'migration',
    migrationLockTableName: 'migration_lock',
    allowUnorderedMigrations: true,
  });
  const applied: string[] = [];
  // One at a time, as each call is one transaction.
  for (;;) {
    const { error, results = [] } = await migrator.migrateUp();
    if (error)
      throw error instanceof Error ? error : new MigrationError('The migrator failed.', { cause: error });
    if (results.length === 0) return applied;
    for (const { migrationName } of results) {
      applied.push(migrationName);
      logger.info({ migration: migrationName }, 'migration applied');
    }
  }
}

/** Kysely rejects unknown applied migrations; those of a newer version must not stop an older one. */
async function providerOf(session: Session, migrations: readonly Migration[]): Promise<MigrationProvider> {
  const applied = await session.selectFrom('migration').select('name').execute();
  const known = Object.fromEntries(
    migrations.map(({ name, up }) => [name, { up: (db: Transaction<unknown>) => runAll(db, name, up) }]),
  );
  const newer = Object.fromEntries(applied.map(({ name }) => [name, { up: () => Promise.resolve() }]));
  return { getMigrations: () => Promise.resolve({ ...newer, ...known }) };
}

async function runAll(db: Transaction<unknown>, name: string, up: string): Promise<void> {
  await liftTimeLimits(db);
  await sql`set local client_min_messages = warning`.execute(db);
  for (const statement of splitStatements(up)) await run(db, name, statement);
}

async function run(db: Kysely<unknown>, name: string, { sql: text, line }: Statement): Promise<void> {
  try {
    await sql.raw(text).execute(db);
  } catch (error) {
    // It was rolled back too, and may be tried again.
    if (isDatabaseUnavailable(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const message = `Migration ${name} failed at line ${line} and was rolled back: ${reason}\n${text.slice(0, 300)}`;
    throw new MigrationError(message, { cause: error });
  }
}

function checkNames(migrations: readonly Migration[]): void {
  const names = migrations.map(({ name }) => name);
  const wrong = names.find((name, i) => !/^\d{4}-[a-z0-9-]+$/.test(name) || name <= (names[i - 1] ?? ''));
  if (wrong !== undefined) throw new MigrationError(`Migration ${wrong} is misnamed or out of order.`);
}
