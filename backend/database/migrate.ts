/** Brings a database to the shape this version of the shop needs: every migration once, in order, by one copy at a time. */
import { Client } from 'pg';
import type { DatabaseLogger } from './logger.ts';
import { migrations as shopMigrations, type Migration } from './migrations/index.ts';
import { splitStatements, type Statement } from './split-statements.ts';

export interface MigrateOptions {
  readonly url: string;
  readonly logger: DatabaseLogger;
  /** The shop's own unless said otherwise; named `NNNN-name`, in ascending order. */
  readonly migrations?: readonly Migration[];
}

/** A migration that failed and was rolled back; those before it stay applied. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/** Any number will do, as long as every copy of the shop uses the same one. */
const LOCK = 4_718_200_001;

/** Returns the names of the migrations it applied; none if the database was up to date. */
export async function migrate({
  url,
  logger,
  migrations = shopMigrations,
}: MigrateOptions): Promise<string[]> {
  checkNames(migrations);
  const client = new Client({
    connectionString: url,
    application_name: 'atv-huset migrate',
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', error => logger.warn({ err: error }, 'the connection for migrations broke'));
  await client.connect();
  try {
    // No time limits: waiting for another copy's migrations, or a long one of ours, is no fault.
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set client_min_messages = warning');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from migration');
    const applied = new Set(rows.map(row => row.name));
    const missing = migrations.filter(({ name }) => !applied.has(name));
    for (const migration of missing) {
      await apply(client, migration);
      logger.info({ migration: migration.name }, 'migration applied');
    }
    return missing.map(({ name }) => name);
  } finally {
    // Closing the session gives the lock back too.
    await client.end();
  }
}

async function apply(client: Client, { name, up }: Migration): Promise<void> {
  await client.query('begin');
  try {
    for (const statement of splitStatements(up)) await run(client, name, statement);
    await client.query('insert into migration (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function run(client: Client, name: string, { sql, line }: Statement): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const message = `Migration ${name} failed at line ${line} and was rolled back: ${said}\n${sql.slice(0, 300)}`;
    throw new MigrationError(message, { cause: error });
  }
}

function checkNames(migrations: readonly Migration[]): void {
  const names = migrations.map(({ name }) => name);
  const wrong = names.find((name, i) => !/^\d{4}-[a-z0-9-]+$/.test(name) || name <= (names[i - 1] ?? ''));
  if (wrong !== undefined) throw new MigrationError(`Migration ${wrong} is misnamed or out of order.`);
}
