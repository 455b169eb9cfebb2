/** Whether a commit returns: with a synchronous standby that is gone it waits for ever, and a read-only server refuses it. */
import type { Client } from 'pg';
import type { ConnectionSettings } from './connection-settings.ts';
import { createClient, ReadOnlyServerError } from './database-address.ts';

/** No commit returned in time: the server waits for a synchronous standby, or its disk has stopped. */
export class CommitStalledError extends Error {
  override readonly name = 'CommitStalledError';
}

export interface CommitProbe {
  /** @throws CommitStalledError, or what the server says */
  tryCommit(): Promise<void>;
  close(): void;
}

/**
 * Commits an empty log message, which waits for the same synchronous standbys as every other commit. Where none is
 * configured, nothing is written.
 */
const commit = `select current_setting('transaction_read_only') as readonly,
  case when current_setting('synchronous_standby_names') <> '' then pg_logical_emit_message(true, 'atv-huset', '') end`;

/** A commit takes milliseconds; the page that says that ordering is paused has to say so within five seconds. */
const PATIENCE_MS = 3_000;

const APPLICATION = 'atv-huset probe of commits';

/** PostgreSQL keeps a session that waits for a standby, even when its client is gone. Behind a pooler the number may be that of another session. */
const endSession = `select pg_terminate_backend(pid) from pg_stat_activity where pid = $1 and application_name = $2`;

/**
 * Over one connection that stays open. A commit that stalls is waited for by the next try; then the connection is replaced,
 * since the network may have lost it.
 */
export function createCommitProbe(base: ConnectionSettings, patienceMs = PATIENCE_MS): CommitProbe {
  const settings = { ...base, application_name: APPLICATION, query_timeout: 2 * patienceMs };
  let connection: Promise<Client> | undefined;
  let isClosed = false;
  let pending: Promise<void> | undefined;
  /** Number of the session whose commit did not return. */
  let left: number | undefined;

  async function run(on: Client): Promise<void> {
    try {
      const { rows } = await on.query<{ readonly: string }>(commit);
      if (rows[0]?.readonly === 'on') throw new ReadOnlyServerError();
    } catch (error) {
      left = sessionOf(on);
      if (!isClosed) drop();
      throw error;
    }
  }

  async function connect(): Promise<Client> {
    const opened = createClient(settings);
    opened.on('error', drop);
    try {
      await opened.connect();
      if (left !== undefined) await opened.query(endSession, [left, APPLICATION]);
      left = undefined;
      return opened;
    } catch (error) {
      opened.end().catch(() => undefined);
      throw error;
    }
  }

  function drop(): void {
    connection?.then(client => client.end()).catch(() => undefined);
    connection = undefined;
  }

  /** @throws when the server cannot be reached */
  async function current(): Promise<Client> {
    const opening = (connection ??= connect());
    try {
      return await opening;
    } catch (error) {
      if (connection === opening) connection = undefined;
      throw error;
    }
  }

  return {
    async tryCommit() {
      // A server that cannot be reached, or slowly, is noticed elsewhere: only the commit is timed.
      const on = await current();
      if (isClosed) return;
      pending ??= run(on).finally(() => (pending = undefined));
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new CommitStalledError('No commit returned in time.')), patienceMs);
        timer.unref();
      });
      await Promise.race([pending, late]).finally(() => clearTimeout(timer));
    },
    close() {
      isClosed = true;
      drop();
    },
  };
}

/** pg's types do not tell the number of its session. */
function sessionOf(client: Client): number | undefined {
  const id: unknown = Reflect.get(client, 'processID');
  return typeof id === 'number' ? id : undefined;
}
