/** `npm run db -- backup FILE | restore FILE | migrate | check | after-failover [NUMBERS] [--database-url URL]`. Exit code 0; 1 after an error or with findings; 2 for invalid arguments. */
import type { Client } from 'pg';
import { addressSettings, createClient, DatabaseAddressError } from '#backend/database/database-address.ts';
import { startEmbeddedPostgres } from '#backend/database/embedded/embedded-postgres.ts';
import { EmbeddedPostgresError } from '#backend/database/embedded/embedded-postgres-error.ts';
import { silentLogger } from '#backend/database/logger.ts';
import { MigrationError, migrate } from '#backend/database/migrate.ts';
import { readCommandLine } from '#backend/kernel/command-line.ts';
import { afterFailover, SKIPPED_NUMBERS } from './after-failover.ts';
import { backup } from './backup.ts';
import { BackupError } from './backup-file.ts';
import { check } from './check.ts';
import { restore } from './restore.ts';

const usage = `npm run db -- backup FILE    saves the whole shop into a file
npm run db -- restore FILE   fills an empty database with it
npm run db -- migrate        brings the tables to this version
npm run db -- check          looks whether the books agree
npm run db -- after-failover [NUMBERS]
                             moves the numbers of orders and all else on that the lost primary may have given out,
                             by ${SKIPPED_NUMBERS} or NUMBERS, has every instance read everything again, and checks

The database is that of DATABASE_URL or --database-url URL, else the embedded one in DATA_DIR.`;

async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = createClient({ ...addressSettings(url), application_name: 'atv-huset db' });
  // Reported by the pending statement.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const isNumber = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text);

async function checked(url: string): Promise<number> {
  const findings = await connected(url, check);
  for (const finding of findings) console.log(finding);
  if (findings.length === 0) console.log('All is well.');
  return findings.length === 0 ? 0 : 1;
}

const commands: Readonly<Record<string, (url: string, path: string) => Promise<number>>> = {
  async backup(url, path) {
    const { tables, rows } = await connected(url, client => backup(client, path));
    console.log(`Saved ${rows} rows of ${tables} tables in ${path}. It holds customers' data: keep it safe.`);
    return 0;
  },
  async restore(url, path) {
    const { tables } = await restore({ url, path, logger: silentLogger });
    console.log(`Restored ${tables} tables from ${path}.`);
    return 0;
  },
  async migrate(url) {
    const applied = await migrate({ url, logger: silentLogger });
    console.log(applied.length === 0 ? 'The tables are up to date.' : `Applied ${applied.join(', ')}.`);
    return 0;
  },
  check: checked,
  async 'after-failover'(url, numbers) {
    const moved = await connected(url, client =>
      afterFailover(client, numbers === '' ? SKIPPED_NUMBERS : Number(numbers)),
    );
    for (const { table, column, next } of moved) console.log(`${table}.${column} goes on at ${next}.`);
    console.log('Every instance reads the catalogue again.');
    return checked(url);
  },
};

/** Whether what follows the command is what it takes. */
function takes(name: string, path: string): boolean {
  if (name === 'backup' || name === 'restore') return path !== '';
  return path === '' || (name === 'after-failover' && isNumber(path));
}

async function main(): Promise<number> {
  const { values, positionals } = readCommandLine(
    { allowPositionals: true, options: { 'database-url': { type: 'string' } } },
    usage,
  );
  const [name = '', path = '', ...rest] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || rest.length > 0 || !takes(name, path)) {
    console.error(usage);
    return 2;
  }
  const given = values['database-url'] ?? process.env['DATABASE_URL'];
  if (given) return command(given, path);
  const dataDir = process.env['DATA_DIR'] ?? './data';
  const embedded = await startEmbeddedPostgres({ dataDir, logger: silentLogger });
  try {
    return await command(embedded.url, path);
  } finally {
    await embedded.stop();
  }
}

/** Errors that the operator can fix are printed without a stack. */
function tell(error: unknown): void {
  const plain =
    error instanceof BackupError ||
    error instanceof MigrationError ||
    error instanceof EmbeddedPostgresError ||
    error instanceof DatabaseAddressError;
  if (plain) console.error(error.message);
  else if (error instanceof Error && 'code' in error)
    console.error(`${String(error.code)}: ${error.message}`);
  else console.error(error);
}

try {
  process.exitCode = await main();
} catch (error) {
  tell(error);
  process.exitCode = error instanceof TypeError && 'code' in error ? 2 : 1;
}
