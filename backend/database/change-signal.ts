/** How an instance learns that another one has committed a change: by notifications of the database, or by polling. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { ChangeSignal } from './change-channel.ts';
import { changePoller } from './change-poller.ts';
import type { ConnectionSettings } from './connection-settings.ts';
import type { DatabaseLogger } from './logger.ts';
import { notificationListener } from './notification-listener.ts';
import { doNotificationsArrive } from './notification-probe.ts';
import type { Schema } from './schema.ts';

/**
 * - `listen`: LISTEN on a connection that stays open.
 * - `poll`: a query twice a second, for connections that are shared between transactions and servers without LISTEN.
 * - `auto`: `listen` if a notification sent at the first subscription arrives, otherwise `poll`.
 */
export type ChangeSignalMode = 'listen' | 'poll' | 'auto';

export interface ChangeSignalOptions {
  readonly mode: ChangeSignalMode;
  readonly db: Kysely<Schema>;
  /** Of the connection that listens. */
  readonly settings: ConnectionSettings;
  readonly logger: DatabaseLogger;
}

const RETRY_MS = 500;

/** Opens nothing before the first subscription. */
export function createChangeSignal({ mode, db, settings, logger }: ChangeSignalOptions): ChangeSignal {
  if (mode === 'poll') return changePoller(db, logger);
  const listener = notificationListener(settings, logger);
  if (mode === 'listen') return listener;
  const poller = changePoller(db, logger);
  const closed = new AbortController();
  let chosen: Promise<ChangeSignal> | undefined;

  async function choose(): Promise<ChangeSignal> {
    for (;;) {
      closed.signal.throwIfAborted();
      try {
        if (await doNotificationsArrive(settings, db)) return listener;
        logger.info({}, 'notifications of the database do not arrive; its changes are polled');
        return poller;
      } catch (error) {
        logger.warn({ err: error }, 'no connection for notifications yet');
        await sleep(RETRY_MS, undefined, { signal: closed.signal });
      }
    }
  }

  return {
    async listen(channel, onChange) {
      chosen ??= choose();
      return (await chosen).listen(channel, onChange);
    },
    renew: () => listener.renew(),
    async close() {
      closed.abort();
      await Promise.all([listener.close(), poller.close()]);
    },
  };
}
