/** Drafts, publications and what is live, in a real database. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { DocumentOperation } from '#engine/operation/operation.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { listDocuments } from './document-list.ts';
import { readLive } from './live.repository.ts';
import { actor, other, pageWith, testDocuments, textNode } from './testing-documents.ts';

const home = 'page:home';
const title = (id: string, value: string, was: string): DocumentOperation => ({
  set: { id, path: 'props.title.fi', value, was },
});

async function open(versions?: Readonly<Record<string, number>>) {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const documents = testDocuments(database.db, versions);
  let seq = 0;
  const post = (ops: DocumentOperation[], base: number, by = actor) =>
    documents.drafts.post(home, { base, clientId: by.name, seq: (seq += 1), ops }, by);
  const publish = (version: number, more = {}) =>
    documents.publications.publish({ documents: [{ id: home, version }], note: '', ...more }, actor);
  const live = async (at = documents.context.now(), built = documents.context.versions) =>
    (await readLive(database.db, at, built)).documents.find(({ id }) => id === home);
  return { db: database.db, documents, post, publish, live };
}

it('orders posts of two editors and names what meets', async () => {
  const { documents, post } = await open();
  expect(await post([title('a', 'One', 'First')], 0)).toMatchObject({ version: 1, missed: [] });
  const second = await post([title('b', 'Two', 'Second')], 0, other);
  expect(second).toMatchObject({ version: 2, missed: [title('a', 'One', 'First')] });
  await expect(
    post([title('a', 'Mine', 'First'), title('b', 'Two!', 'Two')], 0, other),
  ).rejects.toMatchObject({
    code: 'CONFLICT',
    details: {
      version: 2,
      conflicts: [
        { operation: 0, nodeId: 'a', path: 'props.title.fi', by: 'Maija', theirs: 'One', mine: 'Mine' },
      ],
    },
  });
  const { body, version } = await documents.drafts.open(home);
  expect({ body, version }).toEqual({ body: pageWith({ a: 'One', b: 'Two' }), version: 2 });
});

it('merges paragraphs of two editors, and says so to a repeated post too', async () => {
  const { documents, post } = await open();
  const text = (value: string, was?: string): DocumentOperation => ({
    set: { id: 'a', path: 'props.text', value, ...(was === undefined ? {} : { was }) },
  });
  const both = '<p>One</p><p>Two</p>';
  await post([text(both)], 0);
  await post([text('<p>One</p><p>Theirs</p>', both)], 1, other);
  const mine = { base: 1, clientId: 'tab', seq: 1, ops: [text('<p>Mine</p><p>Two</p>', both)] };
  const merged = [text('<p>Mine</p><p>Theirs</p>', '<p>One</p><p>Theirs</p>')];
  expect(await documents.drafts.post(home, mine, actor)).toMatchObject({ version: 3, ops: merged });
  expect(await documents.drafts.post(home, mine, actor)).toMatchObject({ version: 3, ops: merged });
  await expect(post([text('<p>Yours</p><p>Two</p>', both)], 1, other)).rejects.toMatchObject({
    code: 'CONFLICT',
    details: { conflicts: [{ reason: 'changed', path: 'props.text', theirs: '<p>Mine</p><p>Theirs</p>' }] },
  });
});

it('keeps what was decided about changes of two people once, also without another change', async () => {
  const { documents } = await open();
  const decision = {
    id: randomUUID(),
    nodeId: 'a',
    path: 'props.title.fi',
    chosen: 'theirs' as const,
    by: 'Liisa',
    theirs: 'Theirs',
    mine: null,
  };
  const report = (seq: number) =>
    documents.drafts.post(home, { base: 0, clientId: 'tab', seq, ops: [], decisions: [decision] }, actor);
  expect(await report(1)).toMatchObject({ version: 0, missed: [] });
  await report(2);
  expect(await documents.drafts.decisions(home)).toEqual([
    { ...decision, author: 'Maija', at: expect.any(String) },
  ]);
  expect(await documents.drafts.decisions('page:other')).toEqual([]);
});

it('answers a repeated post as the first time, and once when both arrive together', async () => {
  const { documents } = await open();
  const post = { base: 0, clientId: 'tab', seq: 1, ops: [title('a', 'One', 'First')] };
  const answers = await Promise.all([
    documents.drafts.post(home, post, actor),
    documents.drafts.post(home, post, actor),
  ]);
  expect(answers.map(({ version }) => version)).toEqual([1, 1]);
  await documents.drafts.post(home, { ...post, base: 1, seq: 2, ops: [title('a', 'Uno', 'One')] }, other);
  expect(await documents.drafts.post(home, post, actor)).toMatchObject({ version: 1, missed: [] });
  expect((await documents.drafts.open(home)).version).toBe(2);
});

it('stores nothing of a post that breaks the structure or addresses nothing', async () => {
  const { documents, post } = await open();
  await expect(post([title('a', 'One', 'First'), title('b', 'BROKEN', 'Second')], 0)).rejects.toMatchObject({
    code: 'STRUCTURE',
    status: 422,
  });
  await expect(post([{ set: { id: 'a', path: '__proto__.x', value: 1 } }], 0)).rejects.toMatchObject({
    code: 'STRUCTURE',
  });
  await expect(
    documents.drafts.post('page:nowhere', { base: 0, clientId: 'x', seq: 1, ops: [] }, actor),
  ).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await documents.drafts.open(home)).toMatchObject({
    version: 0,
    body: pageWith({ a: 'First', b: 'Second' }),
  });
});

it('publishes a draft, keeps the file as a revision, and takes the publication back', async () => {
  const { db, documents, post, publish, live } = await open();
  await post([title('a', 'Live', 'First')], 0);
  const published = await publish(1);
  expect(published.documents).toMatchObject([{ id: home, revision: 2, replaces: 1 }]);
  expect((await live())?.body).toEqual(pageWith({ a: 'Live', b: 'Second' }));
  expect(await documents.find(home)).toMatchObject({ owner: 'studio', isChanged: false });
  expect(await documents.revisions(home)).toMatchObject([
    { number: 2, source: 'studio', author: 'Maija', isLive: true },
    { number: 1, source: 'file', isLive: false },
  ]);
  // A colleague works on while it is taken back: that work stays.
  await post([title('b', 'Later', 'Second')], 1, other);
  const undone = await documents.publications.undo(published.id, actor);
  expect(undone).toMatchObject({ undoes: published.id, documents: [{ revision: 1, replaces: 2 }] });
  expect((await live())?.body).toEqual(pageWith({ a: 'First', b: 'Second' }));
  expect((await documents.drafts.open(home)).body).toEqual(pageWith({ a: 'Live', b: 'Later' }));
  await expect(documents.publications.undo(published.id, actor)).rejects.toMatchObject({
    code: 'VERSION_MOVED',
  });
  const audit = await db
    .selectFrom('studio_audit')
    .select(['action', 'author'])
    .orderBy('audit_id')
    .execute();
  expect(audit).toEqual([
    { action: 'publication.published', author: 'Maija' },
    { action: 'publication.undone', author: 'Maija' },
  ]);
});

it('makes a draft what is live or what a revision says, and keeps what it said', async () => {
  const { documents, post, publish } = await open();
  const restore = (state: number | 'live', version: number) =>
    documents.drafts.restore(home, { state, version }, actor);
  const body = async () => (await documents.drafts.open(home)).body;
  await post([title('a', 'Live', 'First')], 0);
  await publish(1);
  await post([title('b', 'Colleague', 'Second')], 1, other);
  // What somebody has written since the caller looked is not thrown away.
  await expect(restore('live', 1)).rejects.toMatchObject({
    code: 'VERSION_MOVED',
    details: { version: 2 },
  });
  expect(await restore('live', 2)).toEqual({ version: 3, kept: 3 });
  expect(await body()).toEqual(pageWith({ a: 'Live', b: 'Second' }));
  expect(await documents.find(home)).toMatchObject({ isChanged: false });
  expect((await documents.revisions(home))[0]).toMatchObject({
    ...{ number: 3, source: 'draft', author: 'Sven' },
    ...{ liveFrom: null, isLive: false },
  });
  // It is undone from the history, and a state that the history has is not kept twice.
  expect(await restore(3, 3)).toEqual({ version: 4, kept: null });
  expect(await body()).toEqual(pageWith({ a: 'Live', b: 'Colleague' }));
  expect(await restore(1, 4)).toEqual({ version: 5, kept: null });
  expect(await body()).toEqual(pageWith({ a: 'First', b: 'Second' }));
  expect(await restore(1, 5)).toEqual({ version: 5, kept: null });
  await expect(restore(9, 5)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  // An editor that is open elsewhere follows by operations.
  expect((await documents.drafts.since(home, 2)).map(({ version }) => version)).toEqual([3, 4, 5]);
});

it('publishes all documents or none', async () => {
  const { documents, post, publish, live } = await open();
  await documents.drafts.create('page:winter', { ...pageWith({ w: 'ERROR' }), id: 'winter' }, actor);
  await post([title('a', 'Live', 'First')], 0);
  const both = [
    { id: 'page:winter' as const, version: 0 },
    { id: 'page:home' as const, version: 1 },
  ];
  await expect(documents.publications.publish({ documents: both, note: '' }, actor)).rejects.toMatchObject({
    code: 'FINDINGS',
    details: { findings: [{ document: 'page:winter' }] },
  });
  expect(await live()).toBeUndefined();
  await expect(publish(3)).rejects.toMatchObject({ code: 'VERSION_MOVED' });
  await post([title('b', 'WARNING', 'Second')], 1);
  await expect(publish(2)).rejects.toMatchObject({ details: { needsAcceptance: true } });
  expect(await publish(2, { acceptWarnings: true })).toMatchObject({ documents: [{ id: home }] });
  await expect(publish(2)).rejects.toMatchObject({ code: 'INVALID' });
});

it('serves an older build the newest revision that it understands', async () => {
  const { post, publish, live } = await open({ text: 3 });
  await post([title('a', 'Old', 'First')], 0);
  await publish(1);
  await post([{ set: { id: 'b', path: 'v', value: 3, was: 2 } }], 1);
  await publish(2);
  expect(await live()).toMatchObject({ revision: 3, isOlder: false });
  expect(await live(undefined, { text: 2 })).toMatchObject({ revision: 2, isOlder: true });
  // A type that a deploy removed is left out of the page, which stays.
  expect(await live(undefined, {})).toMatchObject({ revision: 3 });
});

it('never changes a revision or the log', async () => {
  const { db, post, publish } = await open();
  await post([title('a', 'Live', 'First')], 0);
  await publish(1);
  for (const table of ['studio_revision', 'studio_audit']) {
    const name = sql.table(table);
    await expect(sql`update ${name} set author = 'x'`.execute(db)).rejects.toThrow(/never changed/);
    await expect(sql`delete from ${name}`.execute(db)).rejects.toThrow(/never changed/);
  }
});

it('lets two publications of the same draft succeed once', async () => {
  const { post, publish } = await open();
  await post([{ insert: { after: 'a', node: { ...Object(textNode('c', 'New')), id: 'c' } } }], 0);
  const results = await Promise.allSettled([publish(1), publish(1)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('merges a deploy once: git owns its fields, a change of content waits', async () => {
  const { db, documents, post, publish, live } = await open();
  await post([title('a', 'Of Studio', 'First')], 0);
  await publish(1);
  documents.files.set(home, { ...pageWith({ a: 'Of git', b: 'Second' }), layout: 'bare' });
  expect(await Promise.all([documents.mergeDeploy(), documents.mergeDeploy()])).toContainEqual([
    { id: home, drift: 1 },
  ]);
  const merged = { ...pageWith({ a: 'Of Studio', b: 'Second' }), layout: 'bare' };
  expect((await live())?.body).toEqual(merged);
  expect((await documents.drafts.open(home)).body).toEqual(merged);
  expect(await documents.find(home)).toMatchObject({ isChanged: false });
  const drift = await db.selectFrom('studio_drift').select(['node_id', 'path', 'state']).execute();
  expect(drift).toEqual([{ node_id: 'a', path: 'props.title.fi', state: 'open' }]);
  expect(await documents.mergeDeploy()).toEqual([]);
});

it.each(['take', 'keep'] as const)('settles a change of a file by a decision: %s', async decision => {
  const { db, documents, post, publish } = await open();
  await post([title('a', 'Of Studio', 'First')], 0);
  await publish(1);
  documents.files.set(home, pageWith({ a: 'Of git', b: 'Second' }));
  await documents.mergeDeploy();
  const [item] = await documents.openDrift();
  const settle = () => documents.settleDrift({ id: home, drifts: [item?.drift ?? 0], decision }, actor);
  await settle();
  expect(await documents.openDrift()).toEqual([]);
  const { body } = await documents.drafts.open(home);
  expect(body).toEqual(pageWith({ a: decision === 'take' ? 'Of git' : 'Of Studio', b: 'Second' }));
  await expect(settle()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const rows = await db.selectFrom('studio_drift').select(['state', 'settled_by']).execute();
  expect(rows).toEqual([{ state: decision === 'take' ? 'taken' : 'kept', settled_by: actor.name }]);
});

it('asks once for a place that a file has changed twice, and takes nothing into a part that is gone', async () => {
  const { documents, post, publish } = await open();
  await post([title('a', 'Of Studio', 'First')], 0);
  await publish(1);
  for (const a of ['Of git', 'Of git again']) {
    documents.files.set(home, pageWith({ a, b: 'Second' }));
    await documents.mergeDeploy();
  }
  const [item, ...others] = await documents.openDrift();
  expect(others).toEqual([]);
  expect(item?.operation).toMatchObject({ set: { value: 'Of git again' } });
  await post([{ remove: { id: 'a' } }], 1);
  const take = { id: home, drifts: [item?.drift ?? 0], decision: 'take' } as const;
  await expect(documents.settleDrift(take, actor)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await documents.openDrift()).toHaveLength(1);
});

it('brings a changed file into a draft that began with it', async () => {
  const { documents, post } = await open();
  await post([title('a', 'Mine', 'First')], 0);
  documents.files.set(home, pageWith({ a: 'First', b: 'Of git' }));
  await documents.mergeDeploy();
  expect((await documents.drafts.open(home)).body).toEqual(pageWith({ a: 'Mine', b: 'Of git' }));
});

it('names no one for what a deploy has changed in a draft', async () => {
  const { documents, post } = await open();
  await post([title('a', 'Mine', 'First')], 0);
  documents.files.set(home, pageWith({ a: 'Of git', b: 'Of git' }));
  await documents.mergeDeploy();
  expect(await documents.drafts.conflicts(home)).toMatchObject([{ by: '', theirs: 'Of git', mine: 'Mine' }]);
  expect(await documents.drafts.since(home, 1)).toMatchObject([{ version: 2, author: null }]);
  // The list goes on naming who has written in it.
  expect(await documents.find(home)).toMatchObject({ changedBy: 'Maija' });
});

it('says of what is published whether shoppers see it', async () => {
  const { documents } = await open();
  const base = { id: 'content:spring', body: { format: 1, draft: true }, hash: 'h' } as const;
  const source = { ...documents.context.source, find: () => Promise.resolve(base) };
  expect(await listDocuments({ ...documents.context, source }, ['content:spring'])).toMatchObject([
    { unseen: 'hidden' },
  ]);
});

it('asks once for what overrides began with, however many are written', async () => {
  const { db, documents } = await open();
  const ids = ['fi', 'se', 'no'].map((market): DocumentId => `override:home-${market}`);
  for (const id of ids) {
    const key = id.slice('override:'.length);
    const unmanaged = { file_revision: null, deleted_at: null, deleted_by: null };
    await db
      .insertInto('studio_document')
      .values({ document_id: id, kind: 'override', key, ...unmanaged })
      .execute();
    await db
      .insertInto('studio_draft')
      .values({ document_id: id, release_id: 0, body: JSON.stringify({ ops: [1] }), version: 1 })
      .execute();
  }
  const findAll = vi.fn((wanted: readonly DocumentId[]) =>
    Promise.resolve(wanted.map(id => ({ id, body: { ops: [] }, hash: 'empty' }))),
  );
  const find = () => Promise.reject(new Error('one after the other'));
  const list = () => Promise.resolve([]);
  const listed = await listDocuments({ ...documents.context, source: { list, find, findAll } });
  expect(listed.map(({ id, isOwn, published }) => ({ id, isOwn, published }))).toEqual(
    ids.toSorted().map(id => ({ id, isOwn: false, published: { ops: [] } })),
  );
  expect(findAll).toHaveBeenCalledTimes(1);
});
