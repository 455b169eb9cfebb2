/** A real PostgreSQL that comes with the shop: started on a data folder, watched, shared with other instances, stopped by the last. */
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { DatabaseLogger } from '../logger.ts';
import { DATABASE_USER, initCluster, readPassword } from './cluster-init.ts';
import { type ClusterLocation, prepareLocation } from './cluster-location.ts';
import { type RunningServer, stopServer } from './cluster-server.ts';
import type { ServerSettings } from './cluster-settings.ts';
import { addUser, countUsers, removeUser } from './cluster-users.ts';
import { EmbeddedPostgresError, locationError } from './embedded-postgres-error.ts';
import { isAlive } from './process-identity.ts';
import { ensureServer, restartWhenDown } from './restart-server.ts';
import { withStartLock } from './start-lock.ts';

export interface EmbeddedPostgresOptions {
  /** The folder for the data, made if missing. It belongs to one machine: instances on other machines need DATABASE_URL. */
  readonly dataDir: string;
  readonly logger: DatabaseLogger;
  /** Server settings that differ from `cluster-settings.ts`. */
  readonly settings?: ServerSettings;
  /** Options of initdb, as `--no-sync` in tests. */
  readonly initOptions?: readonly string[];
  /** Where root keeps what the database's user could not reach; `/var/lib/atv-huset` unless said otherwise. */
  readonly refuge?: string;
}

export interface EmbeddedPostgres {
  /**
   * `postgres://user:password@127.0.0.1:port/postgres?host=FOLDER`: port and socket lead to the same server. Without the
   * folder where no socket leads to it. Stays the same until `stop`, over a crash of the server too.
   */
  readonly url: string;
  /** True when a server was already running on the folder: another instance's, or one left behind by a killed shop. */
  readonly adopted: boolean;
  /** Gives the database back, once; the last user of the folder stops it and waits until it is down. */
  stop(): Promise<void>;
}

const ANSWER_WITHIN_MS = 5_000;
/** For a process that is already shutting down. */
const ENDS_WITHIN_MS = 2_000;

/**
 * Starts or joins the database of `dataDir`.
 * @throws EmbeddedPostgresError whose message names the place and the fix.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { logger, settings = {}, initOptions = [] } = options;
  const location = await prepareLocation(options);
  try {
    return await withStartLock(location.home, async () => {
      if (!existsSync(location.cluster)) {
        logger.info({ home: location.home }, 'making a new database');
        await initCluster(location, initOptions);
      }
      const password = await readPassword(location);
      const marker = await addUser(location.home);
      try {
        const urlOf = ({ port, socketFolder }: RunningServer) =>
          `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/postgres${socketFolder ? `?host=${encodeURIComponent(socketFolder)}` : ''}`;
        const { server, adopted } = await reachedServer(location, settings, urlOf, logger);
        const url = urlOf(server);
        const supervisor = restartWhenDown(location, settings, server, logger);
        logger.info({ home: location.home, port: server.port, adopted }, 'database ready');
        let stopping: Promise<void> | undefined;
        const stop = (): Promise<void> => {
          stopping ??= supervisor.end().then(() => leave(location, marker));
          return stopping;
        };
        return { url, adopted, stop };
      } catch (error) {
        await removeUser(marker);
        throw error;
      }
    });
  } catch (error) {
    throw locationError(error, location.home);
  }
}

/** A server as it was reached: without the socket where that does not lead to it, as on some disks shared with a container. */
async function reachedServer(
  location: ClusterLocation,
  settings: ServerSettings,
  urlOf: (server: RunningServer) => string,
  logger: DatabaseLogger,
): Promise<{ server: RunningServer; adopted: boolean }> {
  // One that was killed a moment ago may still have been there to be found.
  for (;;) {
    const found = await ensureServer(location, settings);
    const { server, adopted } = found;
    if (server.socketFolder === null) {
      if (!adopted || (await answers(urlOf(server), location.home, server))) return found;
      continue;
    }
    const cause = await failureOf(urlOf(server));
    if (cause === undefined) return found;
    const byPort = { ...server, socketFolder: null };
    if (!(await answers(urlOf(byPort), location.home, server))) continue;
    const place = { home: location.home, port: server.port, err: cause };
    logger.warn(place, 'the socket of the database does not lead to it; its port is used');
    return { server: byPort, adopted };
  }
}

/** False when the process has ended. @throws EmbeddedPostgresError when it runs but does not respond. */
async function answers(url: string, home: string, { pid, identity }: RunningServer): Promise<boolean> {
  const cause = await failureOf(url);
  if (cause === undefined) return true;
  if (await endsWithin(ENDS_WITHIN_MS, identity)) return false;
  const message = `The database that runs on ${home} (process ${pid}) does not answer. End that process and start again; nothing already saved is lost.`;
  throw new EmbeddedPostgresError('start-failed', message, { cause });
}

/** Why no connection to the address can be opened; undefined when one can. */
async function failureOf(url: string): Promise<unknown> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: ANSWER_WITHIN_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return undefined;
  } catch (cause) {
    return cause;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function endsWithin(ms: number, identity: string): Promise<boolean> {
  const until = Date.now() + ms;
  while (isAlive(identity) && Date.now() < until) await sleep(20);
  return !isAlive(identity);
}

async function leave(location: ClusterLocation, marker: string): Promise<void> {
  await withStartLock(location.home, async () => {
    await removeUser(marker);
    if ((await countUsers(location.home)) === 0) await stopServer(location);
  });
}
