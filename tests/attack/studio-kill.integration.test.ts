/** The shop is killed while Studio saves and publishes: nothing is lost and nothing is done twice (R-STUDIO-10, R-STUDIO-12, R-STUDIO-15). */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it, vi } from 'vitest';
import type { OpenDocument, OperationsAccepted } from '#studio-api/documents.ts';
import { freePort } from '../support/free-port.ts';
import type { ShopProcess } from '../support/shop-process.ts';
import { signedInAs } from '../support/studio-client.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { smallShopRows } from '../support/worlds/small-shop.ts';
import { startFromSources } from './start-from-sources.ts';

const { url, db, database, drop } = await createTestDatabase();
const { pool } = database;
await pool.query(smallShopRows);
afterAll(drop);

const SOON = { timeout: 10_000, interval: 20 };
const LOCK = 4_718_299_001;
const document = `/api/documents/${encodeURIComponent('page:newsletter')}`;

const start = (env: Readonly<Record<string, string>> = {}) =>
  startFromSources({ DATABASE_URL: url, STUDIO: 'true', ...env });

const studioOf = ({ lines }: ShopProcess): Promise<string> =>
  vi.waitFor(() => {
    const found = lines.flatMap(({ msg }) => /^Studio: (\S+)/.exec(msg)?.[1] ?? [])[0];
    expect(found).toBeDefined();
    return new URL(found ?? '').origin;
  }, SOON);

const countOf = async (table: string): Promise<number> =>
  (await pool.query<{ count: number }>(`select count(*)::int from ${table}`)).rows[0]?.count ?? 0;

/**
 * Kills the shop when it has asked to commit a new row of a table: the database commits it, and no one gets an answer.
 * A deferred trigger runs within the commit, and waits for a lock of the test.
 */
async function killWithin(table: string, shop: ShopProcess, call: () => Promise<unknown>): Promise<void> {
  await pool.query(`
    create function wait_for_test() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock(${LOCK}); return null; end $$;
    create constraint trigger waits_for_test after insert on ${table} deferrable initially deferred
      for each row execute function wait_for_test()`);
  const before = await countOf(table);
  const holder = await pool.connect();
  try {
    await holder.query('select pg_advisory_lock($1)', [LOCK]);
    const answered = call();
    answered.catch(() => undefined);
    await vi.waitFor(async () => {
      const { rowCount } = await pool.query(
        `select from pg_locks where locktype = 'advisory' and not granted
           and (classid::bigint << 32) + objid::bigint = ${LOCK}`,
      );
      expect(rowCount).toBe(1);
    }, SOON);
    await shop.kill();
    await expect(answered).rejects.toThrow('fetch failed');
    expect(await countOf(table)).toBe(before);
  } finally {
    await holder.query('select pg_advisory_unlock_all()');
    holder.release();
  }
  await vi.waitFor(async () => expect(await countOf(table)).toBeGreaterThan(before), SOON);
  await pool.query('drop function wait_for_test cascade');
}

/** @proves FAULT-87, FAULT-131, FAULT-132 */
it('keeps what was saved and published when it is killed before it answers, and does neither twice', async () => {
  // The browser finds Studio where it was.
  const samePort = { STUDIO_PORT: `${await freePort()}` };
  const first = await start(samePort);
  const editor = await signedInAs('editor', { db, studioOrigin: await studioOf(first) });
  const { version, body } = (await editor.call('GET', document)).value as OpenDocument;
  const label = { set: { id: '', path: 'label', value: 'Letters', was: body['label'] } };
  const save = { base: version, clientId: 'tab', seq: 1, ops: [label] };
  await killWithin('studio_operation', first, () => editor.call('POST', `${document}/operations`, save));

  const [second, other] = await Promise.all([
    start(samePort),
    start({ CHANGE_SIGNAL: 'listen', TEST_PUBLICATIONS_INTERVAL_MS: '100' }),
  ]);
  for (const _ of [1, 2]) {
    const { status, value } = await editor.call('POST', `${document}/operations`, save);
    expect([status, (value as OperationsAccepted).version]).toEqual([200, version + 1]);
  }
  const saved = (await editor.call('GET', document)).value as OpenDocument;
  expect([saved.version, saved.body]).toEqual([version + 1, { ...body, label: 'Letters' }]);
  expect(await countOf('studio_operation')).toBe(1);

  // No instance is notified.
  await pool.query('alter table studio_live disable trigger studio_live_announced');
  const publisher = await signedInAs('publisher', { db, studioOrigin: await studioOf(second) });
  const publication = {
    documents: [{ id: 'page:newsletter', version: saved.version }],
    note: '',
    acceptWarnings: true,
  };
  await killWithin('studio_live', second, () => publisher.call('POST', '/api/publications', publication));
  const revision = 2;
  await vi.waitFor(
    () =>
      expect(other.lines).toContainEqual(
        expect.objectContaining({
          msg: 'the published documents are served',
          documents: `page:newsletter@${revision}`,
        }),
      ),
    SOON,
  );
  const later = await signedInAs('publisher', { db, studioOrigin: await studioOf(other) });
  const repeated = await later.call('POST', '/api/publications', publication);
  // There is nothing left to publish.
  expect(repeated).toMatchObject({ status: 400, value: { code: 'INVALID' } });
  expect([await countOf('studio_publication'), await countOf('studio_live')]).toEqual([1, 1]);
  const { rows } = await pool.query(
    "select count(*)::int from studio_audit where action = 'publication.published'",
  );
  expect(rows).toEqual([{ count: 1 }]);
});

/** Ends what the shop has begun in the database, as far as it has begun it; resolves to how many transactions that were. */
async function endTransactions(): Promise<number> {
  const { rowCount } = await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
  );
  return rowCount ?? 0;
}

const LOSSES = 50;

/** @proves FAULT-87 */
it('holds the old or the new draft after each of fifty losses while it saves, and after a full disk', async () => {
  const shop = await start();
  const editor = await signedInAs('editor', { db, studioOrigin: await studioOf(shop) });
  const read = () =>
    vi.waitFor(async () => {
      const { status, value } = await editor.call('GET', document);
      expect(status).toBe(200);
      const { version, body } = value as OpenDocument;
      return { version, label: String(body['label']) };
    }, SOON);
  let now = await read();
  const save = (label: string, seq: number) =>
    editor.call('POST', `${document}/operations`, {
      base: now.version,
      clientId: 'losses',
      seq,
      ops: [{ set: { id: '', path: 'label', value: label, was: now.label } }],
    });

  let lost = 0;
  for (let turn = 1; turn <= LOSSES; turn += 1) {
    const label = `Letters ${turn}`;
    const answered = save(label, turn).catch(() => null);
    await sleep(turn % 10);
    lost += await endTransactions();
    const isSaved = (await answered)?.status === 200;
    const after = await read();
    const [before, saved] = [now, { version: now.version + 1, label }];
    expect(isSaved ? [saved] : [before, saved]).toContainEqual(after);
    now = after;
  }
  expect(lost).toBeGreaterThan(0);

  await pool.query(`
    create function fill_disk() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    create constraint trigger fills_disk after insert on studio_operation deferrable initially deferred
      for each row execute function fill_disk()`);
  expect((await save('Full', LOSSES + 1)).status).toBeGreaterThanOrEqual(500);
  expect(await read()).toEqual(now);
  await pool.query('drop function fill_disk cascade');
  expect((await save('Free', LOSSES + 1)).status).toBe(200);
  expect(await read()).toEqual({ version: now.version + 1, label: 'Free' });
});
