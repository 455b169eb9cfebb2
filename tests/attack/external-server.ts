/** An external PostgreSQL server, with a user whose rights are limited to one database. */
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { silentLogger } from '#backend/commands.ts';
import {
  type ClusterLocation,
  DATABASE_USER,
  environment,
  initCluster,
  prepareLocation,
  type RunningServer,
  readPassword,
  runAs,
  startServer,
  stopServer,
} from '#backend/testing.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

export interface ExternalServer {
  /** Connection of a user who owns one empty database and has no other rights; TCP with a password. */
  readonly url: string;
  /** Sends SIGKILL to simulate a crash; resolves when the port refuses connections. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** The folder of an installed PostgreSQL 15, if there is one. */
export function systemPostgres15(): string | undefined {
  return ['/usr/lib/postgresql/15', '/opt/homebrew/opt/postgresql@15', '/usr/local/opt/postgresql@15'].find(
    root => existsSync(join(root, 'bin', 'postgres')),
  );
}

/** @param root folder whose `bin` holds the server programs; the packaged PostgreSQL by default. */
export async function openExternalServer(root?: string): Promise<ExternalServer> {
  const dataDir = mkdtempSync(join(temporaryFolder(), 'atv-other-'));
  chmodSync(dataDir, 0o755);
  const packaged = await prepareLocation({ dataDir, logger: silentLogger });
  const location = root ? { ...packaged, binaries: { root, version: 'system' } } : packaged;
  const password = root
    ? initSystemCluster(location)
    : await initCluster(location, ['--no-sync']).then(() => readPassword(location));
  const settings = { fsync: 'off', full_page_writes: 'off' };
  let server: RunningServer = await startServer(location, settings);
  const { port } = server;
  onTestFinished(async () => {
    await stopServer(location);
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
      await waitUntilDown(port);
    },
    async start() {
      server = await startServer(location, settings, port);
    },
  };
}

/** Runs initdb of another PostgreSQL version, which has other options than the packaged one. */
function initSystemCluster(location: ClusterLocation): string {
  const password = 'of the administrator'.replaceAll(' ', '-');
  const file = join(location.home, 'password');
  writeFileSync(file, password);
  mkdirSync(location.cluster, { mode: 0o700 });
  if (location.user) chownSync(location.cluster, location.user.uid, location.user.gid);
  const run = spawnSync(
    join(location.binaries.root, 'bin', 'initdb'),
    [
      '-D',
      location.cluster,
      '-U',
      DATABASE_USER,
      '-A',
      'scram-sha-256',
      `--pwfile=${file}`,
      '--no-sync',
      '--encoding=UTF8',
      '--locale=C',
    ],
    { ...runAs(location.user), env: environment(), cwd: '/' },
  );
  if (run.status !== 0) throw new Error(`initdb: ${String(run.stderr)}`);
  return password;
}

async function waitUntilDown(port: number): Promise<void> {
  for (;;) {
    const client = new Client({ host: '127.0.0.1', port, user: 'probe', connectionTimeoutMillis: 500 });
    client.on('error', () => undefined);
    const code = await client.connect().then(
      () => '',
      (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : ''),
    );
    await client.end().catch(() => undefined);
    if (code === 'ECONNREFUSED') return;
  }
}
