/** Whether a commit returns: with a synchronous standby that is gone it waits for ever, and a read-only server refuses it. */
import type { Client } from 'pg';
import type { ConnectionSettings } from './connection-settings.ts';
import { createClient } from './database-address.ts';

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
 * An empty message in the log waits for whom every commit waits. Without a synchronous standby there is nothing to wait
 * for, and nothing is written.
 */
const commit = `select current_setting('transaction_read_only') as readonly,
  case when current_setting('synchronous_standby_names') <> '' then pg_logical_emit_message(true, 'atv-huset', '') end`;

/** A commit takes milliseconds; the page that says that ordering is paused has to say so within five seconds. */
const PATIENCE_MS = 3_000;

/** Over one connection that stays open; a commit that stalls is waited for by every later try, and not repeated. */
export function createCommitProbe(settings: ConnectionSettings, patienceMs = PATIENCE_MS): CommitProbe {
  let client: Client | undefined;
  let pending: Promise<void> | undefined;

  async function run(): Promise<void> {
    const on = (client ??= await connect());
    try {
      const { rows } = await on.query<{ readonly: string }>(commit);
      if (rows[0]?.readonly === 'on') throw Object.assign(new Error('read-only'), { code: '25006' });
    } catch (error) {
      drop();
      throw error;
    }
  }

  async function connect(): Promise<Client> {
    // The server ends it when the standby answers.
    const opened = createClient({ ...settings, query_timeout: undefined });
    opened.on('error', drop);
    try {
      await opened.connect();
      return opened;
    } catch (error) {
      opened.end().catch(() => undefined);
      throw error;
    }
  }

  function drop(): void {
    client?.end().catch(() => undefined);
    client = undefined;
  }

  return {
    async tryCommit() {
      pending ??= run().finally(() => (pending = undefined));
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new CommitStalledError('No commit returned in time.')), patienceMs);
        timer.unref();
      });
      await Promise.race([pending, late]).finally(() => clearTimeout(timer));
    },
    close: drop,
  };
}
