/** Receives the database's notifications (LISTEN) on a separate connection that reconnects. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import type { ChangeSignal } from './change-channel.ts';
import type { ConnectionSettings } from './connection-settings.ts';
import { createClient, requireWrites } from './database-address.ts';
import { deliver } from './deliver-change.ts';
import type { DatabaseLogger } from './logger.ts';

interface Subscription {
  readonly channel: string;
  readonly onChange: () => void;
}

const RETRY_FIRST_MS = 50;
/** With the time limit of a connection less than 10 seconds after the database is back (R-OPS-6). */
const RETRY_AT_MOST_MS = 2_000;
/** Interval of queries that detect a lost connection, and a server whose place another one has taken. */
const ASK_EVERY_MS = 15_000;

/** One connection for all channels; it is opened by the first `listen`. After a reconnect every subscriber is called. */
export function notificationListener(settings: ConnectionSettings, logger: DatabaseLogger): ChangeSignal {
  const subscriptions = new Set<Subscription>();
  const closed = new AbortController();
  let connection: Promise<Client> | undefined;
  /** The open connection, unless it was replaced. */
  let live: Client | undefined;

  const current = (): Promise<Client> => {
    connection ??= connect();
    return connection;
  };

  async function connect(): Promise<Client> {
    for (let delay = RETRY_FIRST_MS; ; delay = Math.min(delay * 2, RETRY_AT_MOST_MS)) {
      closed.signal.throwIfAborted();
      const client = createClient(settings);
      try {
        await open(client);
        return client;
      } catch (error) {
        await client.end().catch(() => undefined);
        logger.warn({ err: error, delay }, 'no connection for notifications yet');
        await sleep(delay * (0.5 + Math.random()), undefined, { signal: closed.signal });
      }
    }
  }

  async function open(client: Client): Promise<void> {
    client.on('notification', ({ channel }) => {
      for (const each of subscriptions) if (each.channel === channel) deliver(logger, each.onChange);
    });
    client.on('error', error => logger.warn({ err: error }, 'the connection for notifications broke'));
    client.on('end', () => {
      // Lost only once open: until then `connect` above tries again.
      if (live === client && !closed.signal.aborted) reconnect();
    });
    await client.connect();
    for (const { channel } of subscriptions) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    live = client;
    pingPeriodically(client);
  }

  function reconnect(): void {
    live = undefined;
    connection = connect();
    connection.then(
      () => {
        // Notifications in between are lost.
        for (const { onChange } of subscriptions) deliver(logger, onChange);
      },
      () => undefined,
    );
  }

  return {
    async listen({ name: channel }, onChange) {
      const subscription = { channel, onChange };
      subscriptions.add(subscription);
      await listenOn(await current(), channel);
      return async () => {
        subscriptions.delete(subscription);
        if ([...subscriptions].some(other => other.channel === channel)) return;
        const client = await current();
        await client.query(`unlisten ${client.escapeIdentifier(channel)}`).catch(() => undefined);
      };
    },
    renew() {
      const before = live;
      if (!before || closed.signal.aborted) return;
      reconnect();
      before.end().catch(() => undefined);
    },
    async close() {
      closed.abort();
      const client = await connection?.catch(() => undefined);
      await client?.end().catch(() => undefined);
    },
  };

  /** Retries on the new connection when the current one is lost. */
  async function listenOn(client: Client, channel: string): Promise<void> {
    await client.query(`listen ${client.escapeIdentifier(channel)}`).catch(async (error: unknown) => {
      if (closed.signal.aborted) throw error;
      await sleep(RETRY_FIRST_MS);
      await listenOn(await current(), channel);
    });
  }
}

function pingPeriodically(client: Client): void {
  const timer = setInterval(() => {
    requireWrites(client).catch(() => client.end().catch(() => undefined));
  }, ASK_EVERY_MS);
  timer.unref();
  client.once('end', () => clearInterval(timer));
}
