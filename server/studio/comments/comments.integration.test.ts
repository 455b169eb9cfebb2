/** Comments at parts of documents over HTTP, on two instances (R-STUDIO-182, R-STUDIO-183). */
import { afterAll, expect, it, vi } from 'vitest';
import type { Shop } from '#server/start/start-shop.ts';
import type { Colleague, CommentPost, CommentThread } from '#studio-api/comments.ts';
import type { OpenDocument } from '#studio-api/documents.ts';
import { inRelease, type Release } from '#studio-api/releases.ts';
import { createDemoDatabase } from '#tests/support/demo-database.ts';
import { shopOnDatabase } from '#tests/support/shop-on-database.ts';
import { type StudioClient, signedInAs, studioClient } from '#tests/support/studio-client.ts';

const { url, db, drop } = await createDemoDatabase();
const shops: Shop[] = [];
const ended = new AbortController();
afterAll(async () => {
  ended.abort();
  await Promise.all(shops.map(shop => shop.stop()));
  await drop();
});

async function start(): Promise<Shop> {
  const shop = await shopOnDatabase(url);
  shops.push(shop);
  return shop;
}

const [one, two] = await Promise.all([start(), start()]);
const studioOf = ({ studioOrigin }: Shop) => studioOrigin ?? '';
const editor = await signedInAs('editor', { db, studioOrigin: studioOf(one) });
const viewer = await signedInAs('viewer', { db, studioOrigin: studioOf(one) });
const publisher = await signedInAs('publisher', { db, studioOrigin: studioOf(one) });

const page = `/api/documents/${encodeURIComponent('page:newsletter')}`;
const colleagues = (await editor.call('GET', '/api/colleagues')).value as Colleague[];
const idOf = (name: string) => colleagues.find(each => each.name === name)?.id ?? '';
const post = (more: Partial<CommentPost> = {}): CommentPost => ({
  id: crypto.randomUUID(),
  nodeId: 'title',
  text: 'Is this too long?',
  to: null,
  ...more,
});
const threads = async (client: StudioClient = viewer) =>
  (await client.call('GET', `${page}/comments`)).value as CommentThread[];
const write = async (client: StudioClient, more: Partial<CommentPost> = {}) =>
  (await client.call('POST', `${page}/comments`, post(more))).value as CommentThread;
const mails = async (commentId: string) =>
  (
    await db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'staff-comment')
      .orderBy('outbox_id')
      .execute()
  )
    .map(({ payload }) => payload as { commentId: string; email: string; document: string; link: string })
    .filter(mail => mail.commentId === commentId);

/** The same person at the other instance. */
function atTwo(client: StudioClient): StudioClient {
  const other = studioClient(studioOf(two));
  other.cookie = `studio-${new URL(studioOf(two)).port}=${client.cookie.split('=')[1] ?? ''}`;
  return other;
}

it('keeps what was said, answered and resolved, with names and times', async () => {
  const thread = await write(viewer);
  expect(thread).toMatchObject({
    nodeId: 'title',
    part: { id: 'title', type: 'text' },
    release: null,
    resolved: null,
    comments: [{ text: 'Is this too long?', by: { name: 'viewer' }, reader: null }],
  });
  const path = `${page}/comments/${thread.id}`;
  const answer = { id: crypto.randomUUID(), text: ' Yes. ', to: null };
  expect((await editor.call('POST', `${path}/answers`, answer)).status).toBe(201);
  expect((await editor.call('PATCH', path, { isResolved: true })).value).toMatchObject({
    comments: [{ by: { name: 'viewer' } }, { text: 'Yes.', by: { name: 'editor' } }],
    resolved: { by: 'editor' },
  });
  // Who began it may open it again, and so does an answer.
  expect((await viewer.call('PATCH', path, { isResolved: false })).value).toMatchObject({ resolved: null });
  await viewer.call('PATCH', path, { isResolved: true });
  await editor.call('POST', `${path}/answers`, { ...answer, id: crypto.randomUUID() });
  expect((await threads()).find(({ id }) => id === thread.id)).toMatchObject({ resolved: null });
});

it('lets a viewer end only threads that they take part in', async () => {
  const { id } = await write(editor);
  expect((await viewer.call('PATCH', `${page}/comments/${id}`, { isResolved: true })).status).toBe(403);
  const asked = await write(editor, { to: idOf('viewer') });
  const path = `${page}/comments/${asked.id}`;
  expect((await viewer.call('PATCH', path, { isResolved: true })).status).toBe(200);
});

it('mails a colleague once, whichever instance gets the comment and however often it is posted', async () => {
  const mailed = post({ to: idOf('publisher') });
  const all = [editor, atTwo(editor), editor, atTwo(editor)];
  const answers = await Promise.all(all.map(client => client.call('POST', `${page}/comments`, mailed)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect((await threads()).filter(({ id }) => id === mailed.id)).toHaveLength(1);
  const query = `comment=${mailed.id}&release=0`;
  expect(await mails(mailed.id)).toMatchObject([
    {
      email: 'publisher@shop.example',
      link: expect.stringMatching(new RegExp(`/edit/page%3Anewsletter\\?${query}$`)),
    },
  ]);
  const answer = { id: crypto.randomUUID(), text: 'Done', to: idOf('editor') };
  for (const client of [publisher, publisher])
    await client.call('POST', `${page}/comments/${mailed.id}/answers`, answer);
  expect(await mails(answer.id)).toMatchObject([{ email: 'editor@shop.example' }]);
});

it('mails no one their own words, nor who has no account any more', async () => {
  const own = await write(editor, { to: idOf('editor') });
  expect(own.comments[0]?.reader).toBeNull();
  expect(await mails(own.id)).toEqual([]);
  const gone = await signedInAs('developer', { db, studioOrigin: studioOf(one) });
  const said = await write(gone, { text: 'Mine stays' });
  const all = (await editor.call('GET', '/api/colleagues')).value as Colleague[];
  const to = all.find(({ name }) => name === 'developer')?.id ?? '';
  await db.updateTable('staff').set({ disabled_at: new Date() }).where('staff_id', '=', to).execute();
  const refused = await editor.call('POST', `${page}/comments`, post({ to }));
  expect(refused).toMatchObject({ status: 400, value: { reason: 'no-colleague' } });
  expect((await editor.call('GET', '/api/colleagues')).value).not.toContainEqual(
    expect.objectContaining({ id: to }),
  );
  expect((await threads()).find(({ id }) => id === said.id)?.comments[0]?.by.name).toBe('developer');
});

it('keeps the comment of a part that was removed, and takes none for it', async () => {
  const copy = 'page:commented';
  const path = `/api/documents/${encodeURIComponent(copy)}`;
  await editor.call('POST', '/api/documents', {
    kind: 'page',
    key: 'commented',
    label: 'Commented',
    paths: { fi: '/c', sv: '/c', en: '/c' },
    from: { document: 'page:newsletter' },
  });
  const { version } = (await editor.call('GET', path)).value as OpenDocument;
  const { id } = (await editor.call('POST', `${path}/comments`, post())).value as CommentThread;
  const removed = { base: version, clientId: 'test', seq: 1, ops: [{ remove: { id: 'title' } }] };
  expect((await editor.call('POST', `${path}/operations`, removed)).status).toBe(200);
  const all = (await viewer.call('GET', `${path}/comments`)).value as CommentThread[];
  expect(all).toMatchObject([{ id, part: { id: 'title', type: 'text' } }]);
  const late = await editor.call('POST', `${path}/comments`, post());
  expect(late).toMatchObject({ status: 409, value: { code: 'VERSION_MOVED', reason: 'no-part' } });
});

it('names the release of a draft, and outlives it', async () => {
  const { value } = await editor.call('POST', '/api/releases', { title: 'Black Friday' });
  const { id: release } = value as Release;
  const said = await editor.call('POST', inRelease(`${page}/comments`, release), post());
  expect(said.value).toMatchObject({ release: { id: release, title: 'Black Friday' } });
  const { id } = said.value as CommentThread;
  await editor.call('DELETE', `/api/releases/${release}?documents=`);
  expect((await threads()).find(thread => thread.id === id)).toMatchObject({ release: null });
});

it.each([
  ['no text', { text: '  ' }],
  ['a text that is too long', { text: 'x'.repeat(2_001) }],
  ['an id that is no UUID', { id: '1' }],
  ['a reader that is no UUID', { to: 'publisher' }],
])('refuses a comment with %s', async (_what, more) => {
  expect((await editor.call('POST', `${page}/comments`, post(more))).status).toBe(400);
});

it('does not find a thread of another document, nor a document that is none', async () => {
  const { id } = await write(editor);
  const home = `/api/documents/${encodeURIComponent('page:home')}/comments/${id}`;
  expect((await editor.call('PATCH', home, { isResolved: true })).status).toBe(404);
  const taken = `/api/documents/${encodeURIComponent('page:home')}/comments`;
  expect((await editor.call('POST', taken, post({ id, nodeId: '' }))).status).toBe(404);
  expect((await editor.call('POST', '/api/documents/page:none/comments', post({ nodeId: '' }))).status).toBe(
    404,
  );
  expect((await studioClient(studioOf(one)).call('GET', `${page}/comments`)).status).toBe(401);
});

it('tells open editors of every instance within a second', async () => {
  const answer = await fetch(`${studioOf(two)}${page}/events`, {
    headers: { cookie: atTwo(viewer).cookie, 'sec-fetch-site': 'same-origin' },
    signal: ended.signal,
  });
  let heard = '';
  const read = async () => {
    for await (const chunk of answer.body ?? []) heard += new TextDecoder().decode(chunk);
  };
  // The end of a connection is the end of reading.
  read().catch(() => undefined);
  const count = () => heard.split('event: comments').length - 1;
  const { id } = await write(editor);
  await vi.waitFor(() => expect(count()).toBeGreaterThan(0), { timeout: 1_000, interval: 20 });
  const before = count();
  await editor.call('PATCH', `${page}/comments/${id}`, { isResolved: true });
  await vi.waitFor(() => expect(count()).toBeGreaterThan(before), { timeout: 1_000, interval: 20 });
});

it('is said about a part of the page where a market has its own of it', async () => {
  const own = `/api/documents/${encodeURIComponent('override:newsletter-se')}/comments`;
  const { status, value } = await viewer.call('POST', own, post());
  expect(status).toBe(201);
  expect(value).toMatchObject({ nodeId: 'title', part: { id: 'title', type: 'text' } });
  expect((await viewer.call('POST', own, post({ nodeId: 'gone' }))).value).toMatchObject({
    code: 'VERSION_MOVED',
  });
  expect((await viewer.call('GET', own)).value).toHaveLength(1);
});

it('limits how much one person says, and takes a repeated comment all the same', async () => {
  const known = post();
  await publisher.call('POST', `${page}/comments`, known);
  const { staff_id: staffId } = await db
    .selectFrom('staff')
    .select('staff_id')
    .where('name', '=', 'publisher')
    .executeTakeFirstOrThrow();
  expect(staffId).toBe(idOf('publisher'));
  await db.updateTable('rate_limit').set({ count: 60 }).where('key', 'like', 'studio-comment:%').execute();
  const refused = await publisher.call('POST', `${page}/comments`, post());
  expect(refused).toMatchObject({ status: 429, value: { code: 'TOO_MANY' } });
  expect(refused.headers.get('retry-after')).not.toBeNull();
  expect((await publisher.call('POST', `${page}/comments`, known)).status).toBe(201);
});
