/** Who counts as an author of what was written before the shop knew authors (R-STUDIO-190). */
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { silentLogger } from '../logger.ts';
import { migrate } from '../migrate.ts';
import { migrations } from './index.ts';

async function beforeFourEyes() {
  const { url, drop } = await createTestDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await drop();
  });
  await client.query('drop schema public cascade; create schema public');
  const world = { url, logger: silentLogger };
  await migrate({ ...world, migrations: migrations.filter(({ name }) => name < '0113') });
  return { client, finish: () => migrate({ ...world, migrations }) };
}

it('takes for an author who wrote what a publication had that was taken back', async () => {
  const { client, finish } = await beforeFourEyes();
  await client.query(`
    insert into studio_document (document_id, kind, key, is_managed)
      select 'page:' || key, 'page', key, true from unnest(array['live', 'undone', 'ends']) key;
    insert into studio_revision (document_id, number, body, hash, requires, source, created_at)
      select document_id, 1, '{}', document_id, '{}', 'studio', '2026-01-02' from studio_document;
    insert into studio_draft (document_id, release_id, version, base_revision, body, updated_at)
      select document_id, 0, 1, 1, '{}', '2026-01-01' from studio_document;
    insert into studio_operation (document_id, release_id, version, client_id, client_seq, staff_id, author, ops, at)
      select document_id, 0, 1, 'tab', 1, 'bo', 'Bo', '[]', '2026-01-01' from studio_document`);
  const publications = await client.query<{ publication_id: string; note: string }>(`
    insert into studio_publication (author, created_at, live_from, note)
      select 'Bo', '2026-01-02', '2026-01-02', document_id from studio_document returning publication_id, note`);
  for (const { publication_id: id, note } of publications.rows) {
    const row =
      'insert into studio_live (document_id, revision, live_from, publication_id) values ($1, 1, $2, $3)';
    await client.query(row, [note, '2026-01-02', id]);
    const until = { 'page:undone': '2026-01-03', 'page:ends': '2099-01-01' }[note];
    const undo =
      "insert into studio_publication (author, created_at, live_from, note, undoes) values ('Bo', '2026-01-03', $1, '', $2)";
    if (until) await client.query(undo, [until, id]);
  }
  await finish();
  const authors = await client.query('select document_id, staff_id, name from studio_draft_author');
  expect(authors.rows).toEqual([{ document_id: 'page:undone', staff_id: 'bo', name: 'Bo' }]);
  // Revisions that are in the history already have theirs.
  const written = await client.query(
    'select document_id, staff_id from studio_revision_author order by document_id',
  );
  expect(written.rows).toEqual(
    ['page:ends', 'page:live', 'page:undone'].map(document_id => ({ document_id, staff_id: 'bo' })),
  );
});
