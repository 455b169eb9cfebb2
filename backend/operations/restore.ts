/** Restores a backup into an empty database: verified before any change, all rows or none. */
import type { Client } from 'pg';
import { copyIn } from '#backend/database/copy-rows.ts';
import { addressSettings, createClient } from '#backend/database/database-address.ts';
import type { DatabaseLogger } from '#backend/database/logger.ts';
import { migrate } from '#backend/database/migrate.ts';
import { migrations } from '#backend/database/migrations/index.ts';
import { BackupError, type BackupHead, readBackup } from './backup-file.ts';
import { copyTargetOf, tablesOf } from './tables.ts';

export interface RestoreOptions {
  url: string;
  path: string;
  logger: DatabaseLogger;
}

/** @throws BackupError for a file that is not a complete backup, or a database that is not empty. */
export async function restore({ url, path, logger }: RestoreOptions): Promise<{ tables: number }> {
  let head: BackupHead | undefined;
  await readBackup(path, {
    head: found => void (head = found),
    table: (_, rows) => passOver(rows),
  });
  const wanted = new Set(head?.migrations);
  const known = migrations.filter(({ name }) => wanted.has(name));
  if (known.length < wanted.size)
    throw new BackupError('The backup was made by a newer version of the shop: restore it with that one.');

  const client = createClient({ ...addressSettings(url), application_name: 'atv-huset restore' });
  client.on('error', error => logger.warn({ err: error }, 'the connection broke'));
  await client.connect();
  try {
    await refuseWhenUsed(client);
    // First the tables of that version, then the rows, then the later migrations.
    await migrate({ url, logger, migrations: known });
    const done = await load(client, path);
    await migrate({ url, logger });
    return done;
  } finally {
    await client.end();
  }
}

async function passOver(rows: AsyncIterable<Buffer>): Promise<void> {
  const each = rows[Symbol.asyncIterator]();
  while (!(await each.next()).done);
}

async function refuseWhenUsed(client: Client): Promise<void> {
  for (const { table } of await tablesOf(client)) {
    const { rowCount } = await client.query(`select 1 from "${table}" limit 1`);
    if (rowCount)
      throw new BackupError(
        `The database is not empty (${table} has rows). Restore into a new one; nothing was changed.`,
      );
  }
}

async function load(client: Client, path: string): Promise<{ tables: number }> {
  await client.query('begin');
  try {
    await client.query('set local statement_timeout = 0');
    const tables = await tablesOf(client);
    const all = tables.map(({ table }) => `"${table}"`).join(', ');
    // Rows that migrations insert are in the backup as well; triggers already ran when the rows were new.
    await client.query(`truncate ${all}`);
    for (const { table } of tables) await client.query(`alter table "${table}" disable trigger user`);
    const tail = await readBackup(path, {
      head: () => undefined,
      table: (table, rows) => copyIn(client, `copy ${copyTargetOf(table)} from stdin`, rows),
    });
    for (const { table } of tables) await client.query(`alter table "${table}" enable trigger user`);
    for (const { table, column, next } of tail.identities)
      await client.query(`select setval(pg_get_serial_sequence(quote_ident($1), $2), $3, false)`, [
        table,
        column,
        next,
      ]);
    await client.query('commit');
    return { tables: tail.tables };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
