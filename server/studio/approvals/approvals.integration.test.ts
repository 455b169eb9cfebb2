/** Drafts that are sent for approval, over HTTP (R-STUDIO-184, R-STUDIO-185). */
import { expect, it } from 'vitest';
import { findNode } from '#engine/operation/node-tree.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { DraftApproval } from '#studio-api/approval-state.ts';
import type { ApprovalDecision, ApprovalRecord } from '#studio-api/approvals.ts';
import type { Colleague } from '#studio-api/comments.ts';
import type { DocumentSummary, OpenDocument } from '#studio-api/documents.ts';
import { inRelease, type Release } from '#studio-api/releases.ts';
import { openStudio } from '#tests/support/open-studio.ts';
import { type StudioClient, studioClient } from '#tests/support/studio-client.ts';

const { db, studioOrigin, signIn } = await openStudio();
const editor = await signIn('editor');
const publisher = await signIn('publisher');
const admin = await signIn('admin');
const viewer = await signIn('viewer');
const colleagues = (await editor.call('GET', '/api/colleagues')).value as Colleague[];
const idOf = (name: string) => colleagues.find(each => each.name === name)?.id ?? '';

const pathOf = (id: string, release = 0, rest = '') =>
  inRelease(`/api/documents/${encodeURIComponent(id)}${rest}`, release);
const open = async (id: string, release = 0) =>
  (await editor.call('GET', pathOf(id, release))).value as OpenDocument;
const approvalOf = async (id: string, release = 0) =>
  ((await viewer.call('GET', pathOf(id, release, '/approval'))).value as { approval: DraftApproval | null })
    .approval;
const historyOf = async (id: string) =>
  (await viewer.call('GET', pathOf(id, 0, '/approvals'))).value as ApprovalRecord[];

let seq = 0;
/** @returns the version of the draft */
async function write(id: string, value: string, release = 0, client: StudioClient = editor): Promise<number> {
  const { version, body } = await open(id, release);
  const props: unknown = findNode(body, 'title')?.node['props'];
  const was = isRecord(props) ? props['title'] : undefined;
  const set = { id: 'title', path: 'props.title', was, value: { fi: value, sv: value, en: value } };
  const post = { base: version, clientId: 'test', seq: (seq += 1), ops: [{ set }] };
  const { status } = await client.call('POST', pathOf(id, release, '/operations'), post);
  expect(status).toBe(200);
  return version + 1;
}

let copies = 0;
async function createCopy(): Promise<string> {
  const key = `approval-${(copies += 1)}`;
  const { status } = await editor.call('POST', '/api/documents', {
    ...{ kind: 'page', key, label: key, paths: { fi: `/${key}`, sv: `/${key}`, en: `/${key}` } },
    from: { document: 'page:newsletter' },
  });
  expect(status).toBe(201);
  return `page:${key}`;
}

interface Ask {
  id?: string;
  to?: string | null;
  note?: string;
  release?: number;
  client?: StudioClient;
}

/** Sends the draft as it is. */
async function ask(documents: readonly string[], { release = 0, client = editor, ...more }: Ask = {}) {
  const sent = await Promise.all(
    documents.map(async id => ({ id, version: (await open(id, release)).version })),
  );
  const post = { id: crypto.randomUUID(), to: null, note: '', documents: sent, ...more };
  const { status, value } = await client.call('POST', inRelease('/api/approvals', release), post);
  return { status, value, id: post.id };
}

async function decide(
  { id, documents, release = 0 }: { id: string; documents: readonly string[]; release?: number },
  decision: ApprovalDecision['decision'],
  client: StudioClient = publisher,
) {
  const seen = await Promise.all(
    documents.map(async each => ({ id: each, version: (await open(each, release)).version })),
  );
  const path = inRelease(`/api/approvals/${id}/decision`, release);
  return client.call('POST', path, { decision, documents: seen, note: 'Seen' });
}

const mails = async (approvalId: string) =>
  (await db.selectFrom('outbox').select('payload').where('kind', '=', 'staff-approval').execute())
    .map(({ payload }) => payload as { approvalId: string; email: string; event: string; link: string })
    .filter(mail => mail.approvalId === approvalId)
    .map(({ email, event }) => `${event} ${email}`)
    .sort();

it('sends a draft to a colleague, who approves this version and no other', async () => {
  const page = await createCopy();
  await write(page, 'One');
  const { id, status } = await ask([page], { to: idOf('publisher'), note: 'Please look' });
  expect(status).toBe(204);
  expect(await approvalOf(page)).toMatchObject({
    ...{ id, state: 'asked', note: 'Please look', decided: null },
    ...{ askedBy: { name: 'editor' }, to: { name: 'publisher' } },
  });
  expect((await decide({ id, documents: [page] }, 'approved')).status).toBe(204);
  expect(await approvalOf(page)).toMatchObject({
    state: 'approved',
    decided: { by: 'publisher', note: 'Seen' },
  });
  const listed = (await viewer.call('GET', '/api/documents?kind=page')).value as DocumentSummary[];
  expect(listed.find(each => each.id === page)?.approval?.state).toBe('approved');
  expect((await open(page)).approval?.state).toBe('approved');
  await write(page, 'Two');
  expect((await approvalOf(page))?.state).toBe('outdated');
  expect(await mails(id)).toEqual(['approved editor@shop.example', 'asked publisher@shop.example']);
});

it('returns a draft, and takes it again', async () => {
  const page = await createCopy();
  await write(page, 'One');
  const first = await ask([page]);
  // Everybody who publishes, and the person who started the demo shop.
  expect(await mails(first.id)).toEqual([
    'asked admin@shop.example',
    'asked demo@atvhuset.example',
    'asked publisher@shop.example',
  ]);
  await decide({ id: first.id, documents: [page] }, 'returned');
  expect(await approvalOf(page)).toMatchObject({ state: 'returned', decided: { note: 'Seen' } });
  const second = await ask([page]);
  const third = await ask([page]);
  expect((await historyOf(page)).map(({ id, decision }) => [id, decision])).toEqual([
    [third.id, null],
    [second.id, 'replaced'],
    [first.id, 'returned'],
  ]);
  const late = await decide({ id: second.id, documents: [page] }, 'approved');
  expect(late).toMatchObject({ status: 409, value: { reason: 'decided' } });
  expect((await decide({ id: third.id, documents: [page] }, 'withdrawn', editor)).status).toBe(204);
  expect((await approvalOf(page))?.state).toBe('returned');
});

it('is decided once, by somebody else who publishes', async () => {
  const page = await createCopy();
  await write(page, 'One');
  const { id } = await ask([page], { client: publisher });
  const request = { id, documents: [page] };
  expect(await decide(request, 'approved', publisher)).toMatchObject({
    status: 403,
    value: { reason: 'own-approval' },
  });
  expect((await decide(request, 'approved', editor)).status).toBe(403);
  expect((await decide(request, 'withdrawn', admin)).status).toBe(403);
  expect((await decide(request, 'approved', viewer)).status).toBe(403);
  const answers = await Promise.all([decide(request, 'approved', admin), decide(request, 'returned', admin)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect(await mails(id)).toHaveLength(3);
});

it('approves nothing that its reader has not seen', async () => {
  const page = await createCopy();
  await write(page, 'One');
  const { id } = await ask([page]);
  const { version } = await open(page);
  await write(page, 'Two');
  const decision = { decision: 'approved', documents: [{ id: page, version }], note: '' };
  const stale = await publisher.call('POST', `/api/approvals/${id}/decision`, decision);
  expect(stale).toMatchObject({ status: 409, value: { code: 'VERSION_MOVED' } });
  const other = await createCopy();
  await write(other, 'One');
  expect((await decide({ id, documents: [other] }, 'approved')).status).toBe(400);
  expect((await decide({ id: crypto.randomUUID(), documents: [page] }, 'approved')).status).toBe(404);
});

it('takes what is posted again once, and mails it once', async () => {
  const page = await createCopy();
  await write(page, 'One');
  const id = crypto.randomUUID();
  const all = await Promise.all([1, 2, 3].map(() => ask([page], { id, to: idOf('publisher') })));
  expect(all.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await historyOf(page)).toHaveLength(1);
  expect(await mails(id)).toEqual(['asked publisher@shop.example']);
});

it('forgets what was published', async () => {
  const page = await createCopy();
  const version = await write(page, 'One');
  const { id } = await ask([page]);
  await decide({ id, documents: [page] }, 'approved');
  const publication = { documents: [{ id: page, version }], note: '', acceptWarnings: true };
  expect((await publisher.call('POST', '/api/publications', publication)).status).toBe(201);
  await write(page, 'Two');
  expect(await approvalOf(page)).toBeNull();
  expect(await historyOf(page)).toMatchObject([{ decision: 'approved', decided: { by: 'publisher' } }]);
});

it('sends a release as a whole, and approves it as a whole', async () => {
  const { value } = await editor.call('POST', '/api/releases', { title: 'Easter' });
  const { id: release } = value as Release;
  const pages = [await createCopy(), await createCopy()];
  for (const page of pages) await write(page, 'One', release);
  expect((await ask(pages.slice(1), { release })).status).toBe(409);
  const { id } = await ask(pages, { release, to: idOf('publisher') });
  expect(await approvalOf(pages[0] ?? '')).toBeNull();
  expect((await decide({ id, documents: pages.slice(1), release }, 'approved')).status).toBe(409);
  expect((await decide({ id, documents: pages, release }, 'approved')).status).toBe(204);
  for (const page of pages) expect((await approvalOf(page, release))?.state).toBe('approved');
  const readReleases = async () => (await viewer.call('GET', '/api/releases')).value as Release[];
  expect((await readReleases()).find(each => each.id === release)?.approval?.state).toBe('approved');
  // One change makes the whole out of date, and so does another document once it differs from what is live.
  await write(pages[0] ?? '', 'Two', release);
  expect((await approvalOf(pages[1] ?? '', release))?.state).toBe('outdated');
  const again = await ask(pages, { release });
  await decide({ id: again.id, documents: pages, release }, 'approved');
  await editor.call('POST', `/api/releases/${release}/documents`, { document: 'page:newsletter' });
  expect((await approvalOf(pages[1] ?? '', release))?.state).toBe('approved');
  await write('page:newsletter', 'Three', release);
  expect((await approvalOf(pages[1] ?? '', release))?.state).toBe('outdated');
});

async function sentRelease(title: string) {
  const { value } = await editor.call('POST', '/api/releases', { title });
  const { id: release } = value as Release;
  const pages = [await createCopy(), await createCopy()] as const;
  for (const page of pages) await write(page, 'One', release);
  const { id } = await ask(pages, { release });
  const takeOut = async (page: string) => {
    const { version } = await open(page, release);
    const path = `/api/releases/${release}/documents/${encodeURIComponent(page)}?version=${version}`;
    expect((await editor.call('DELETE', path)).status).toBe(204);
  };
  const listed = async () => {
    const all = (await viewer.call('GET', inRelease('/api/documents?kind=page', release))).value;
    return pages.map(page => (all as DocumentSummary[]).find(each => each.id === page)?.approval?.state);
  };
  return { id, release, pages, takeOut, listed };
}

it('is out of date as a whole once a page is taken out of an approved release', async () => {
  const { id, release, pages, takeOut, listed } = await sentRelease('Smaller');
  await decide({ id, documents: pages, release }, 'approved');
  expect(await listed()).toEqual(['approved', 'approved']);
  await takeOut(pages[0]);
  expect((await approvalOf(pages[1], release))?.state).toBe('outdated');
  expect(await listed()).toEqual([undefined, 'outdated']);
});

it('is out of date in lists for every page of a release once one of them changes', async () => {
  const { id, release, pages, listed } = await sentRelease('Changed');
  await decide({ id, documents: pages, release }, 'approved');
  await write(pages[0], 'Two', release);
  expect(await listed()).toEqual(['outdated', 'outdated']);
});

it('approves no draft that was begun anew and is as far behind its beginning as the one that was sent', async () => {
  const { id, release, pages, takeOut } = await sentRelease('Anew');
  const seen = await Promise.all(
    pages.map(async page => ({ id: page, version: (await open(page, release)).version })),
  );
  await takeOut(pages[0]);
  await editor.call('POST', `/api/releases/${release}/documents`, { document: pages[0] });
  await write(pages[0], 'Something else', release);
  const path = inRelease(`/api/approvals/${id}/decision`, release);
  const stale = await publisher.call('POST', path, { decision: 'approved', documents: seen, note: '' });
  expect(stale).toMatchObject({ status: 409, value: { code: 'VERSION_MOVED' } });
  // Its reader has seen this one.
  expect((await decide({ id, documents: pages, release }, 'approved')).status).toBe(204);
});

it('knows who approved what is live after the release is deleted', async () => {
  const create = async (title: string) =>
    ((await editor.call('POST', '/api/releases', { title })).value as Release).id;
  const [release, other] = [await create('Live'), await create('Given up')];
  const page = await createCopy();
  const version = await write(page, 'One', release);
  const { id } = await ask([page], { release });
  await decide({ id, documents: [page], release }, 'approved');
  const publication = { documents: [{ id: page, version }], note: '', acceptWarnings: true };
  const { status } = await publisher.call('POST', inRelease('/api/publications', release), publication);
  expect(status).toBe(201);
  await write(page, 'Two', other);
  await ask([page], { release: other });
  for (const each of [release, other])
    expect((await editor.call('DELETE', `/api/releases/${each}?documents=${page}`)).status).toBe(204);
  expect(await historyOf(page)).toMatchObject([
    { decision: 'withdrawn', release: null, decided: { by: 'editor' } },
    { id, decision: 'approved', release: null, decided: { by: 'publisher' } },
  ]);
});

it('mails twenty of those who publish, the sender not among them', async () => {
  const page = await createCopy();
  await write(page, 'One');
  const staff = { role: 'publisher' as const, locale: 'en' as const };
  const before = Array.from({ length: 19 }, (_, index) => ({
    ...staff,
    name: `zz${index}`,
    mail: `zz${index}@shop.example`,
  }));
  const added = await db.insertInto('staff').values(before).returning('staff_id').execute();
  const { id } = await ask([page], { client: publisher });
  expect(await mails(id)).toHaveLength(20);
  expect(await mails(id)).not.toContain('asked publisher@shop.example');
  await db
    .updateTable('staff')
    .set({ disabled_at: new Date() })
    .where(
      'staff_id',
      'in',
      added.map(({ staff_id }) => staff_id),
    )
    .execute();
});

it('sends nothing to the sender, and no more than a person would', async () => {
  const page = await createCopy();
  await write(page, 'One');
  const own = await ask([page], { client: publisher, to: idOf('publisher') });
  expect(own).toMatchObject({ status: 400, value: { reason: 'own-approval' } });
  const first = await ask([page]);
  await db.updateTable('rate_limit').set({ count: 60 }).where('key', 'like', 'studio-approval:%').execute();
  expect(await ask([page])).toMatchObject({ status: 429, value: { code: 'TOO_MANY' } });
  // What is posted again is stored already.
  expect((await ask([page], { id: first.id })).status).toBe(204);
  await db.deleteFrom('rate_limit').where('key', 'like', 'studio-approval:%').execute();
});

it.each([
  ['a reader who does not publish', async () => ask(['page:newsletter'], { to: idOf('viewer') })],
  ['what is live as it is', async () => ask(['page:newsletter'])],
  ['two documents without a release', async () => ask([await createCopy(), await createCopy()])],
])('refuses %s', async (_what, send) => {
  expect([400, 409]).toContain((await send()).status);
});

it('asks for a session and the role', async () => {
  expect((await ask(['page:newsletter'], { client: viewer })).status).toBe(403);
  expect((await ask(['page:newsletter'], { client: studioClient(studioOrigin) })).status).toBe(401);
});
