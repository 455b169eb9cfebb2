/** Restarts the database server on the same port when it ends while the shop runs. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseLogger } from '../logger.ts';
import type { ClusterLocation } from './cluster-location.ts';
import { findServer, type RunningServer, startServer, stopServer } from './cluster-server.ts';
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

/**
 * The server after `first` has gone, with the socket by which the pools of this instance connect. One that another instance
 * started without it, of an earlier build or with other settings, is started once more.
 */
async function ensureAgain(
  location: ClusterLocation,
  settings: ServerSettings,
  { port, socketFolder }: RunningServer,
): Promise<RunningServer> {
  const { server, adopted } = await ensureServer(location, settings, port);
  if (!adopted || socketFolder === null || server.socketFolder === socketFolder) return server;
  await stopServer(location);
  return startServer(location, settings, port);
}

/**
 * Watches until `end()`. Port and socket stay the same, so that every pool reconnects (R-OPS-6).
 * @param first its socket is null when the pools connect by the port
 */
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
        server = await withStartLock(location.home, () => ensureAgain(location, settings, first));
        failures = 0;
        if (first.socketFolder !== null && server.socketFolder !== first.socketFolder)
          logger.error(
            { home: location.home, port: server.port },
            'the database came back without the socket that this shop connects by; start the shop again',
          );
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
