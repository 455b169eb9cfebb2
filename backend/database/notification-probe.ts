/** Finds out whether LISTEN works, which a server may lack and a pooler of transactions breaks without an error. */
import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { ConnectionSettings } from './connection-settings.ts';
import { createClient } from './database-address.ts';
import { errorCode } from './embedded/embedded-postgres-error.ts';
import type { Schema } from './schema.ts';

/** On a healthy database a notification takes about a millisecond. */
const WAIT_MS = 1_000;
/** Classes of SQLSTATE: feature not supported; syntax error or unknown object. */
const NOT_SUPPORTED = /^(0A|42)/;

/** Sends a notification over the pool and waits for it on a connection of its own. @throws when the database is unavailable */
export async function doNotificationsArrive(
  settings: ConnectionSettings,
  db: Kysely<Schema>,
): Promise<boolean> {
  const channel = `probe_${randomBytes(8).toString('hex')}`;
  const client = createClient(settings);
  let timer: NodeJS.Timeout | undefined;
  try {
    client.on('error', () => undefined);
    await client.connect();
    await client.query(`listen ${channel}`);
    const arrival = new Promise<boolean>(resolve => {
      client.once('notification', () => resolve(true));
      timer = setTimeout(() => resolve(false), WAIT_MS);
    });
    await sql`select pg_notify(${channel}, '')`.execute(db);
    return await arrival;
  } catch (error) {
    if (NOT_SUPPORTED.test(errorCode(error) ?? '')) return false;
    throw error;
  } finally {
    clearTimeout(timer);
    await client.end().catch(() => undefined);
  }
}
