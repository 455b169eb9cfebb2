/** A release and an ordinary draft of one page that two instances publish at the same moment (R-STUDIO-168, R-STUDIO-170). */
import { expect, it, onTestFinished } from 'vitest';
import { withTransaction } from '#backend/database/transaction.ts';
import type { DocumentOperation } from '#engine/operation/operation.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { placesOf, savePlaces } from './conflicts/conflict.repository.ts';
import { NO_RELEASE } from './draft.repository.ts';
import { readLive } from './live.repository.ts';
import { publishDrafts } from './publish-drafts.ts';
import { actor, other, pageWith, testDocuments } from './testing-documents.ts';

const home = 'page:home';
const title = (id: string, value: string, was: string): DocumentOperation => ({
  set: { id, path: 'props.title.fi', value, was },
});

/** The release is live, and the drafts have not followed yet: what an instance meets that has looked just before. */
async function open(inRelease: DocumentOperation[], beside: DocumentOperation[]) {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const { db } = database;
  const documents = testDocuments(db);
  const { context, drafts, publications, releases } = documents;
  const { id: release } = await releases.create('Spring', actor);
  const post = { base: 0, seq: 1 };
  await documents
    .inRelease(release)
    .drafts.post(home, { ...post, clientId: 'release', ops: inRelease }, other);
  await drafts.post(home, { ...post, clientId: 'beside', ops: beside }, actor);
  const ofDraft = { documents: [{ id: home, version: 1 } as const], note: '' };
  await withTransaction(db, transaction =>
    publishDrafts({ ...context, release }, transaction, ofDraft, other),
  );
  /** As an instance does after it has looked what has begun. */
  const publishBeside = () =>
    withTransaction(db, transaction => publishDrafts(context, transaction, ofDraft, actor));
  const publish = (version: number) =>
    publications.publish({ ...ofDraft, documents: [{ id: home, version }] }, actor);
  const live = async () => {
    const { documents: all } = await readLive(db, context.now(), context.versions);
    return all.find(each => each.id === home)?.body;
  };
  return { ...documents, db, publishBeside, publish, live };
}

it('does not take back what went live since the drafts last followed', async () => {
  const { drafts, publishBeside, publish, live } = await open(
    [title('a', 'Of the release', 'First')],
    [title('b', 'Of now', 'Second')],
  );
  await expect(publishBeside()).rejects.toMatchObject({ code: 'VERSION_MOVED', details: { id: home } });
  await expect(publish(1)).rejects.toMatchObject({ code: 'VERSION_MOVED' });
  const { body, version } = await drafts.open(home);
  const both = pageWith({ a: 'Of the release', b: 'Of now' });
  expect({ body, version }).toEqual({ body: both, version: 2 });
  await publish(2);
  expect(await live()).toEqual(both);
});

it('asks where both have changed the same', async () => {
  const { drafts, publishBeside, publish, live } = await open(
    [title('a', 'Of the release', 'First')],
    [title('a', 'Of now', 'First')],
  );
  await expect(publishBeside()).rejects.toMatchObject({ code: 'VERSION_MOVED' });
  await expect(publish(1)).rejects.toMatchObject({ code: 'VERSION_MOVED' });
  expect(await drafts.conflicts(home)).toMatchObject([{ theirs: 'Of the release', mine: 'Of now' }]);
  await expect(publish(2)).rejects.toMatchObject({ code: 'UNDECIDED' });
  expect(await live()).toEqual(pageWith({ a: 'Of the release', b: 'Second' }));
});

it('publishes at once what says everything that went live', async () => {
  const { publishBeside, live } = await open(
    [title('a', 'Of both', 'First')],
    [title('a', 'Of both', 'First'), title('b', 'Of now', 'Second')],
  );
  await publishBeside();
  expect(await live()).toEqual(pageWith({ a: 'Of both', b: 'Of now' }));
});

it('forgets with a publication what was to be decided before', async () => {
  const { db, drafts, publish, publishBeside } = await open(
    [title('a', 'Of the release', 'First')],
    [title('b', 'Of now', 'Second')],
  );
  await expect(publishBeside()).rejects.toMatchObject({ code: 'VERSION_MOVED' });
  await expect(publish(1)).rejects.toMatchObject({ code: 'VERSION_MOVED' });
  const key = { id: home, release: NO_RELEASE } as const;
  const place = { kind: 'field', nodeId: 'b', path: 'props.title.fi', before: 'Second' } as const;
  await savePlaces(db, key, [place], { by: 'Maija', at: new Date() });
  await publish(2);
  expect(await placesOf(db, key)).toEqual([]);
  const ops = [title('b', 'Later', 'Of now')];
  await drafts.post(home, { base: 2, clientId: 'beside', seq: 2, ops }, actor);
  expect(await drafts.conflicts(home)).toEqual([]);
  await publish(3);
});
