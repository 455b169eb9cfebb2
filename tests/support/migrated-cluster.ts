/** A cluster with every table: initialised and migrated once per run, copied for each server that a test has of its own. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { silentLogger } from '#backend/commands.ts';
import { migrate } from '#backend/index.ts';
import {
  type ClusterLocation,
  DATABASE_USER,
  initCluster,
  prepareLocation,
  startServer,
  stopServer,
} from '#backend/testing.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { oncePerRun } from './vitest/once-per-run.ts';

const LOCK = 403;

/** Its user needs no password. */
export const addressOf = (port: number) => `postgres://${DATABASE_USER}@127.0.0.1:${port}/postgres`;

/** Fills the location, in place of `initCluster` and `migrate`; no server runs on it yet. */
export async function copyMigratedCluster(to: ClusterLocation): Promise<void> {
  const made = join(inject('runFolder'), 'migrated-cluster');
  await oncePerRun(
    LOCK,
    () => existsSync(made),
    () => make(made),
  );
  copy(made, to.cluster);
}

async function make(target: string): Promise<void> {
  const dataDir = mkdtempSync(join(temporaryFolder(), 'atv-migrated-'));
  try {
    chmodSync(dataDir, 0o755);
    const location = await prepareLocation({ dataDir, logger: silentLogger });
    await initCluster(location, ['--no-sync', '--auth-host=trust']);
    const { port } = await startServer(location, { fsync: 'off', full_page_writes: 'off' });
    try {
      await migrate({ url: addressOf(port), logger: silentLogger });
    } finally {
      await stopServer(location);
    }
    // Renamed when it is complete, so that a failed attempt leaves none.
    copy(location.cluster, `${target}-new`);
    renameSync(`${target}-new`, target);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** With owners, which servers insist on. */
function copy(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`cp: ${stderr}`);
}
