/** One embedded database for a whole test run, with a template that every migration has been applied to. */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate, silentLogger, startEmbeddedPostgres } from '#backend/index.ts';
import { countUsers, type EmbeddedPostgres } from '#backend/testing.ts';
import { fastFolder } from './fast-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster's administrator, on its database `postgres`. */
    databaseUrl: string;
    /** The name of the database that `createTestDatabase` copies. */
    templateDatabase: string;
  }
}

const FOLDER = 'atv-huset-test-';
const TEMPLATE = 'shop_template';

/** A lost test database is no loss: nothing waits for the disk. */
const FAST_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
};

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandoned();
  const dataDir = await mkdtemp(join(fastFolder(), FOLDER));
  const server = await startEmbeddedPostgres({
    dataDir,
    logger: silentLogger,
    settings: { ...FAST_SETTINGS, max_connections: 200 },
    // A few milliseconds of proving who one is, for each of thousands of connections.
    initOptions: ['--no-sync', '--auth-host=trust'],
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

/** A run that was killed leaves its folder; its server ends by itself within a minute of losing it. */
async function removeAbandoned(): Promise<void> {
  const names = (await readdir(fastFolder())).filter(name => name.startsWith(FOLDER));
  for (const folder of names.map(name => join(fastFolder(), name))) {
    const found = await stat(folder).catch(() => undefined);
    const young = !found || Date.now() - found.mtimeMs < 60_000;
    if (young || (await countUsers(folder)) > 0) continue;
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}
