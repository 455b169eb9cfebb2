/** Restarts the database server on the same port when it ends while the shop runs. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseLogger } from '../logger.ts';
import type { ClusterLocation } from './cluster-location.ts';
import { findServer, type RunningServer, startServer } from './cluster-server.ts';
import type { ServerSettings } from './cluster-settings.ts';
import { isAlive } from './process-identity.ts';
import { withStartLock } from './start-lock.ts';

const LOOK_EVERY_MS = 200;
const RETRY_AT_MOST_MS = 5_000;

/** Joins the running server or starts one; call it while holding the start lock. */
export async function ensureServer(
  location: ClusterLocation,
  settings: ServerSettings,
  port?: number,
): Promise<{ server: RunningServer; adopted: boolean }> {
  const found = await findServer(location);
  if (found) return { server: found, adopted: true };
  return { server: await startServer(location, settings, port), adopted: false };
}

/** Watches until `end()`. The port stays the same, so that every pool reconnects (R-OPS-6). */
export function restartWhenDown(
  location: ClusterLocation,
  settings: ServerSettings,
  first: RunningServer,
  logger: DatabaseLogger,
): { end(): Promise<void> } {
  const ended = new AbortController();
  const pause = (ms: number) =>
    sleep(ms, undefined, { ref: false, signal: ended.signal }).catch(() => undefined);

  async function watch(): Promise<void> {
    let server = first;
    let failures = 0;
    while (!ended.signal.aborted) {
      await pause(failures === 0 ? LOOK_EVERY_MS : Math.min(RETRY_AT_MOST_MS, LOOK_EVERY_MS * 2 ** failures));
      if (ended.signal.aborted || isAlive(server.identity)) continue;
      try {
        logger.warn({ home: location.home, port: first.port }, 'the database went away; starting it again');
        const again = await withStartLock(location.home, () => ensureServer(location, settings, first.port));
        server = again.server;
        failures = 0;
        logger.info({ home: location.home, port: server.port }, 'database back');
      } catch (error) {
        failures += 1;
        logger.error({ home: location.home, err: error }, 'the database does not come back yet');
      }
    }
  }

  const watching = watch();
  return {
    async end(): Promise<void> {
      ended.abort();
      await watching;
    },
  };
}
