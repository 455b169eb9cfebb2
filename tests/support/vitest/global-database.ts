/** One embedded database server per test run, with a template database in which every migration is applied. */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { silentLogger } from '#backend/commands.ts';
import { migrate, startEmbeddedPostgres } from '#backend/index.ts';
import { countUsers, type EmbeddedPostgres } from '#backend/testing.ts';
import { temporaryFolder } from '../temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection of the cluster's administrator to its database `postgres`. */
    databaseUrl: string;
    /** Name of the database that `createTestDatabase` copies. */
    templateDatabase: string;
  }
}

const FOLDER = 'atv-huset-test-';
const TEMPLATE = 'shop_template';

/** Durability is off: losing a test database does not matter. */
const FAST_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
};

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandoned();
  const dataDir = await mkdtemp(join(temporaryFolder(), FOLDER));
  const server = await startEmbeddedPostgres({
    dataDir,
    logger: silentLogger,
    settings: { ...FAST_SETTINGS, max_connections: 200 },
    // Password authentication takes a few milliseconds for each of thousands of connections.
    initOptions: ['--no-sync', '--auth-host=trust', '--auth-local=trust'],
  });
  await makeTemplate(server);
  project.provide('databaseUrl', server.url);
  project.provide('templateDatabase', TEMPLATE);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function makeTemplate(server: EmbeddedPostgres): Promise<void> {
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const url = new URL(server.url);
  url.pathname = TEMPLATE;
  await migrate({ url: url.href, logger: silentLogger });
}

/** Removes folders of killed runs; their servers end by themselves within a minute. */
async function removeAbandoned(): Promise<void> {
  const names = (await readdir(temporaryFolder())).filter(name => name.startsWith(FOLDER));
  for (const folder of names.map(name => join(temporaryFolder(), name))) {
    const found = await stat(folder).catch(() => undefined);
    const young = !found || Date.now() - found.mtimeMs < 60_000;
    if (young || (await countUsers(folder)) > 0) continue;
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}
