/** Starts, finds and stops the one PostgreSQL server of a data folder. Requires the start lock. */
import { spawn } from 'node:child_process';
import { open, readFile, rename, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClusterLocation } from './cluster-location.ts';
import { type ServerSettings, serverSettings } from './cluster-settings.ts';
import { EmbeddedPostgresError, outputError, stillLettingGo } from './embedded-postgres-error.ts';
import { program } from './postgres-binaries.ts';
import { disownPostmasterNote, readPostmasterNote } from './postmaster-file.ts';
import { identityOf, isPostgres } from './process-identity.ts';
import { environment, runAs } from './run-as.ts';
import { lacksSockets, socketFolderOf, socketSettings } from './socket-folder.ts';

/** A server that accepts connections; `identity` is its process, see process-identity. */
export interface RunningServer {
  readonly identity: string;
  readonly pid: number;
  readonly port: number;
  /** Null when only the port leads to it. */
  readonly socketFolder: string | null;
}

const POLL_MS = 10;
/** Recovery after a crash replays up to a gigabyte of log, which takes long on slow disks. */
const READY_WITHIN_MS = 120_000;
const STOP_POLITELY_MS = 20_000;
const LOG_LIMIT_BYTES = 10_000_000;

/** The server that already runs on this cluster, once it is ready; undefined if there is none. */
export async function findServer({ cluster }: ClusterLocation): Promise<RunningServer | undefined> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    const note = await readPostmasterNote(cluster);
    const identity = note && identityOf(note.pid);
    if (!note || !identity || !isPostgres(note.pid)) {
      await disownPostmasterNote(cluster);
      return undefined;
    }
    const { pid, port, socketFolder } = note;
    if (note.ready && port > 0) return { identity, pid, port, socketFolder };
    await sleep(POLL_MS);
  }
  return undefined;
}

/** Starts a server and waits until it is ready. `port` requires that port; else any free one is used. */
export async function startServer(
  location: ClusterLocation,
  settings: ServerSettings,
  port?: number,
): Promise<RunningServer> {
  const deadline = Date.now() + READY_WITHIN_MS;
  // A killed server left its port in its file: the pools of other instances still use it.
  let requested = port ?? ((await readPostmasterNote(location.cluster))?.port || undefined);
  let socketFolder = socketFolderOf(location.cluster);
  for (;;) {
    const withSocket = { ...socketSettings(socketFolder), ...settings };
    const attempt = await tryServer(location, withSocket, requested ?? (await freePort()), deadline);
    if (typeof attempt !== 'string') return attempt;
    if (socketFolder !== null && lacksSockets(attempt)) {
      socketFolder = null;
      continue;
    }
    const error = outputError(attempt, location.home);
    const elsewhere = port === undefined && error.problem === 'port-taken';
    if (!(elsewhere || stillLettingGo(attempt)) || Date.now() > deadline) throw error;
    if (elsewhere) requested = undefined;
    await sleep(POLL_MS);
  }
}

/** Stops the server, whichever process started it: no new sessions, open transactions rolled back, data flushed. */
export async function stopServer(location: ClusterLocation): Promise<void> {
  const note = await readPostmasterNote(location.cluster);
  const identity = note && identityOf(note.pid);
  if (!note || !identity || !isPostgres(note.pid)) return;
  if (process.platform === 'win32') return stopOnWindows(location);
  process.kill(note.pid, 'SIGINT');
  if (await hasExited(identity, note.pid, STOP_POLITELY_MS)) return;
  process.kill(note.pid, 'SIGQUIT');
  if (await hasExited(identity, note.pid, STOP_POLITELY_MS)) return;
  throw new EmbeddedPostgresError(
    'start-failed',
    `The database in ${location.home} (process ${note.pid}) does not stop.`,
  );
}

async function tryServer(
  location: ClusterLocation,
  settings: ServerSettings,
  port: number,
  deadline: number,
): Promise<RunningServer | string> {
  const logFile = await freshLog(location.home);
  const log = await open(logFile, 'a', 0o640);
  const { size: before } = await log.stat();
  const child = spawn(
    program(location.binaries, 'postgres'),
    ['-D', location.cluster, ...serverSettings(port, settings)],
    {
      ...runAs(location.user),
      env: environment(),
      cwd: location.binaries.root,
      // A session of its own, so that Ctrl-C reaches only the shop, which then stops the database.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    },
  );
  let failure = '';
  child.on('error', error => {
    failure = error.message;
  });
  child.unref();
  try {
    while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      const note = await readPostmasterNote(location.cluster);
      const identity = identityOf(child.pid);
      if (note && note.pid === child.pid && note.ready && identity)
        return { identity, pid: note.pid, port, socketFolder: note.socketFolder };
      if (Date.now() > deadline) return `it was not ready within ${READY_WITHIN_MS / 1000} s`;
      await sleep(POLL_MS);
    }
    // A program that cannot be started emits its error a moment later.
    if (child.pid === undefined) await sleep(POLL_MS);
    const said = (await readFile(logFile)).subarray(before).toString();
    return said.trim() || failure || 'nothing';
  } finally {
    await log.close();
  }
}

/** The log file, rotated once it has grown large. */
async function freshLog(home: string): Promise<string> {
  const path = join(home, 'postgres.log');
  const found = await stat(path).catch(() => undefined);
  if (found && found.size > LOG_LIMIT_BYTES) await rename(path, `${path}.1`);
  return path;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

async function hasExited(identity: string, pid: number, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    if (identityOf(pid) !== identity) return true;
    await sleep(POLL_MS);
  }
  return false;
}

/** Windows has no signals; PostgreSQL's own tool uses a named pipe. */
function stopOnWindows(location: ClusterLocation): Promise<void> {
  return new Promise((resolve, reject) => {
    const args = ['stop', '-D', location.cluster, '-m', 'fast', '-w'];
    const child = spawn(program(location.binaries, 'pg_ctl'), args, { env: environment(), stdio: 'ignore' });
    child.on('error', reject);
    child.on('exit', () => resolve());
  });
}
