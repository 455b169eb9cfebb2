/** What a member of staff may do who is limited to markets, over HTTP (R-STUDIO-192). */
import { expect, it } from 'vitest';
import type { DocumentNode, DocumentOperation } from '#engine/operation/operation.ts';
import type { FoundApproval } from '#studio-api/approvals.ts';
import type { OpenDocument } from '#studio-api/documents.ts';
import { inRelease, type Release } from '#studio-api/releases.ts';
import type { StaffAccount, StudioSession } from '#studio-api/staff.ts';
import { openStudio } from '#tests/support/open-studio.ts';
import type { StudioClient } from '#tests/support/studio-client.ts';

const { signIn } = await openStudio();
const admin = await signIn('admin');
/** Both limited to Sweden below. */
const editor = await signIn('editor');
const publisher = await signIn('publisher');
const developer = await signIn('developer');

const staff = (await admin.call('GET', '/api/staff')).value as StaffAccount[];
const idOf = (name: string) => staff.find(each => each.name === name)?.id ?? '';
const limit = (name: string, markets: unknown) =>
  admin.call('PATCH', `/api/staff/${idOf(name)}`, { markets });
for (const name of ['editor', 'publisher']) await limit(name, ['se']);

const pathOf = (id: string, rest = '', release = 0) =>
  inRelease(`/api/documents/${encodeURIComponent(id)}${rest}`, release);
const open = async (id: string, client: StudioClient = admin, release = 0) =>
  (await client.call('GET', pathOf(id, '', release))).value as OpenDocument;

let seq = 0;
async function write(client: StudioClient, id: string, ops: readonly DocumentOperation[], release = 0) {
  const { version } = await open(id, admin, release);
  const post = { base: version, clientId: 'test', seq: (seq += 1), ops };
  return client.call('POST', pathOf(id, '/operations', release), post);
}

const row = (id: string, when?: object): DocumentNode => ({
  ...{ kind: 'container', id, layout: 'full', ...(when ? { when } : {}) },
  widgets: [],
});
const add = (id: string, when?: object): DocumentOperation => ({
  insert: { firstInRegion: 'main', node: row(id, when) },
});
const se = { market: ['se'] };
const refused = { status: 403, value: { code: 'ROLE', reason: 'market' } };

let copies = 0;
async function createCopy(): Promise<string> {
  const key = `limited-${(copies += 1)}`;
  const { status } = await admin.call('POST', '/api/documents', {
    ...{ kind: 'page', key, label: key, paths: { fi: `/${key}`, sv: `/${key}`, en: `/${key}` } },
    from: { document: 'page:newsletter' },
  });
  expect(status).toBe(201);
  return `page:${key}`;
}

async function publish(client: StudioClient, id: string, more: object = {}, release = 0) {
  const { version } = await open(id, admin, release);
  const publication = { documents: [{ id, version }], note: '', acceptWarnings: true, ...more };
  return client.call('POST', inRelease('/api/publications', release), publication);
}

async function publishedCopy(): Promise<string> {
  const id = await createCopy();
  expect((await publish(admin, id)).status).toBe(201);
  return id;
}

it('is set by admins, for those who edit and publish', async () => {
  expect((await editor.call('PATCH', `/api/staff/${idOf('editor')}`, { markets: null })).status).toBe(403);
  expect((await limit('editor', [])).status).toBe(400);
  expect((await limit('developer', ['se'])).value).toMatchObject({ markets: null });
  expect((await limit('editor', ['se'])).value).toMatchObject({ markets: ['se'] });
  const { staff: own } = (await editor.call('GET', '/api/session')).value as StudioSession;
  expect(own.markets).toEqual(['se']);
  const { value } = await admin.call('GET', '/api/audit?action=staff.change');
  expect(JSON.stringify(value)).toContain('"markets":["se"]');
});

it('stays with a person who has a role without limits for a while', async () => {
  const give = (role: string) => admin.call('PATCH', `/api/staff/${idOf('editor')}`, { role });
  expect((await give('developer')).value).toMatchObject({ role: 'developer', markets: null });
  const during = (await editor.call('GET', '/api/session')).value as StudioSession;
  expect(during.staff.markets).toBeNull();
  expect((await give('editor')).value).toMatchObject({ role: 'editor', markets: ['se'] });
  const after = (await editor.call('GET', '/api/session')).value as StudioSession;
  expect(after.staff.markets).toEqual(['se']);
});

it('comes with the invitation', async () => {
  const invited = await admin.call('POST', '/api/staff', {
    ...{ mail: 'sven@shop.example', name: 'Sven', role: 'editor', markets: ['se'] },
  });
  expect(invited.status).toBe(201);
  const pending = (await admin.call('GET', '/api/invitations')).value;
  expect(pending).toMatchObject([{ mail: 'sven@shop.example', markets: ['se'] }]);
});

it('writes parts for its markets, and nothing else', async () => {
  const page = await createCopy();
  expect(await write(editor, page, [add('everywhere')])).toMatchObject(refused);
  expect(await write(editor, page, [add('finland', { market: ['fi'] })])).toMatchObject(refused);
  expect((await write(editor, page, [add('sweden', se)])).status).toBe(200);
  const was = se.market;
  const opened: DocumentOperation = { set: { id: 'sweden', path: 'when.market', value: ['se', 'fi'], was } };
  expect(await write(editor, page, [opened])).toMatchObject(refused);
  expect((await write(admin, page, [add('everywhere')])).status).toBe(200);
  const claimed: DocumentOperation = { set: { id: 'everywhere', path: 'when', value: se } };
  expect(await write(editor, page, [claimed])).toMatchObject(refused);
  expect(await write(editor, page, [{ remove: { id: 'everywhere' } }])).toMatchObject(refused);
  const both: DocumentOperation[] = [{ remove: { id: 'sweden' } }, { remove: { id: 'everywhere' } }];
  expect(await write(editor, page, both)).toMatchObject(refused);
  expect((await write(editor, page, [{ remove: { id: 'sweden' } }])).status).toBe(200);
});

it('makes no page, and changes nothing that is the same everywhere', async () => {
  const copy = {
    ...{ kind: 'page', key: 'mine', label: 'mine', paths: { fi: '/mine', sv: '/mine', en: '/mine' } },
    from: { document: 'page:newsletter' },
  };
  expect(await editor.call('POST', '/api/documents', copy)).toMatchObject(refused);
  const menus = (await admin.call('GET', '/api/documents?kind=menu')).value as OpenDocument[];
  const menu = menus[0]?.id ?? '';
  expect((await open(menu, editor)).readOnly).toBe('market');
  expect((await open('settings:theme', publisher)).readOnly).toBe('market');
  expect((await open('page:home', editor)).readOnly).toBeUndefined();
  expect((await open(menu, developer)).readOnly).toBeUndefined();
});

it('publishes, schedules, takes back and takes off its own parts alone', async () => {
  const page = await publishedCopy();
  await write(editor, page, [add('sweden', se)]);
  const own = await publish(publisher, page);
  expect(own.status).toBe(201);
  const { id } = own.value as { id: string };
  expect((await publisher.call('POST', `/api/publications/${id}/undo`)).status).toBe(201);

  await write(admin, page, [add('everywhere')]);
  expect(await publish(publisher, page)).toMatchObject(refused);
  const later = { liveFrom: '2099-01-01T00:00:00.000Z' };
  expect(await publish(publisher, page, later)).toMatchObject(refused);
  const scheduled = (await publish(admin, page, later)).value as { id: string };
  const path = `/api/publications/${scheduled.id}`;
  const move = { liveFrom: '2099-02-01T00:00:00.000Z' };
  expect(await publisher.call('PATCH', path, move)).toMatchObject(refused);
  expect(await publisher.call('DELETE', path)).toMatchObject(refused);
  expect((await admin.call('DELETE', path)).status).toBe(204);

  const live = (await publish(admin, page)).value as { id: string };
  expect(await publisher.call('POST', `/api/publications/${live.id}/undo`)).toMatchObject(refused);
  expect(await publisher.call('POST', pathOf(page, '/withdraw'))).toMatchObject(refused);
  expect((await admin.call('POST', pathOf(page, '/withdraw'))).status).toBe(201);
  expect(await editor.call('DELETE', pathOf(page))).toMatchObject(refused);
});

it('moves and cancels its own schedule also after others have published (R-STUDIO-192)', async () => {
  const page = await publishedCopy();
  await write(editor, page, [add('sweden', se)]);
  const own = await publish(publisher, page, { liveFrom: '2099-01-01T00:00:00.000Z' });
  expect(own.status).toBe(201);
  const path = `/api/publications/${(own.value as { id: string }).id}`;
  const { id: release } = (await admin.call('POST', '/api/releases', { title: 'News' })).value as Release;
  await write(admin, page, [add('everywhere')], release);
  expect((await publish(admin, page, {}, release)).status).toBe(201);
  const moved = await publisher.call('PATCH', path, { liveFrom: '2099-02-01T00:00:00.000Z' });
  expect(moved.status).toBe(200);
  expect((await publisher.call('DELETE', path)).status).toBe(204);
});

it('discards and restores only what is its own', async () => {
  const page = await publishedCopy();
  await write(editor, page, [add('sweden', se)]);
  const restore = async (client: StudioClient) =>
    client.call('POST', pathOf(page, '/restore'), { state: 'live', version: (await open(page)).version });
  expect((await restore(editor)).status).toBe(200);
  await write(admin, page, [add('everywhere')]);
  expect(await restore(editor)).toMatchObject(refused);
});

it('takes no words of others out of a release, and approves none', async () => {
  const { id: release } = (await admin.call('POST', '/api/releases', { title: 'Sale' })).value as Release;
  const page = await publishedCopy();
  await write(editor, page, [add('sweden', se)], release);
  await write(admin, page, [add('everywhere')], release);
  const { version } = await open(page, admin, release);
  const path = `/api/releases/${release}`;
  const taken = `${path}/documents/${encodeURIComponent(page)}?version=${version}`;
  expect(await editor.call('DELETE', taken)).toMatchObject(refused);
  expect(await editor.call('DELETE', `${path}?documents=${page}`)).toMatchObject(refused);
  expect(await publish(publisher, page, {}, release)).toMatchObject(refused);

  const documents = [{ id: page, version }];
  const request = { id: crypto.randomUUID(), documents, to: null, note: '' };
  await editor.call('POST', inRelease('/api/approvals', release), request);
  const decide = (decision: string) =>
    publisher.call('POST', inRelease(`/api/approvals/${request.id}/decision`, release), {
      ...{ documents, decision, note: '' },
    });
  expect(await decide('approved')).toMatchObject(refused);
  const seenBy = async (client: StudioClient) =>
    (await client.call('GET', pathOf(page, '/approval', release))).value as FoundApproval;
  expect([await seenBy(publisher), await seenBy(developer)]).toMatchObject([
    { approval: { state: 'asked' }, isOutside: true },
    { approval: { state: 'asked' }, isOutside: false },
  ]);
  expect((await decide('returned')).status).toBe(204);
});
