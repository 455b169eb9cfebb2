/** Documents that end: taken off the shop, deleted, and brought back. */
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { listDocuments } from './document-list.ts';
import { readLive } from './live.repository.ts';
import { actor, other, pageWith, testDocuments } from './testing-documents.ts';

const sale = 'page:sale';

async function open() {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const documents = testDocuments(database.db);
  const { context, drafts, publications } = documents;
  const create = (id = sale) => drafts.create(id, { ...pageWith({ a: 'Sale' }), id: 'sale' }, actor);
  const publish = async (id: typeof sale = sale) => {
    const { version } = await drafts.open(id);
    return publications.publish({ documents: [{ id, version }], note: '' }, actor);
  };
  const listed = async () => (await listDocuments(context)).map(({ id }) => id);
  const live = async () => {
    const { documents: all } = await readLive(database.db, context.now(), context.versions);
    return all.find(({ id }) => id === sale)?.body ?? null;
  };
  return { ...documents, db: database.db, create, publish, listed, live };
}

it('takes a page off the shop, keeps its draft, and brings it back by publishing', async () => {
  const { create, publish, ends, find, live, publications, db } = await open();
  await create();
  await publish();
  expect(await live()).not.toBeNull();
  const taken = await ends.withdraw(sale, other);
  expect(taken).toMatchObject({ by: 'Sven', documents: [{ id: sale, revision: null }] });
  expect(await live()).toBeNull();
  expect(await find(sale)).toMatchObject({ published: null, isWithdrawn: true, isChanged: true });
  await expect(ends.withdraw(sale, actor)).rejects.toMatchObject({ code: 'VERSION_MOVED' });
  await publish();
  expect(await live()).not.toBeNull();
  const again = await ends.withdraw(sale, actor);
  await publications.undo(again.id, actor);
  expect(await live()).not.toBeNull();
  const audit = await db.selectFrom('studio_audit').select('action').orderBy('audit_id').execute();
  expect(audit.map(({ action }) => action).filter(action => action === 'document.withdrawn')).toHaveLength(2);
});

it('deletes only what is not in the shop, and restores it as it was', async () => {
  const { create, publish, ends, find, listed, drafts } = await open();
  await create();
  await publish();
  await expect(ends.remove(sale, actor)).rejects.toMatchObject({ code: 'VERSION_MOVED' });
  await ends.withdraw(sale, actor);
  await ends.remove(sale, actor);
  expect(await listed()).not.toContain(sale);
  expect(await find(sale)).toBeUndefined();
  expect(await ends.deleted()).toMatchObject([{ id: sale, by: 'Maija' }]);
  const post = { base: 0, clientId: 'tab', seq: 1, ops: [] };
  await expect(drafts.post(sale, post, actor)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(create()).rejects.toMatchObject({ code: 'EXISTS', details: { isDeleted: true } });
  await ends.restore(sale, other);
  expect(await listed()).toContain(sale);
  expect(await ends.deleted()).toEqual([]);
  await expect(ends.restore(sale, other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await publish();
  expect(await find(sale)).toMatchObject({ isWithdrawn: false, isChanged: false });
});

it('neither takes off nor deletes a file of the shop, or what is part of every shop', async () => {
  const { ends, drafts } = await open();
  await expect(ends.withdraw('page:home', actor)).rejects.toMatchObject({ code: 'FILE' });
  await drafts.post('page:home', { base: 0, clientId: 'tab', seq: 1, ops: [set('One')] }, actor);
  await expect(ends.remove('page:home', actor)).rejects.toMatchObject({ code: 'FILE' });
  await expect(ends.remove('menu:main', actor)).rejects.toMatchObject({ code: 'FILE' });
  await expect(ends.remove('page:nowhere', actor)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('waits for what is scheduled to be cancelled', async () => {
  const { create, publish, ends, drafts, publications } = await open();
  await create();
  await publish();
  const { version } = await drafts.open(sale);
  await drafts.post(sale, { base: version, clientId: 'tab', seq: 1, ops: [set('Later', 'Sale')] }, actor);
  const later = await publications.publish(
    { documents: [{ id: sale, version: version + 1 }], note: '', liveFrom: '2026-11-24T10:00:00Z' },
    actor,
  );
  await expect(ends.withdraw(sale, actor)).rejects.toMatchObject({ code: 'VERSION_MOVED' });
  await publications.cancel(later.id, actor);
  await ends.withdraw(sale, actor);
});

it('deletes no shared part that something uses', async () => {
  const { ends, drafts } = await open();
  const part = { kind: 'fragment', id: 'usp', label: 'Points', containers: [] };
  await drafts.create('fragment:usp', part, actor);
  const regions = { main: [{ kind: 'fragment', id: 'points', ref: 'usp' }] };
  await drafts.create(sale, { ...pageWith({}), id: 'sale', regions }, actor);
  await expect(ends.remove('fragment:usp', actor)).rejects.toMatchObject({
    code: 'IN_USE',
    details: { uses: [sale] },
  });
  await ends.remove(sale, actor);
  await ends.remove('fragment:usp', actor);
  expect(await ends.deleted()).toHaveLength(2);
});

it('deletes new contents of an area, which goes on showing what it shows without them', async () => {
  const { ends, drafts } = await open();
  const place = { family: 'Frontpage', areaName: 'Front' };
  const contents = { kind: 'content', id: 'new-front', label: 'New', ...place, regions: { main: [] } };
  await drafts.create('content:new-front', contents, actor);
  const regions = { main: [{ kind: 'area', id: 'front', ...place }] };
  await drafts.create(sale, { ...pageWith({}), id: 'sale', regions }, actor);
  await ends.remove('content:new-front', actor);
  expect((await ends.deleted()).map(({ id }) => id)).toEqual(['content:new-front']);
});

const set = (value: string, was = 'First') => ({ set: { id: 'a', path: 'props.title.fi', value, was } });
