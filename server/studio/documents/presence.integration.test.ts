/** Who has a document open, as other editors hear it from two instances (R-STUDIO-180, R-STUDIO-270). */
import { sql } from 'kysely';
import { afterAll, expect, it, vi } from 'vitest';
import type { Shop } from '#server/start/start-shop.ts';
import type { OpenDocument } from '#studio-api/documents.ts';
import type { PresenceEvent } from '#studio-api/events.ts';
import type { PresenceAnswer, PresentPerson } from '#studio-api/presence.ts';
import { inRelease } from '#studio-api/releases.ts';
import { createDemoDatabase } from '#tests/support/demo-database.ts';
import { shopOnDatabase } from '#tests/support/shop-on-database.ts';
import { type StudioClient, signedInAs } from '#tests/support/studio-client.ts';

const { url, db, drop } = await createDemoDatabase();
const shops: Shop[] = [];
const editors: AbortController[] = [];
afterAll(async () => {
  for (const editor of editors) editor.abort();
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
const publisher = await signedInAs('publisher', { db, studioOrigin: studioOf(one) });
const viewer = await signedInAs('viewer', { db, studioOrigin: studioOf(one) });
const page = `/api/documents/${encodeURIComponent('page:newsletter')}`;

/** The session is of the shop; the cookie is called by the port. */
const cookieFor = (shop: Shop, cookie: string) =>
  `studio-${new URL(studioOf(shop)).port}=${cookie.split('=')[1] ?? ''}`;

interface OpenEditor {
  clientId: string;
  /** As it was heard last. */
  people: readonly PresentPerson[];
  close(): void;
}

/** An open editor of a document, on one of the instances. */
async function openEditor(
  { cookie }: Pick<StudioClient, 'cookie'>,
  shop: Shop,
  {
    path = page,
    clientId = crypto.randomUUID(),
    release = 0,
  }: { path?: string; clientId?: string; release?: number } = {},
): Promise<OpenEditor> {
  const ended = new AbortController();
  editors.push(ended);
  const answer = await fetch(`${studioOf(shop)}${inRelease(`${path}/events?client=${clientId}`, release)}`, {
    headers: { cookie: cookieFor(shop, cookie), 'sec-fetch-site': 'same-origin' },
    signal: ended.signal,
  });
  expect(answer.status).toBe(200);
  const editor: OpenEditor = { clientId, people: [], close: () => ended.abort() };
  const read = async () => {
    let text = '';
    for await (const chunk of answer.body ?? []) {
      text += new TextDecoder().decode(chunk);
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events)
        if (event.startsWith('event: presence\n'))
          editor.people = (JSON.parse(event.split('data: ')[1] ?? '') as PresenceEvent).people;
    }
  };
  // The end of a connection is the end of reading.
  read().catch(() => undefined);
  return editor;
}

const others = ({ people, clientId }: OpenEditor) =>
  people
    .filter(person => person.clientId !== clientId)
    .map(({ name, nodeId, isTyping }) => ({ name, nodeId, isTyping }));
const move = (client: StudioClient, clientId: string, nodeId: string | null, isTyping = false) =>
  client.call('POST', `${page}/presence`, { clientId, nodeId, isTyping });
const soon = { timeout: 1_000, interval: 20 };
const present = { status: 200, value: { isPresent: true } satisfies PresenceAnswer };
const gone = { status: 200, value: { isPresent: false } satisfies PresenceAnswer };

it('tells editors of every instance within a second who comes, where they are, and who goes', async () => {
  const first = await openEditor(publisher, one);
  const second = await openEditor(viewer, two);
  await vi.waitFor(
    () => expect(others(first)).toEqual([{ name: 'viewer', nodeId: null, isTyping: false }]),
    soon,
  );
  await move(publisher, first.clientId, 'title', true);
  await vi.waitFor(
    () => expect(others(second)).toEqual([{ name: 'publisher', nodeId: 'title', isTyping: true }]),
    soon,
  );
  first.close();
  await vi.waitFor(() => expect(others(second)).toEqual([]), soon);
  second.close();
});

it('takes a new connection of an editor for the same editor, and tells no one of other documents', async () => {
  const watching = await openEditor(viewer, one);
  const elsewhere = await openEditor(viewer, one, {
    path: `/api/documents/${encodeURIComponent('page:home')}`,
  });
  const before = await openEditor(publisher, one);
  await vi.waitFor(() => expect(others(watching)).toHaveLength(1), soon);
  const after = await openEditor(publisher, two, before);
  before.close();
  await move(publisher, after.clientId, 'title');
  await vi.waitFor(
    () => expect(others(watching)).toEqual([{ name: 'publisher', nodeId: 'title', isTyping: false }]),
    soon,
  );
  expect(others(elsewhere)).toEqual([]);
  for (const editor of [watching, elsewhere, after]) editor.close();
  await vi.waitFor(async () => expect(await rows()).toEqual([]), soon);
});

it('answers an editor whose connection ends while it tells where it is, and does not bring it back', async () => {
  const seen = await openEditor(viewer, one);
  for (let turn = 0; turn < 10; turn += 1) {
    const leaving = await openEditor(publisher, two);
    await vi.waitFor(() => expect(others(seen)).toHaveLength(1), soon);
    const told = [0, 1, 2].map(step => move(publisher, leaving.clientId, `step-${turn}-${step}`));
    leaving.close();
    const answers = [...(await Promise.all(told)), await move(publisher, leaving.clientId, 'after')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await vi.waitFor(() => expect(others(seen)).toEqual([]), soon);
    expect(await move(publisher, leaving.clientId, 'long after')).toMatchObject(gone);
  }
  seen.close();
  await vi.waitFor(async () => expect(await rows()).toEqual([]), soon);
});

it('forgets who is silent, though the connection seems to stand, and asks them to connect again', async () => {
  const seen = await openEditor(viewer, one);
  const silent = await openEditor(publisher, two);
  await vi.waitFor(() => expect(others(seen)).toHaveLength(1), soon);
  const before = await writes();
  // Who says that they are there is told no one.
  expect(await move(publisher, silent.clientId, null)).toMatchObject(present);
  expect(await writes()).not.toEqual(before);
  await db
    .updateTable('studio_presence')
    .set({ seen_at: sql`now() - interval '26 seconds'` })
    .where('client_id', '=', silent.clientId)
    .execute();
  await vi.waitFor(() => expect(others(seen)).toEqual([]), { timeout: 8_000 });
  expect(await move(publisher, silent.clientId, 'title')).toMatchObject(gone);
  for (const editor of [seen, silent]) editor.close();
  await vi.waitFor(async () => expect(await rows()).toEqual([]), soon);
});

it('says in which release an editor is: it has another draft of the same document', async () => {
  const { id } = await db
    .insertInto('studio_release')
    .values({ title: 'Spring', created_by: 'publisher' })
    .returning('release_id as id')
    .executeTakeFirstOrThrow();
  const now = await openEditor(viewer, one);
  const later = await openEditor(publisher, two, { release: id });
  const released = { clientId: later.clientId, release: id, releaseTitle: 'Spring' };
  await vi.waitFor(() => expect(now.people).toContainEqual(expect.objectContaining(released)), soon);
  const inDrafts = expect.objectContaining({ clientId: now.clientId, release: 0 });
  await vi.waitFor(() => expect(later.people).toContainEqual(inDrafts), soon);
  for (const editor of [now, later]) editor.close();
  await vi.waitFor(async () => expect(await rows()).toEqual([]), soon);
});

const rows = () => db.selectFrom('studio_presence').selectAll().execute();

it('moves no one else, and is asked for by staff alone', async () => {
  const mine = await openEditor(publisher, one);
  const seen = await openEditor(viewer, one);
  await vi.waitFor(() => expect(others(seen)).toHaveLength(1), soon);
  // Another person names an editor that is not theirs, and takes its id for a connection of their own.
  expect(await move(viewer, mine.clientId, 'title', true)).toMatchObject(gone);
  expect(await move(publisher, mine.clientId, '')).toMatchObject(present);
  const stolen = await openEditor(viewer, two, mine);
  await move(publisher, mine.clientId, '');
  await vi.waitFor(
    () => expect(others(seen)).toEqual([{ name: 'publisher', nodeId: '', isTyping: false }]),
    soon,
  );
  stolen.close();
  const long = await move(publisher, mine.clientId, 'x'.repeat(201));
  expect([long.status, (long.value as { code: string }).code]).toEqual([400, 'INVALID']);
  const anonymous = await fetch(`${studioOf(one)}${page}/events?client=${crypto.randomUUID()}`);
  expect(anonymous.status).toBe(401);
  expect(await rows()).toHaveLength(2);
  mine.close();
  seen.close();
});

it('costs shoppers nothing: twenty editors are twenty rows, which saved changes do not touch', async () => {
  const crowd = await Promise.all(
    Array.from({ length: 20 }, (_, at) => openEditor(publisher, at % 2 === 0 ? one : two)),
  );
  const [first] = crowd;
  await vi.waitFor(() => expect(first && others(first)).toHaveLength(19), { timeout: 5_000 });
  const before = await writes();
  expect(before).toHaveLength(20);
  for (let seq = 1; seq <= 10; seq += 1) await save(seq);
  expect(await writes()).toEqual(before);
  const asked = await fetch(`${one.origin}${page}/presence`, { method: 'POST' });
  expect(asked.status).toBeGreaterThanOrEqual(400);
  const events = await fetch(`${one.origin}${page}/events`);
  expect(events.headers.get('content-type')).not.toContain('event-stream');
  for (const editor of crowd) editor.close();
  await vi.waitFor(async () => expect(await rows()).toEqual([]), { timeout: 5_000 });
});

/** The transaction that wrote each row. */
async function writes() {
  const { rows: found } = await sql<{ by: string }>`
    select xmin::text as by from studio_presence order by client_id`.execute(db);
  return found;
}

/** A keystroke or two of one editor. */
async function save(seq: number) {
  const { version, body } = (await publisher.call('GET', page)).value as OpenDocument;
  const { status } = await publisher.call('POST', `${page}/operations`, {
    base: version,
    clientId: 'typing',
    seq,
    ops: [{ set: { id: '', path: 'label', value: `Letter ${seq}`, was: body['label'] } }],
  });
  expect(status).toBe(200);
}
