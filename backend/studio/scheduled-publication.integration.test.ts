/** Publications at a later moment: beginning, end, other moments, and what is corrected in the meantime (R-STUDIO-152 to R-STUDIO-155). */
import { expect, it, onTestFinished } from 'vitest';
import type { DocumentOperation } from '#engine/operation/operation.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { liveChannel, readLive } from './live.repository.ts';
import { actor, other, pageWith, testDocuments } from './testing-documents.ts';

const home = 'page:home';
/** The tests begin on 23 November. */
const morning = '2026-11-27T00:00:00.000Z';
const evening = '2026-11-28T22:00:00.000Z';
const after = '2026-11-29T12:00:00.000Z';

const calm = pageWith({ a: 'First', b: 'Second' });
const sale = pageWith({ a: 'Black Friday', b: 'Second' });

async function open() {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const documents = testDocuments(database.db);
  const { drafts, publications, context } = documents;
  let seq = 0;
  const write = async (id: string, value: string) => {
    const { body, version } = await drafts.open(home);
    const was = JSON.stringify(body).match(`"id":"${id}","props":{"title":{"fi":"([^"]*)"`)?.[1] ?? '';
    const op: DocumentOperation = { set: { id, path: 'props.title.fi', value, was } };
    await drafts.post(home, { base: version, clientId: 'tab', seq: (seq += 1), ops: [op] }, actor);
  };
  const publish = async (more = {}) => {
    const { version } = await drafts.open(home);
    return publications.publish({ documents: [{ id: home, version }], note: '', ...more }, actor);
  };
  const shown = async (at: string) => {
    const { documents: all } = await readLive(database.db, new Date(at), context.versions);
    return all.find(({ id }) => id === home)?.body ?? documents.files.get(home);
  };
  const draft = async () => (await drafts.open(home)).body;
  const restoreLive = async () => {
    const { version } = await drafts.open(home);
    return drafts.restore(home, { state: 'live', version }, actor);
  };
  const state = async () => {
    const facts = await documents.find(home);
    return facts && { isChanged: facts.isChanged, isScheduled: facts.isScheduled, next: facts.next };
  };
  const position = async () => (await liveChannel.position.execute(database.db)).rows;
  return { ...documents, db: database.db, write, publish, shown, draft, restoreLive, state, position };
}

it('begins at its moment, and gets what is published before', async () => {
  const { write, publish, shown, find } = await open();
  await write('a', 'Black Friday');
  await publish({ liveFrom: morning });
  expect(await shown('2026-11-26T23:59:59.999Z')).toEqual(calm);
  expect(await shown(morning)).toEqual(sale);
  expect(await find(home)).toMatchObject({
    next: { at: new Date(morning), isEnd: false },
    isScheduled: true,
  });
  await write('a', 'First');
  await write('b', 'Now');
  expect(await find(home)).toMatchObject({ isScheduled: false });
  await publish();
  expect(await shown('2026-11-26T23:59:59.999Z')).toEqual(pageWith({ a: 'First', b: 'Now' }));
  expect(await shown(morning)).toEqual(pageWith({ a: 'Black Friday', b: 'Now' }));
});

it('asks what becomes of a scheduled publication that changes the same, and publishes nothing before', async () => {
  const { write, publish, restoreLive, shown } = await open();
  await write('a', 'Black Friday');
  await publish({ liveFrom: morning });
  await restoreLive();
  await write('a', 'Urgent');
  const scheduled = [{ id: home, liveFrom: morning, places: [{ nodeId: 'a', path: 'props.title.fi' }] }];
  await expect(publish()).rejects.toMatchObject({ code: 'SCHEDULED', details: { scheduled } });
  expect(await shown('2026-11-26T12:00:00Z')).toEqual(calm);
  await publish({ scheduled: 'keep' });
  expect(await shown('2026-11-26T12:00:00Z')).toEqual(pageWith({ a: 'Urgent', b: 'Second' }));
  expect(await shown(morning)).toEqual(sale);
  await write('a', 'Corrected');
  await publish({ scheduled: 'correct' });
  expect(await shown(morning)).toEqual(pageWith({ a: 'Corrected', b: 'Second' }));
});

it('ends at its moment with what was there before, corrections of the meantime included', async () => {
  const { write, publish, shown, at, state, draft, followBegun } = await open();
  await write('a', 'Black Friday');
  await publish({ liveFrom: morning, liveUntil: evening });
  expect(await shown(after)).toEqual(calm);
  at('2026-11-27T08:00:00Z');
  expect(await state()).toEqual({
    isChanged: false,
    isScheduled: false,
    next: { at: new Date(evening), isEnd: true },
  });
  await write('b', 'Corrected');
  await write('a', 'Black Friday!');
  await publish();
  expect(await shown('2026-11-27T09:00:00Z')).toEqual(pageWith({ a: 'Black Friday!', b: 'Corrected' }));
  expect(await shown(after)).toEqual(pageWith({ a: 'First', b: 'Corrected' }));
  at(after);
  expect(await followBegun()).toEqual([home]);
  expect(await draft()).toEqual(pageWith({ a: 'First', b: 'Corrected' }));
});

it('takes a page that was new off the shop at its end', async () => {
  const { drafts, publications, db, context, at } = await open();
  await drafts.create('page:sale', { ...pageWith({ a: 'Sale' }), id: 'sale' }, actor);
  const post = { documents: [{ id: 'page:sale' as const, version: 0 }], note: '', liveUntil: evening };
  await publications.publish(post, actor);
  const ids = async () => {
    const { documents: all } = await readLive(db, context.now(), context.versions);
    return all.map(({ id, body }) => [id, body !== null]);
  };
  expect(await ids()).toEqual([['page:sale', true]]);
  at(after);
  expect(await ids()).toEqual([['page:sale', false]]);
});

it('brings what has begun into a draft that is older, so that publishing it takes nothing back', async () => {
  const { write, publish, restoreLive, shown, at, draft, followBegun } = await open();
  await write('a', 'Black Friday');
  await publish({ liveFrom: morning });
  await restoreLive();
  await write('b', 'Unfinished');
  at('2026-11-27T08:00:00Z');
  expect(await Promise.all([followBegun(), followBegun()])).toContainEqual([home]);
  expect(await draft()).toEqual(pageWith({ a: 'Black Friday', b: 'Unfinished' }));
  expect(await followBegun()).toEqual([]);
  await publish();
  expect(await shown(after)).toEqual(pageWith({ a: 'Black Friday', b: 'Unfinished' }));
});

it('follows before it publishes, whether an instance was there at the moment or not', async () => {
  const { write, publish, restoreLive, at, drafts, publications } = await open();
  await write('a', 'Black Friday');
  await publish({ liveFrom: morning });
  await restoreLive();
  await write('b', 'Unfinished');
  const { version } = await drafts.open(home);
  at('2026-11-27T08:00:00Z');
  const post = { documents: [{ id: home, version } as const], note: '' };
  await expect(publications.publish(post, actor)).rejects.toMatchObject({ code: 'VERSION_MOVED' });
  await expect(publish()).resolves.toMatchObject({ documents: [{ id: home }] });
});

it('does not take back, at a later beginning or at its end, what another one begins before', async () => {
  const { write, publish, restoreLive, shown } = await open();
  await write('a', 'Black Friday');
  await publish({ liveFrom: morning });
  // Another draft would look so: it was begun with what is live now.
  await restoreLive();
  await write('b', 'Later');
  const refused = { code: 'INVALID', details: { reason: 'other-between', id: home, at: morning } };
  await expect(publish({ liveFrom: evening })).rejects.toMatchObject(refused);
  await expect(publish({ liveUntil: evening })).rejects.toMatchObject(refused);
  expect(await shown(evening)).toEqual(sale);
  await publish();
  expect(await shown(evening)).toEqual(pageWith({ a: 'Black Friday', b: 'Later' }));
});

it('lets what is scheduled be written on and scheduled again', async () => {
  const { write, publish, shown } = await open();
  await write('a', 'Black Friday');
  await publish({ liveFrom: morning });
  await write('b', 'Sunday');
  await publish({ liveFrom: evening });
  expect(await shown(evening)).toEqual(pageWith({ a: 'Black Friday', b: 'Sunday' }));
});

it('moves beginning and end, and tells the instances', async () => {
  const { write, publish, publications, shown, position, at } = await open();
  await write('a', 'Black Friday');
  const { id } = await publish({ liveFrom: morning });
  const before = await position();
  const later = '2026-11-27T06:00:00.000Z';
  await publications.move(id, { liveFrom: later, liveUntil: evening }, actor);
  expect(await position()).not.toEqual(before);
  expect(await shown(morning)).toEqual(calm);
  expect(await shown(later)).toEqual(sale);
  expect(await shown(evening)).toEqual(calm);
  for (const [liveFrom, liveUntil, reason] of [
    ['2026-11-22T00:00:00Z', undefined, 'past'],
    [evening, undefined, 'end'],
    [undefined, morning, 'end'],
  ] as const)
    await expect(
      publications.move(
        id,
        { ...(liveFrom ? { liveFrom } : {}), ...(liveUntil ? { liveUntil } : {}) },
        actor,
      ),
    ).rejects.toMatchObject({ code: 'INVALID', details: { reason } });
  at('2026-11-27T08:00:00Z');
  await expect(publications.move(id, { liveFrom: evening }, actor)).rejects.toMatchObject({
    code: 'VERSION_MOVED',
  });
  await publications.move(id, { liveUntil: null }, actor);
  expect(await shown(after)).toEqual(sale);
  await publications.move(id, { liveUntil: evening }, actor);
  expect(await shown(after)).toEqual(calm);
});

it('does not move an end before the beginning that it ends', async () => {
  const { write, publish, publications, shown } = await open();
  await write('a', 'Black Friday');
  await publish({ liveFrom: morning, liveUntil: evening });
  const [end] = await publications.list();
  await expect(
    publications.move(end?.id ?? 0, { liveFrom: '2026-11-25T00:00:00Z' }, actor),
  ).rejects.toMatchObject({ details: { reason: 'end' } });
  await publications.move(end?.id ?? 0, { liveFrom: after }, actor);
  expect(await shown('2026-11-29T11:59:59Z')).toEqual(sale);
  expect(await shown(after)).toEqual(calm);
});

it('does not move a publication beyond another one of the same page, nor an end', async () => {
  const { write, publish, publications, shown } = await open();
  await write('a', 'Black Friday');
  const first = await publish({ liveFrom: morning });
  await write('b', 'Christmas');
  const second = await publish({ liveFrom: evening });
  for (const move of [{ liveFrom: after }, { liveUntil: after }])
    await expect(publications.move(first.id, move, actor)).rejects.toMatchObject({
      details: { reason: 'other-between', id: home, at: evening },
    });
  await publications.move(second.id, { liveUntil: after }, actor);
  expect(await shown(after)).toEqual(sale);
});

it('takes back what has begun to what was there just before it, with its end', async () => {
  const { write, publish, publications, shown, at } = await open();
  await write('a', 'Black Friday');
  await publish({ liveFrom: morning });
  await write('b', 'Christmas');
  const { id } = await publish({ liveFrom: evening, liveUntil: after });
  at('2026-11-29T00:00:00Z');
  await publications.undo(id, actor);
  expect(await shown('2026-11-29T00:00:00Z')).toEqual(sale);
  expect(await shown('2026-12-24T00:00:00Z')).toEqual(sale);
});

it('cancels a publication together with its end', async () => {
  const { write, publish, publications, shown, state } = await open();
  await write('a', 'Black Friday');
  const { id } = await publish({ liveFrom: morning, liveUntil: evening });
  await publications.cancel(id, actor);
  for (const moment of [morning, after]) expect(await shown(moment)).toEqual(calm);
  expect(await state()).toEqual({ isChanged: true, isScheduled: false, next: null });
  expect((await publications.list()).every(({ cancelledAt }) => cancelledAt !== null)).toBe(true);
});

/** A release is scheduled, and the ordinary draft is published before it. */
async function openBefore(scheduled: 'keep' | 'correct') {
  const all = await open();
  const { releases, inRelease, write, publish, drafts } = all;
  const { id } = await releases.create('Sale', actor);
  const own = inRelease(id);
  const op: DocumentOperation = {
    set: { id: 'a', path: 'props.title.fi', value: 'Black Friday', was: 'First' },
  };
  await own.drafts.post(home, { base: 0, clientId: 'release', seq: 1, ops: [op] }, actor);
  const post = { documents: [{ id: home, version: 1 } as const], note: '', liveFrom: morning };
  const publication = await own.publications.publish(post, other);
  await write('a', 'Urgent');
  await publish({ scheduled });
  return { ...all, own, publication, decisions: () => drafts.decisions(home) };
}

it('names what was published meanwhile in the draft of what is cancelled', async () => {
  const { publications, publication, own } = await openBefore('keep');
  expect(await own.drafts.conflicts(home)).toEqual([]);
  await publications.cancel(publication.id, actor);
  expect(await own.drafts.conflicts(home)).toMatchObject([
    { nodeId: 'a', path: 'props.title.fi', theirs: 'Urgent', mine: 'Black Friday', by: 'Maija' },
  ]);
  const { version } = await own.drafts.open(home);
  const again = own.publications.publish({ documents: [{ id: home, version }], note: '' }, actor);
  await expect(again).rejects.toMatchObject({ code: 'UNDECIDED' });
});

it('has nothing to decide where nothing was published before a publication is cancelled', async () => {
  const { write, publish, publications, drafts } = await open();
  await write('a', 'Black Friday');
  const { id } = await publish({ liveFrom: morning });
  await publications.cancel(id, actor);
  expect(await drafts.conflicts(home)).toEqual([]);
  expect((await drafts.open(home)).body).toEqual(sale);
});

it.each([
  ['keep', 'theirs'],
  ['correct', 'mine'],
] as const)('keeps in the history that what is scheduled was to be decided by %s', async (choice, chosen) => {
  const { decisions } = await openBefore(choice);
  expect(await decisions()).toMatchObject([
    {
      ...{ nodeId: 'a', path: 'props.title.fi', chosen, theirs: 'Black Friday', mine: 'Urgent' },
      ...{ by: 'Sven', author: 'Maija', scheduledFor: morning },
    },
  ]);
});

it('keeps nothing in the history where nothing was to be decided', async () => {
  const { write, publish, drafts, restoreLive } = await open();
  await write('a', 'Black Friday');
  await publish({ liveFrom: morning });
  await restoreLive();
  await write('b', 'Now');
  await publish({ scheduled: 'keep' });
  expect(await drafts.decisions(home)).toEqual([]);
});
