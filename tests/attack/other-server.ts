/** A PostgreSQL that is not the shop's: a server of its own with a user who may do nothing beyond one database. */
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { silentLogger } from '#backend/index.ts';
import {
  type ClusterLocation,
  DATABASE_USER,
  environment,
  initCluster,
  prepareLocation,
  readPassword,
  runAs,
  type RunningServer,
  startServer,
  stopServer,
} from '#backend/testing.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

export interface OtherServer {
  /** Of a user without any rights beyond the empty database that is theirs; with a password, over TCP. */
  readonly url: string;
  /** SIGKILL, as a crash; resolves when nobody listens any more. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** Folders of PostgreSQL 15 on systems that have one. */
export function systemPostgres15(): string | undefined {
  return ['/usr/lib/postgresql/15', '/opt/homebrew/opt/postgresql@15', '/usr/local/opt/postgresql@15'].find(
    root => existsSync(join(root, 'bin', 'postgres')),
  );
}

/** @param root holds `bin` with the server's programs; the packaged ones when left out. */
export async function openOtherServer(root?: string): Promise<OtherServer> {
  const dataDir = mkdtempSync(join(temporaryFolder(), 'atv-other-'));
  chmodSync(dataDir, 0o755);
  const packaged = await prepareLocation({ dataDir, logger: silentLogger });
  const place = root ? { ...packaged, binaries: { root, version: 'system' } } : packaged;
  const password = root
    ? initOlder(place)
    : await initCluster(place, ['--no-sync']).then(() => readPassword(place));
  const settings = { fsync: 'off', full_page_writes: 'off' };
  let server: RunningServer = await startServer(place, settings);
  const { port } = server;
  onTestFinished(async () => {
    await stopServer(place);
    rmSync(dataDir, { recursive: true, force: true });
  });

  const admin = new Client({
    connectionString: `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/postgres`,
  });
  await admin.connect();
  await admin.query("create role shopkeeper login password 'its own' nosuperuser nocreatedb nocreaterole");
  await admin.query('create database atv owner shopkeeper');
  await admin.end();
  return {
    url: `postgres://shopkeeper:its%20own@127.0.0.1:${port}/atv?sslmode=disable`,
    async kill() {
      process.kill(server.pid, 'SIGKILL');
      await gone(port);
    },
    async start() {
      server = await startServer(place, settings, port);
    },
  };
}

/** With the programs of another version, whose initdb has other options than ours. */
function initOlder(place: ClusterLocation): string {
  const password = 'of the administrator'.replaceAll(' ', '-');
  const file = join(place.home, 'password');
  writeFileSync(file, password);
  mkdirSync(place.cluster, { mode: 0o700 });
  if (place.user) chownSync(place.cluster, place.user.uid, place.user.gid);
  const run = spawnSync(
    join(place.binaries.root, 'bin', 'initdb'),
    [
      '-D',
      place.cluster,
      '-U',
      DATABASE_USER,
      '-A',
      'scram-sha-256',
      `--pwfile=${file}`,
      '--no-sync',
      '--encoding=UTF8',
      '--locale=C',
    ],
    { ...runAs(place.user), env: environment(), cwd: '/' },
  );
  if (run.status !== 0) throw new Error(`initdb: ${String(run.stderr)}`);
  return password;
}

async function gone(port: number): Promise<void> {
  for (;;) {
    const client = new Client({ host: '127.0.0.1', port, user: 'nobody', connectionTimeoutMillis: 500 });
    client.on('error', () => undefined);
    const code = await client.connect().then(
      () => '',
      (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : ''),
    );
    await client.end().catch(() => undefined);
    if (code === 'ECONNREFUSED') return;
  }
}
