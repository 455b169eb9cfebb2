/** A PostgreSQL server and a streaming standby of it, both real; the standby is a copy of the stopped primary. */
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { silentLogger } from '#backend/commands.ts';
import {
  type ClusterLocation,
  DATABASE_USER,
  prepareLocation,
  startServer,
  stopServer,
} from '#backend/testing.ts';
import { addressOf, copyMigratedCluster } from './migrated-cluster.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface ReplicatedServer {
  readonly primaryUrl: string;
  readonly standbyUrl: string;
  /** Runs a statement on one of them as administrator. */
  onPrimary(text: string): Promise<void>;
  onStandby(text: string): Promise<void>;
  /** The standby goes on receiving, and shows no change until it is resumed. */
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  stopStandby(): Promise<void>;
  /** The primary ends at once, and the standby takes writes from then on. */
  failOver(): Promise<void>;
  startStandby(): Promise<void>;
}

const FAST = { fsync: 'off', full_page_writes: 'off' };

/** Of a server that ends with the test. */
export async function locate(): Promise<ClusterLocation> {
  const dataDir = mkdtempSync(join(temporaryFolder(), 'atv-replicated-'));
  chmodSync(dataDir, 0o755);
  const location = await prepareLocation({ dataDir, logger: silentLogger });
  onTestFinished(async () => {
    await stopServer(location);
    rmSync(dataDir, { recursive: true, force: true });
  });
  return location;
}

/** Makes a standby of a stopped cluster, or of one that prepared for a backup: its files come and go meanwhile. */
export function copyCluster(
  from: ClusterLocation,
  to: ClusterLocation,
  { isRunning = false }: { isRunning?: boolean } = {},
): void {
  rmSync(to.cluster, { recursive: true, force: true });
  const copied = spawnSync('cp', ['-a', from.cluster, to.cluster], { encoding: 'utf8' });
  const failures = copied.stderr.split('\n').filter(line => line && !/No such file/.test(line));
  if (isRunning ? failures.length > 0 : copied.status !== 0) throw new Error(`cp: ${copied.stderr}`);
  const signal = join(to.cluster, 'standby.signal');
  writeFileSync(signal, '');
  if (to.user) chownSync(signal, to.user.uid, to.user.gid);
}

export async function run(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

/** The database has every table and the rows that `fill` inserts. */
export async function openReplicatedServer(fill: string): Promise<ReplicatedServer> {
  const [primary, standby] = [await locate(), await locate()];
  await copyMigratedCluster(primary);
  const first = await startServer(primary, FAST);
  const primaryUrl = addressOf(first.port);
  await run(primaryUrl, fill);
  await stopServer(primary);
  copyCluster(primary, standby);
  await startServer(primary, FAST, first.port);
  const follow = { ...FAST, primary_conninfo: `host=127.0.0.1 port=${first.port} user=${DATABASE_USER}` };
  const second = await startServer(standby, follow);
  const standbyUrl = addressOf(second.port);
  return {
    primaryUrl,
    standbyUrl,
    onPrimary: text => run(primaryUrl, text),
    onStandby: text => run(standbyUrl, text),
    pauseReplay: () => run(standbyUrl, 'select pg_wal_replay_pause()'),
    resumeReplay: () => run(standbyUrl, 'select pg_wal_replay_resume()'),
    async failOver() {
      await stopServer(primary);
      await run(standbyUrl, 'select pg_promote()');
    },
    stopStandby: () => stopServer(standby).then(() => undefined),
    async startStandby() {
      await startServer(standby, follow, second.port);
    },
  };
}
