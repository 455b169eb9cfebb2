/** What an index reads after the database went on elsewhere: on a promoted standby, or from a restored backup. */
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startEmbeddedPostgres } from '#backend/database/embedded/embedded-postgres.ts';
import { silentLogger as logger } from '#backend/database/logger.ts';
import type { Schema } from '#backend/database/schema.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { createTestBackend } from '#tests/support/test-backend.ts';
import { changesSince, type Mark, markNow } from './changes.ts';

// A server starts three times.
vi.setConfig({ testTimeout: 30_000 });

const later = (snapshot: string): string => snapshot.replace(/\d+/g, id => String(BigInt(id) + 1000n));

it.each<[string, (mark: Mark) => Mark]>([
  ['gives ids of transactions again', mark => ({ ...mark, snapshot: later(mark.snapshot) })],
  ['has fewer changes', mark => ({ ...mark, version: mark.version + 10 })],
  ['is on another timeline', mark => ({ ...mark, timeline: '0000000A' })],
])('reads everything when the server %s than the mark, and follows it from there', async (_, moved) => {
  const {
    world: { db },
  } = await createTestBackend(world => world.aBrand(1));
  await sql`insert into catalogue_change (kind, product_id) values ('price', 1)`.execute(db);
  const mark = await markNow(db);
  expect((await changesSince(db, mark)).changes).toEqual([]);

  const after = await changesSince(db, moved(mark));
  expect(after.changes).toMatchObject([{ kind: 'all', product_id: null }]);
  const { timeline, version } = await markNow(db);
  expect(after.mark).toMatchObject({ timeline, version });
  await sql`insert into catalogue_change (kind, product_id) values ('stock', 2)`.execute(db);
  expect((await changesSince(db, after.mark)).changes).toMatchObject([{ kind: 'stock', product_id: 2 }]);
});

it('reads everything after a real recovery, whose server goes on with a timeline of its own', async () => {
  const dataDir = await mkdtemp(join(temporaryFolder(), 'atv-huset-timeline-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 }));
  const initOptions = ['--no-sync', '--wal-segsize=1'];
  async function open<T>(read: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
    const server = await startEmbeddedPostgres({ dataDir, logger, initOptions });
    const pool = new Pool({ connectionString: server.url });
    pool.on('error', () => undefined);
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    try {
      return await read(db);
    } finally {
      await db.destroy();
      await server.stop();
    }
  }
  const mark = await open(async db => {
    await sql`create table catalogue_change (version bigserial primary key, kind text, product_id int,
      tx xid8 not null default pg_current_xact_id())`.execute(db);
    await sql`insert into catalogue_change (kind, product_id) values ('price', 1)`.execute(db);
    return markNow(db);
  });
  expect(await open(async db => (await changesSince(db, mark)).changes)).toEqual([]);

  const cluster = join(dataDir, 'cluster');
  await writeFile(join(cluster, 'recovery.signal'), '');
  await appendFile(join(cluster, 'postgresql.auto.conf'), "restore_command = '/bin/false'\n");
  const changes = await open(async db => {
    await vi.waitUntil(async () => {
      const { rows } = await sql<{ recovers: boolean }>`select pg_is_in_recovery() as recovers`.execute(db);
      return rows[0]?.recovers === false;
    });
    return (await changesSince(db, mark)).changes;
  });
  expect(changes).toMatchObject([{ kind: 'all' }]);
});
