/** Releases over HTTP: prepared beside the ordinary drafts, published as a whole, taken back (R-STUDIO-165 to R-STUDIO-172). */
import { expect, it, vi } from 'vitest';
import { findNode } from '#engine/operation/node-tree.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { CanvasGrant } from '#studio-api/canvas.ts';
import type { LiveConflict } from '#studio-api/conflicts.ts';
import type { OpenDocument } from '#studio-api/documents.ts';
import type { PickAnswer } from '#studio-api/pick.ts';
import type { Publication } from '#studio-api/publications.ts';
import { inRelease, type Release } from '#studio-api/releases.ts';
import type { ScheduleEntry } from '#studio-api/schedule.ts';
import { openStudio } from '#tests/support/open-studio.ts';

const { shop, signIn } = await openStudio();
const publisher = await signIn('publisher');
const editor = await signIn('editor');
const viewer = await signIn('viewer');
const developer = await signIn('developer');

/** Instances follow within two seconds (R-STUDIO-15); a first rendering takes longer on a busy machine. */
const SOON = { timeout: 5_000, interval: 50 };
const pathOf = (id: string) => `/api/documents/${encodeURIComponent(id)}`;
const shows = async (path: string, text: string) =>
  (await (await fetch(`${shop.origin}${path}`)).text()).includes(text);
const open = async (id: string, release = 0) =>
  (await editor.call('GET', inRelease(pathOf(id), release))).value as OpenDocument;
const titleIn = (body: DocumentBody, field = 'title'): unknown => {
  const props: unknown = findNode(body, 'title')?.node['props'];
  return isRecord(props) ? props[field] : undefined;
};
let seq = 0;
async function write(id: string, value: string, release = 0, field = 'title') {
  const { version, body } = await open(id, release);
  const was = titleIn(body, field);
  const { status } = await editor.call('POST', inRelease(`${pathOf(id)}/operations`, release), {
    base: version,
    clientId: 'test',
    seq: (seq += 1),
    ops: [
      {
        set: {
          id: 'title',
          path: `props.${field}`,
          value: { fi: value, sv: { $same: 'fi' } },
          ...(was === undefined ? {} : { was }),
        },
      },
    ],
  });
  return status;
}
/** A page of one test alone, live, with a title. */
async function publishedCopy(key: string): Promise<string> {
  const id = `page:${key}`;
  const begun = await editor.call('POST', '/api/documents', {
    kind: 'page',
    key,
    label: key,
    paths: { fi: `/${key}`, sv: `/${key}`, en: `/${key}` },
    from: { document: 'page:newsletter' },
  });
  expect(begun.status).toBe(201);
  expect((await publish([id])).status).toBe(201);
  return id;
}
async function publish(ids: readonly string[], release = 0, more = {}) {
  const documents = await Promise.all(
    ids.map(async id => ({ id, version: (await open(id, release)).version })),
  );
  return publisher.call('POST', inRelease('/api/publications', release), {
    documents,
    note: '',
    acceptWarnings: true,
    ...more,
  });
}
const begin = async (title: string) =>
  (await editor.call('POST', '/api/releases', { title })).value as Release;
const decideIn = (
  page: string,
  { release, conflict, chosen }: { release: number; conflict: LiveConflict | undefined; chosen: string },
  client = editor,
) =>
  client.call('POST', inRelease(`${pathOf(page)}/conflicts/${conflict?.id}`, release), {
    chosen,
    state: conflict?.state,
  });
const releaseOf = async (id: number) =>
  ((await viewer.call('GET', '/api/releases')).value as Release[]).find(each => each.id === id);

it('prepares two pages beside the ordinary drafts, publishes both at once and takes both back', async () => {
  const [one, two] = [await publishedCopy('release-one'), await publishedCopy('release-two')];
  const { id } = await begin('Spring');
  expect(await write(one, 'Spring one', id)).toBe(200);
  expect(await write(two, 'Spring two', id)).toBe(200);
  expect(await write(one, 'Ordinary')).toBe(200);
  expect(titleIn((await open(one)).body)).toMatchObject({ fi: 'Ordinary' });
  expect(titleIn((await open(one, id)).body)).toMatchObject({ fi: 'Spring one' });
  expect(await releaseOf(id)).toMatchObject({
    title: 'Spring',
    state: 'open',
    documents: [
      // Each was published once before its draft began.
      { id: one, version: 2, isChanged: true },
      { id: two, version: 2, isChanged: true },
    ],
    findings: { errors: 0 },
  });
  // As a whole or not at all.
  expect(await publish([one], id)).toMatchObject({ status: 409, value: { missing: [two] } });
  const published = await publish([one, two], id);
  const { id: number, release, documents } = published.value as Publication;
  expect([published.status, release, documents.length]).toEqual([201, id, 2]);
  await vi.waitFor(async () => {
    expect(await shows('/release-one', 'Spring one')).toBe(true);
    expect(await shows('/release-two', 'Spring two')).toBe(true);
  }, SOON);
  expect(await releaseOf(id)).toMatchObject({ state: 'live', publication: { id: number } });
  // What is live is not written in its release any more.
  expect(await write(one, 'Late', id)).toBe(409);
  expect((await publisher.call('POST', `/api/publications/${number}/undo`)).status).toBe(201);
  await vi.waitFor(async () => {
    expect(await shows('/release-one', 'Spring one')).toBe(false);
    expect(await shows('/release-two', 'Spring two')).toBe(false);
  }, SOON);
  expect(await releaseOf(id)).toMatchObject({ state: 'open', documents: [{ id: one }, { id: two }] });
  expect(titleIn((await open(one, id)).body)).toMatchObject({ fi: 'Spring one' });
  expect(titleIn((await open(two)).body)).not.toMatchObject({ fi: 'Spring two' });
  expect(await write(one, 'Spring again', id)).toBe(200);
});

it('brings what is published meanwhile into open releases, and what a release published into other drafts', async () => {
  const page = await publishedCopy('release-rebased');
  const [first, second] = [await begin('First'), await begin('Second')];
  await write(page, 'Of the first', first.id);
  await write(page, 'Text of the second', second.id, 'text');
  await write(page, 'Text of now', 0, 'text');
  expect((await publish([page])).status).toBe(201);
  expect(titleIn((await open(page, first.id)).body, 'text')).toMatchObject({ fi: 'Text of now' });
  expect((await publish([page], first.id)).status).toBe(201);
  expect(titleIn((await open(page)).body)).toMatchObject({ fi: 'Of the first' });
  expect(titleIn((await open(page, second.id)).body)).toMatchObject({ fi: 'Of the first' });
  expect(titleIn((await open(page, second.id)).body, 'text')).toMatchObject({ fi: 'Text of the second' });
});

it('names what was published otherwise meanwhile, asks before it publishes, and keeps what is left out', async () => {
  const page = await publishedCopy('release-met');
  const { id } = await begin('Met');
  await write(page, 'Of the release', id);
  await write(page, 'Text of the release', id, 'text');
  await write(page, 'Of now');
  await write(page, 'Text of now', 0, 'text');
  expect((await publish([page])).status).toBe(201);

  const { conflicts, body, version } = await open(page, id);
  expect(titleIn(body)).toMatchObject({ fi: 'Of the release' });
  const [title, text] = ['props.title.fi', 'props.text'].map(path =>
    conflicts.find(each => each.path === path),
  );
  expect(conflicts).toHaveLength(2);
  expect(title).toMatchObject({
    kind: 'field',
    nodeId: 'title',
    theirs: 'Of now',
    mine: 'Of the release',
    isPossible: true,
  });
  expect(await releaseOf(id)).toMatchObject({ documents: [{ id: page, version, conflicts: 2 }] });
  expect(await publish([page], id)).toMatchObject({
    status: 409,
    value: { code: 'UNDECIDED', undecided: { [page]: 2 } },
  });

  const decide = (conflict: LiveConflict | undefined, chosen = 'theirs', client = editor) =>
    decideIn(page, { release: id, conflict, chosen }, client);
  expect((await decide(title, 'mine', viewer)).status).toBe(403);
  expect((await decide(title, 'both')).status).toBe(400);
  expect((await decide(title, 'mine')).status).toBe(200);
  expect((await decide(title, 'mine')).status).toBe(404);
  expect((await decide(text)).status).toBe(200);
  const decided = await open(page, id);
  expect(decided).toMatchObject({ conflicts: [], version: version + 2 });
  expect(titleIn(decided.body)).toMatchObject({ fi: 'Of the release' });
  expect(titleIn(decided.body, 'text')).toMatchObject({ fi: 'Text of now' });
  expect((await viewer.call('GET', `${pathOf(page)}/decisions`)).value).toMatchObject([
    { chosen: 'theirs', theirs: { fi: 'Text of now' }, mine: { fi: 'Text of the release' }, isOfLive: true },
    { chosen: 'mine', theirs: 'Of now', mine: 'Of the release', isOfLive: true },
  ]);
  expect((await publish([page], id)).status).toBe(201);
});

it.each(['write', 'restore'] as const)('asks no more about a place that was settled by %s', async way => {
  const page = await publishedCopy(`release-settled-${way}`);
  const { id } = await begin('Settled');
  await write(page, 'Of the release', id);
  await write(page, 'Of now');
  expect((await publish([page])).status).toBe(201);
  const { conflicts, version } = await open(page, id);
  expect(conflicts).toHaveLength(1);
  if (way === 'write') await write(page, 'Of now', id);
  else await editor.call('POST', inRelease(`${pathOf(page)}/restore`, id), { state: 'live', version });
  const settled = await open(page, id);
  expect(titleIn(settled.body)).toMatchObject({ fi: 'Of now' });
  expect(settled.conflicts).toEqual([]);
  expect(await write(page, 'Later', id)).toBe(200);
  expect((await open(page, id)).conflicts).toEqual([]);
  expect((await publish([page], id)).status).toBe(201);
});

it('decides only about what was seen, whichever side has changed since', async () => {
  const page = await publishedCopy('release-moved');
  const { id } = await begin('Moved on');
  const publishNow = async (value: string) => {
    expect(await write(page, value)).toBe(200);
    expect((await publish([page])).status).toBe(201);
  };
  await write(page, 'Of the release', id);
  await publishNow('Of now');
  const seen = (await open(page, id)).conflicts[0];
  const decide = (conflict: LiveConflict | undefined, chosen: string) =>
    decideIn(page, { release: id, conflict, chosen });

  await publishNow('Of later');
  expect(await decide(seen, 'mine')).toMatchObject({ status: 409, value: { code: 'VERSION_MOVED' } });
  const again = (await open(page, id)).conflicts[0];
  expect(again).toMatchObject({ id: seen?.id, theirs: 'Of later', mine: 'Of the release' });
  await write(page, 'Of a colleague', id);
  expect(await decide(again, 'theirs')).toMatchObject({ status: 409, value: { code: 'VERSION_MOVED' } });
  const last = (await open(page, id)).conflicts[0];
  // What is written elsewhere in the draft has nothing to do with it.
  await write(page, 'A text', id, 'text');
  expect((await decide(last, 'theirs')).status).toBe(200);
  const decided = await open(page, id);
  expect(decided.conflicts).toEqual([]);
  expect(titleIn(decided.body)).toMatchObject({ fi: 'Of later' });
});

it.each([
  {
    what: 'the layout of a page',
    path: 'layout',
    mine: 'bare',
    theirs: 'undistracted',
    async begin() {
      const id = await publishedCopy('release-roles');
      // Until then its editors choose its layout.
      await vi.waitFor(
        async () => expect((await fetch(`${shop.origin}/release-roles`)).status).toBe(200),
        SOON,
      );
      return id;
    },
  },
  {
    what: 'settings',
    path: 'name',
    mine: 'Of the release',
    theirs: 'Of now',
    begin: async () => 'settings:identity',
  },
])('lets only those decide about $what who may change it', async ({ path, mine, theirs, ...world }) => {
  const document = await world.begin();
  const { id } = await begin('Roles');
  const set = async (value: string, release = 0) => {
    const { version: base, body } = await open(document, release);
    const ops = [{ set: { id: '', path, value, was: body[path] } }];
    const post = { base, clientId: 'roles', seq: (seq += 1), ops };
    return developer.call('POST', inRelease(`${pathOf(document)}/operations`, release), post);
  };
  expect(await set(mine, id)).toMatchObject({ status: 200 });
  expect(await set(theirs)).toMatchObject({ status: 200 });
  expect(await publish([document])).toMatchObject({ status: 201 });
  const [conflict] = (await open(document, id)).conflicts;
  expect(conflict).toMatchObject({ path, mine, theirs });
  for (const chosen of ['mine', 'theirs'])
    expect(await decideIn(document, { release: id, conflict, chosen })).toMatchObject({
      status: 403,
      value: { code: 'ROLE' },
    });
  const decided = await decideIn(document, { release: id, conflict, chosen: 'theirs' }, developer);
  expect(decided.status).toBe(200);
  expect((await open(document, id)).body[path]).toBe(theirs);
});

it('goes live at its moment, follows what is published before, and is open again when cancelled', async () => {
  const page = await publishedCopy('release-later');
  const { id } = await begin('Later');
  await write(page, 'Later', id);
  const liveFrom = new Date(Date.now() + 3_600_000).toISOString();
  const { value } = await publish([page], id, { liveFrom });
  expect(await releaseOf(id)).toMatchObject({ state: 'scheduled', publication: { liveFrom } });
  const schedule = (await viewer.call('GET', '/api/schedule')).value as ScheduleEntry[];
  expect(schedule).toContainEqual(
    expect.objectContaining({ publication: expect.objectContaining({ release: id, releaseTitle: 'Later' }) }),
  );
  const number = (value as Publication).id;
  const remove = `/api/releases/${id}?documents=${encodeURIComponent(page)}`;
  expect((await editor.call('DELETE', remove)).status).toBe(409);
  await write(page, 'Urgent', 0, 'text');
  expect((await publish([page])).status).toBe(201);
  expect(titleIn((await open(page, id)).body, 'text')).toMatchObject({ fi: 'Urgent' });
  expect((await publisher.call('DELETE', `/api/publications/${number}`)).status).toBe(204);
  expect(await releaseOf(id)).toMatchObject({ state: 'open' });
  await write(page, 'Urgent again', 0, 'text');
  await publish([page]);
  expect(titleIn((await open(page, id)).body, 'text')).toMatchObject({ fi: 'Urgent again' });
  expect(titleIn((await open(page, id)).body)).toMatchObject({ fi: 'Later' });
  expect((await editor.call('DELETE', `/api/releases/${id}`)).status).toBe(409);
  expect((await editor.call('DELETE', remove)).status).toBe(204);
  expect(await releaseOf(id)).toBeUndefined();
  expect((await editor.call('GET', inRelease(pathOf(page), id))).status).toBe(404);
  const late = { base: 0, clientId: 'test', seq: (seq += 1), ops: [] };
  expect((await editor.call('POST', inRelease(`${pathOf(page)}/operations`, id), late)).status).toBe(404);
});

it('takes in a page that was never published, and the ordinary draft follows', async () => {
  const key = 'release-new';
  const page = `page:${key}`;
  await editor.call('POST', '/api/documents', {
    kind: 'page',
    key,
    label: key,
    paths: { fi: `/${key}`, sv: `/${key}`, en: `/${key}` },
    from: { document: 'page:newsletter' },
  });
  const { id } = await begin('With a new page');
  expect(await open(page, id)).toMatchObject({ state: 'new', version: 0 });
  expect((await releaseOf(id))?.documents).toEqual([]);
  const added = await editor.call('POST', `/api/releases/${id}/documents`, { document: page });
  expect([added.status, (added.value as Release).documents]).toMatchObject([201, [{ id: page, version: 0 }]]);
  await write(page, 'New in the release', id);
  expect((await publish([page], id)).status).toBe(201);
  await vi.waitFor(async () => expect(await shows(`/${key}`, 'New in the release')).toBe(true), SOON);
  expect(titleIn((await open(page)).body)).toMatchObject({ fi: 'New in the release' });
});

it('begins a page in the release alone, to which a menu of the release leads; both go live together', async () => {
  const key = 'release-begun';
  const page = `page:${key}`;
  const { id } = await begin('With its entry');
  const post = {
    kind: 'page',
    key,
    label: key,
    paths: { fi: `/${key}`, sv: `/${key}`, en: `/${key}` },
    from: { document: 'page:newsletter' },
  };
  expect((await editor.call('POST', inRelease('/api/documents', 999_999), post)).status).toBe(404);
  expect((await editor.call('POST', inRelease('/api/documents', id), post)).status).toBe(201);
  const pages = async (release = 0) =>
    (await viewer.call('GET', inRelease('/api/documents?kind=page', release))).value as OpenDocument[];
  expect((await pages(id)).find(each => each.id === page)).toMatchObject({ state: 'new' });
  expect((await pages()).find(each => each.id === page)).toBeUndefined();
  expect((await editor.call('GET', pathOf(page))).status).toBe(404);
  // Its name is taken for all.
  expect((await editor.call('POST', '/api/documents', post)).status).toBe(409);
  const picked = async (release = 0) => {
    const path = inRelease('/api/pick/page?market=fi&locale=fi', release);
    const { items } = (await viewer.call('GET', path)).value as PickAnswer;
    return items.find(({ path: to }) => to?.endsWith(`/${key}`));
  };
  const { ref } = (await picked(id)) ?? {};
  expect(ref).toBeDefined();
  expect(await picked()).toBeUndefined();

  const menu = 'menu:top-bar';
  const { version } = await open(menu, id);
  const node = { id: 'release-begun', target: `page:${ref}`, label: { fi: 'Uusi sivu', sv: 'Ny sida' } };
  const added = await editor.call('POST', inRelease(`${pathOf(menu)}/operations`, id), {
    base: version,
    clientId: 'test',
    seq: (seq += 1),
    ops: [{ insert: { firstIn: '', node } }],
  });
  expect(added).toMatchObject({ status: 200 });
  expect(await publish([page, menu], id)).toMatchObject({ status: 201 });
  await vi.waitFor(async () => expect((await fetch(`${shop.origin}/${key}`)).status).toBe(200), SOON);
  expect((await pages()).find(each => each.id === page)).toMatchObject({ state: 'live' });
});

it('shows a release in the canvas and by preview links', async () => {
  const page = await publishedCopy('release-shown');
  const { id } = await begin('Shown');
  await write(page, 'Only in the release', id);
  const context = {
    market: 'fi',
    locale: 'fi',
    customerType: 'PERSON',
    vatIncluded: true,
    signedIn: false,
  };
  const canvas = async (release?: number) => {
    const post = { document: page, context: { ...context, ...(release ? { release } : {}) } };
    const { url: address } = (await editor.call('POST', '/api/canvas', post)).value as CanvasGrant;
    const entered = await fetch(address, { redirect: 'manual' });
    const cookie = entered.headers
      .getSetCookie()
      .map(each => each.split(';')[0])
      .join('; ');
    const location = new URL(entered.headers.get('location') ?? '', address);
    return (await fetch(location, { headers: { cookie } })).text();
  };
  expect(await canvas(id)).toContain('Only in the release');
  expect(await canvas()).not.toContain('Only in the release');
  const made = await editor.call('POST', '/api/links', {
    documents: [{ id: page, version: (await open(page, id)).version }],
    context: { ...context, release: id },
    days: 1,
  });
  const { url: link } = made.value as { url: string };
  expect(await (await fetch(link)).text()).toContain('Only in the release');
  await editor.call('DELETE', `/api/releases/${id}?documents=${encodeURIComponent(page)}`);
  expect((await fetch(link)).status).toBe(403);
});

it('is begun and renamed by editors, published by publishers, seen by everyone', async () => {
  expect((await viewer.call('POST', '/api/releases', { title: 'No' })).status).toBe(403);
  expect((await editor.call('POST', '/api/releases', { title: ' ' })).status).toBe(400);
  const { id } = await begin('Before');
  const renamed = await editor.call('PATCH', `/api/releases/${id}`, { title: 'After' });
  expect(renamed.value).toMatchObject({ id, title: 'After', state: 'open', documents: [] });
  const post = { documents: [{ id: 'page:newsletter', version: 0 }], note: '' };
  expect((await editor.call('POST', inRelease('/api/publications', id), post)).status).toBe(403);
  expect((await editor.call('GET', `${pathOf('page:newsletter')}?release=x`)).status).toBe(400);
  expect((await editor.call('DELETE', `/api/releases/${id}`)).status).toBe(204);
});
