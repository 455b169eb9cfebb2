/** Two PostgreSQL servers that take over from each other: the primary is killed as a machine that loses power, the standby is promoted, and the lost one comes back as its standby. */
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import {
  type ClusterLocation,
  DATABASE_USER,
  type RunningServer,
  startServer,
  stopServer,
} from '#backend/testing.ts';
import { addressOf, copyMigratedCluster } from './migrated-cluster.ts';
import { copyCluster, locate, run } from './replicated-server.ts';

/** A primary with a standby that can take its place. */
export interface FailingPrimary {
  /** Ways to whichever server takes writes. */
  readonly urls: readonly [string, ...string[]];
  /** Of the one that takes writes now. */
  primaryUrl(): string;
  /** Runs statements on the primary as administrator. */
  onPrimary(text: string): Promise<void>;
  /** Resolves when every commit waits for the standby. */
  synchronize(): Promise<void>;
  /** Ends every process of the primary at once: nothing is flushed, sent or answered. */
  killPrimary(): Promise<void>;
  /** The standby takes writes, and the roles are exchanged. Resolves when it does. */
  promote(): Promise<void>;
  /** The lost primary follows the new one, without what only it had. */
  rejoin(): Promise<void>;
}

export interface ServerPair extends FailingPrimary {
  standbyUrl(): string;
  stopStandby(): Promise<void>;
  startStandby(): Promise<void>;
  /** The lost primary answers again with all that it had, and follows no other server. */
  startLost(): Promise<void>;
}

const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  shared_buffers: '32MB',
  max_wal_size: '64MB',
  wal_keep_size: '128MB',
};

interface Member {
  readonly location: ClusterLocation;
  readonly port: number;
  server: RunningServer;
}

const urlOf = ({ port }: Member) => addressOf(port);
const follows = ({ port }: Member) => ({
  ...SETTINGS,
  primary_conninfo: `host=127.0.0.1 port=${port} user=${DATABASE_USER}`,
});

async function ask<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(20);
}

/** Each backend has a process group of its own. */
async function killAll({ server, location }: Member): Promise<void> {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const children = stdout
    .split('\n')
    .map(line => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === server.pid)
    .flatMap(([pid]) => pid ?? []);
  for (const pid of [server.pid, ...children]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
  }
  await until(async () => !existsSync(`/proc/${server.pid}`) || isDefunct(server.pid));
  rmSync(join(location.cluster, 'postmaster.pid'), { force: true });
}

function isDefunct(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return true;
  }
}

/** As `pg_basebackup`, which the packaged PostgreSQL lacks. */
async function copyRunning(from: Member, to: Member): Promise<void> {
  const client = new Client({ connectionString: urlOf(from) });
  await client.connect();
  try {
    await client.query("select pg_backup_start('rejoin', true)");
    copyCluster(from.location, to.location, { isRunning: true });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    const label = join(to.location.cluster, 'backup_label');
    writeFileSync(label, rows[0]?.labelfile ?? '');
    const { user } = to.location;
    if (user) chownSync(label, user.uid, user.gid);
    rmSync(join(to.location.cluster, 'postmaster.pid'), { force: true });
  } finally {
    await client.end();
  }
}

/** The database has every table and the rows that `fill` inserts. Linux only, as its processes are looked up there. */
export async function openServerPair(fill: string): Promise<ServerPair> {
  const [first, second] = [await locate(), await locate()];
  await copyMigratedCluster(first);
  const server = await startServer(first, SETTINGS);
  let primary: Member = { location: first, port: server.port, server };
  await run(urlOf(primary), fill);
  await stopServer(first);
  copyCluster(first, second);
  primary.server = await startServer(first, SETTINGS, primary.port);
  const copy = await startServer(second, follows(primary));
  let standby: Member = { location: second, port: copy.port, server: copy };
  const isStreaming = (state: string) => async () =>
    (await ask(urlOf(primary), `select 1 from pg_stat_replication where ${state}`)).length > 0;
  await until(isStreaming("state = 'streaming'"));

  return {
    urls: [`postgres://${DATABASE_USER}@127.0.0.1:${standby.port},127.0.0.1:${primary.port}/postgres`],
    primaryUrl: () => urlOf(primary),
    standbyUrl: () => urlOf(standby),
    onPrimary: text => run(urlOf(primary), text),
    async synchronize() {
      await run(urlOf(primary), "alter system set synchronous_standby_names = '*'");
      await run(urlOf(primary), 'select pg_reload_conf()');
      await until(isStreaming("sync_state = 'sync'"));
    },
    killPrimary: () => killAll(primary),
    stopStandby: () => stopServer(standby.location),
    async startStandby() {
      standby.server = await startServer(standby.location, follows(primary), standby.port);
    },
    async promote() {
      await run(urlOf(standby), 'select pg_promote()');
      [primary, standby] = [standby, primary];
    },
    async startLost() {
      const { location } = standby;
      const signal = join(location.cluster, 'standby.signal');
      writeFileSync(signal, '');
      if (location.user) chownSync(signal, location.user.uid, location.user.gid);
      standby.server = await startServer(location, SETTINGS, standby.port);
    },
    async rejoin() {
      await stopServer(standby.location);
      await copyRunning(primary, standby);
      standby.server = await startServer(standby.location, follows(primary), standby.port);
      await until(isStreaming("state = 'streaming'"));
    },
  };
}
