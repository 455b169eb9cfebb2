/** What a shop publishes that demands the approval of a person who is not an author (R-STUDIO-190, R-STUDIO-191). */
import { expect, it, onTestFinished } from 'vitest';
import type { DocumentOperation } from '#engine/operation/operation.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { NO_RELEASE } from '../draft.repository.ts';
import type { Actor } from '../studio-context.ts';
import { pageWith, testDocuments } from '../testing-documents.ts';
import type { ApprovalMail } from './approval-mail.ts';

const home = 'page:home';
const mail: ApprovalMail = { nameIn: () => 'Sale', link: 'https://studio.example/edit' };
const person = (name: string): Actor => ({ id: name, name, role: 'publisher', markets: null });
const [anna, bo, cleo] = ['Anna', 'Bo', 'Cleo'].map(person) as [Actor, Actor, Actor];

async function open() {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const { db } = database;
  await db.updateTable('studio_rules').set({ needs_approval: true }).execute();
  const all = testDocuments(db);
  let seq = 0;
  let minute = 0;
  const own = (release: number) => (release === NO_RELEASE ? all : all.inRelease(release));
  const write = async (value: string, by: Actor, { node = 'a', release = NO_RELEASE } = {}) => {
    const { drafts } = own(release);
    const { body, version } = await drafts.open(home);
    const was = JSON.stringify(body).match(`"id":"${node}","props":{"title":{"fi":"([^"]*)"`)?.[1] ?? '';
    const op: DocumentOperation = { set: { id: node, path: 'props.title.fi', value, was } };
    return drafts.post(home, { base: version, clientId: 'tab', seq: (seq += 1), ops: [op] }, by);
  };
  const seen = async (ids: readonly DocumentId[], release: number) =>
    Promise.all(ids.map(async id => ({ id, version: (await own(release).drafts.open(id)).version })));
  const approve = async (asker: Actor, reader: Actor, ids: DocumentId[] = [home], release = NO_RELEASE) => {
    const { approvals } = own(release);
    all.at(`2026-11-23T10:${String((minute += 1)).padStart(2, '0')}:00Z`);
    const documents = await seen(ids, release);
    const id = crypto.randomUUID();
    await approvals.ask({ id, documents, to: null, note: '' }, mail, asker);
    await approvals.decide(id, { decision: 'approved', documents, note: '' }, mail, reader);
  };
  const publish = async (by: Actor, more: object = {}, ids: DocumentId[] = [home], release = NO_RELEASE) =>
    own(release).publications.publish({ documents: await seen(ids, release), note: '', ...more }, by);
  const release = async () => (await all.releases.create('Sale', anna)).id;
  return { ...all, db, own, write, seen, approve, publish, release };
}

const unapproved = (reason: string, authors: readonly Actor[]) => ({
  code: 'UNAPPROVED',
  details: {
    unapproved: { [home]: { reason, authors: authors.map(({ id, name }) => ({ id, name })) } },
  },
});

it('publishes what a person who is not an author has approved, and nothing else', async () => {
  const { write, approve, publish } = await open();
  await write('One', anna);
  await expect(publish(bo)).rejects.toMatchObject(unapproved('unsent', [anna]));
  await write('Two', bo, { node: 'b' });
  await expect(approve(anna, bo)).rejects.toMatchObject({ code: 'ROLE', details: { reason: 'author' } });
  await approve(anna, cleo);
  await write('Three', anna);
  await expect(publish(cleo)).rejects.toMatchObject(unapproved('outdated', [anna, bo]));
  await approve(bo, cleo);
  await publish(anna);
  // What is live has no authors any more.
  await write('Four', cleo);
  await approve(cleo, anna);
  await publish(cleo);
});

it('asks for an approval of what goes live later too', async () => {
  const { write, approve, publish, publications } = await open();
  await write('One', anna);
  const later = { liveFrom: '2026-11-27T00:00:00.000Z' };
  await expect(publish(anna, later)).rejects.toMatchObject(unapproved('unsent', [anna]));
  await approve(anna, bo);
  const { id } = await publish(anna, later);
  // Another moment publishes nothing else.
  await publications.move(id, { liveFrom: '2026-11-28T00:00:00.000Z' }, anna);
  await publications.cancel(id, anna);
  await expect(publish(bo)).rejects.toMatchObject(unapproved('unsent', [anna]));
  await expect(approve(bo, anna)).rejects.toMatchObject({ details: { reason: 'author' } });
});

it('takes back at once, and makes those authors again whose words are live no more', async () => {
  const { write, approve, publish, publications } = await open();
  await write('One', anna);
  await approve(anna, bo);
  const { id } = await publish(anna);
  await publications.undo(id, anna);
  await expect(publish(bo)).rejects.toMatchObject(unapproved('unsent', [anna]));
  await expect(approve(bo, anna)).rejects.toMatchObject({ details: { reason: 'author' } });
});

it('has no author of what was discarded', async () => {
  const { write, approve, publish, drafts } = await open();
  await write('One', anna);
  await drafts.restore(home, { state: 'live', version: 1 }, anna);
  await write('Two', bo);
  await approve(bo, anna);
  expect(await publish(bo)).toMatchObject({ by: 'Bo' });
});

it('has the authors of words that come back from the history', async () => {
  const { write, publish, approve, drafts, db } = await open();
  await write('Words', bo);
  const { kept } = await drafts.restore(home, { state: 'live', version: 1 }, anna);
  await drafts.restore(home, { state: kept ?? 0, version: 2 }, anna);
  const refused = { code: 'ROLE', details: { reason: 'author' } };
  await expect(approve(anna, bo)).rejects.toMatchObject(refused);
  await expect(publish(bo)).rejects.toMatchObject(unapproved('asked', [anna, bo]));
  await approve(bo, cleo);
  await publish(anna);
  // What was live was approved.
  const live = await db
    .selectFrom('studio_live')
    .select('revision')
    .where('document_id', '=', home)
    .executeTakeFirstOrThrow();
  await write('Later', cleo);
  await approve(cleo, anna);
  await publish(cleo);
  await drafts.restore(home, { state: live.revision ?? 0, version: 4 }, anna);
  await approve(anna, bo);
  expect(await publish(anna)).toMatchObject({ by: 'Anna' });
});

it('has the authors of a schedule that was cancelled, also of what was brought into it since', async () => {
  const { write, approve, publish, publications, drafts, release, db, own } = await open();
  await write('Words', bo);
  await approve(bo, anna);
  const { id } = await publish(bo, { liveFrom: '2026-11-27T00:00:00.000Z' });
  const other = await release();
  await write('Now', cleo, { node: 'b', release: other });
  await approve(cleo, anna, [home], other);
  await publish(cleo, {}, [home], other);
  const scheduled = await db
    .selectFrom('studio_live')
    .select('revision')
    .where('publication_id', '=', id)
    .executeTakeFirstOrThrow();
  await publications.cancel(id, bo);
  const { version } = await drafts.open(home);
  await drafts.restore(home, { state: 'live', version }, anna);
  // In another release no one has written these words.
  const third = await release();
  const begun = await own(third).drafts.open(home);
  const state = scheduled.revision ?? 0;
  await own(third).drafts.restore(home, { state, version: begun.version }, anna);
  const refused = { code: 'ROLE', details: { reason: 'author' } };
  await expect(approve(anna, bo, [home], third)).rejects.toMatchObject(refused);
  await approve(anna, cleo, [home], third);
});

it('has the authors of what a new page is a copy of', async () => {
  const { write, approve, publish, drafts } = await open();
  await write('Words', bo);
  const copy: DocumentId = 'page:copy';
  const { body } = await drafts.open(home);
  await drafts.create(copy, { ...body, id: 'copy' }, anna, home);
  const refused = { code: 'ROLE', details: { reason: 'author' } };
  await expect(approve(anna, bo, [copy])).rejects.toMatchObject(refused);
  await approve(anna, cleo, [copy]);
  await publish(anna, {}, [copy]);
});

it('does not take an approval of a release away for a page that is added as it is live', async () => {
  const { write, approve, publish, release, own, files, db } = await open();
  const id = await release();
  const sale: DocumentId = 'page:sale';
  files.set(sale, { ...pageWith({ a: 'Sale' }), id: 'sale' });
  await write('One', anna, { release: id });
  await approve(anna, bo, [home], id);
  await own(id).drafts.begin(sale, cleo);
  await own(id).drafts.begin(sale, cleo);
  const added = await db
    .selectFrom('studio_audit')
    .select(['author', 'document_id', 'detail'])
    .where('action', '=', 'release.document-added')
    .execute();
  expect(added).toEqual([{ author: 'Cleo', document_id: sale, detail: { release: id } }]);
  expect((await own(id).approvals.find(home))?.state).toBe('approved');
  const op: DocumentOperation = { set: { id: 'a', path: 'props.title.fi', value: 'Two', was: 'Sale' } };
  const post = (base: number, ops: DocumentOperation[]) =>
    own(id).drafts.post(sale, { base, clientId: 'tab', seq: base + 100, ops }, cleo);
  const { version } = await post(0, [op]);
  expect((await own(id).approvals.find(home))?.state).toBe('outdated');
  await post(version, [{ set: { id: 'a', path: 'props.title.fi', value: 'Sale', was: 'Two' } }]);
  await publish(anna, {}, [home, sale], id);
});

it('brings no page into a release that its adder may not write (R-STUDIO-192)', async () => {
  const { drafts, own, release } = await open();
  const sale: DocumentId = 'page:sale';
  await drafts.create(sale, { ...pageWith({ a: 'Sale' }), id: 'sale' }, anna);
  const id = await release();
  const limited = { ...bo, markets: ['se'] };
  await expect(own(id).drafts.begin(sale, limited)).rejects.toMatchObject({
    code: 'ROLE',
    details: { reason: 'market' },
  });
  await own(id).drafts.begin(home, limited);
});

it('names, mails and takes for readers only those who may approve it', async () => {
  const { db, write, seen, own, publish } = await open();
  const staff = await db
    .insertInto('staff')
    .values(
      ['Anna', 'Bo', 'Cleo'].map(name => ({
        ...{ mail: `${name}@shop.example`, name, role: 'publisher' as const },
        markets: name === 'Bo' ? ['se'] : null,
      })),
    )
    .returning(['staff_id', 'name'])
    .execute();
  const idOf = (name: string) => staff.find(each => each.name === name)?.staff_id ?? '';
  const author = { ...anna, id: idOf('Anna') };
  await write('For all', author);
  await expect(publish(author)).rejects.toMatchObject({
    details: { unapproved: { [home]: { readers: [{ name: 'Cleo' }] } } },
  });
  const documents = await seen([home], NO_RELEASE);
  const ask = (to: string | null) =>
    own(NO_RELEASE).approvals.ask({ id: crypto.randomUUID(), documents, to, note: '' }, mail, {
      ...cleo,
      id: 'sender',
    });
  await expect(ask(idOf('Bo'))).rejects.toMatchObject({ details: { reason: 'reader-market' } });
  await ask(null);
  const mails = await db.selectFrom('outbox').select('payload').execute();
  expect(mails.map(({ payload }) => (payload as { email: string }).email)).toEqual(['Cleo@shop.example']);
});

it('counts who began a page, also in the release that takes it in', async () => {
  const { drafts, own, approve, publish, release } = await open();
  const sale: DocumentId = 'page:sale';
  await drafts.create(sale, { ...pageWith({ a: 'Sale' }), id: 'sale' }, anna);
  const id = await release();
  await own(id).drafts.begin(sale, anna);
  const refused = { code: 'ROLE', details: { reason: 'author' } };
  await expect(approve(bo, anna, [sale], id)).rejects.toMatchObject(refused);
  await approve(anna, bo, [sale], id);
  await publish(anna, {}, [sale], id);
});

it('takes an author of any page of a release for an author of the release', async () => {
  const { write, approve, publish, release, own, drafts } = await open();
  const id = await release();
  const sale: DocumentId = 'page:sale';
  await drafts.create(sale, { ...pageWith({ a: 'Sale' }), id: 'sale' }, anna);
  await own(id).drafts.begin(sale, anna);
  await write('One', bo, { release: id });
  await expect(approve(anna, bo, [home, sale], id)).rejects.toMatchObject({ code: 'ROLE' });
  await expect(publish(cleo, {}, [home, sale], id)).rejects.toMatchObject({ code: 'UNAPPROVED' });
  await approve(anna, cleo, [home, sale], id);
  await publish(anna, {}, [home, sale], id);
});

it('does not take what the server brings into a draft for words of who published it', async () => {
  const { write, approve, publish, release } = await open();
  const id = await release();
  await write('Draft', anna, { node: 'b' });
  await write('Live', bo, { release: id });
  await approve(bo, anna, [home], id);
  await publish(bo, {}, [home], id);
  await approve(anna, bo);
  expect(await publish(anna)).toMatchObject({ by: 'Anna' });
});

it('refuses what an author has approved before the rule was switched on', async () => {
  const { db, write, approve, publish } = await open();
  const demand = (needs_approval: boolean) =>
    db.updateTable('studio_rules').set({ needs_approval }).execute();
  await demand(false);
  await write('One', anna);
  await write('Two', bo, { node: 'b' });
  await approve(anna, bo);
  await demand(true);
  await expect(publish(cleo)).rejects.toMatchObject(unapproved('author', [anna, bo]));
});

it('does not take an approval for a draft that was taken out of its release and begun anew', async () => {
  const { write, approve, publish, release, releases, own } = await open();
  const id = await release();
  await write('One', anna, { release: id });
  await approve(anna, bo, [home], id);
  await releases.removeDraft(id, { document: home, version: 1 }, anna);
  const begun = await own(id).drafts.open(home);
  await write('One', anna, { release: id });
  // The same words, as far behind the beginning as those that were approved.
  const again = await own(id).drafts.open(home);
  expect([begun.version, again.version]).toEqual([2, 3]);
  expect((await own(id).approvals.find(home))?.state).toBe('outdated');
  await expect(publish(bo, {}, [home], id)).rejects.toMatchObject(unapproved('outdated', [anna]));
  const stale = own(id).publications.publish({ documents: [{ id: home, version: 1 }], note: '' }, bo);
  await expect(stale).rejects.toMatchObject({ code: 'VERSION_MOVED' });
});

it('does not mix an editor of the earlier draft into the one that was begun anew', async () => {
  const { write, release, releases, own } = await open();
  const id = await release();
  await write('One', anna, { release: id });
  await releases.removeDraft(id, { document: home, version: 1 }, anna);
  await write('Two', bo, { release: id, node: 'b' });
  const op: DocumentOperation = { set: { id: 'a', path: 'props.title.fi', value: 'Three', was: 'One' } };
  const late = own(id).drafts.post(home, { base: 1, clientId: 'old tab', seq: 1, ops: [op] }, anna);
  await expect(late).rejects.toMatchObject({ code: 'VERSION_MOVED' });
});
