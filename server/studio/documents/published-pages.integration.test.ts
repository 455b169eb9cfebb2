/** From an editor's first change to shoppers of two instances, over HTTP, a restart included. */
import { afterAll, expect, it, vi } from 'vitest';
import { findNode } from '#engine/operation/node-tree.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { Shop } from '#server/start/start-shop.ts';
import type {
  DocumentSummary,
  DocumentTemplate,
  OpenDocument,
  OperationsAccepted,
  RevisionSummary,
  SemanticChange,
} from '#studio-api/documents.ts';
import type { Publication } from '#studio-api/publications.ts';
import { createDemoDatabase } from '#tests/support/demo-database.ts';
import { shopOnDatabase } from '#tests/support/shop-on-database.ts';
import { signedInAs } from '#tests/support/studio-client.ts';

const { url, db, drop } = await createDemoDatabase();
const shops: Shop[] = [];
afterAll(async () => {
  await Promise.all(shops.map(shop => shop.stop()));
  await drop();
});

async function start(env: Readonly<Record<string, string>> = {}): Promise<Shop> {
  const shop = await shopOnDatabase(url, {
    OPERATIONS_TOKEN: 'operator-token-of-this-test-1234567890',
    ...env,
  });
  shops.push(shop);
  return shop;
}

const [one, two] = await Promise.all([start(), start({ CHANGE_SIGNAL: 'poll' })]);
const studioOrigin = one.studioOrigin ?? '';
const publisher = await signedInAs('publisher', { db, studioOrigin });
const editor = await signedInAs('editor', { db, studioOrigin });

const newsletter = `/api/documents/${encodeURIComponent('page:newsletter')}`;
const shows = async ({ origin }: Shop, text: string) =>
  (await (await fetch(`${origin}/uutiskirje`)).text()).includes(text);
const openAs = async (client = editor) => (await client.call('GET', newsletter)).value as OpenDocument;
let seq = 0;

async function setTitle(value: string) {
  const { version, body } = await openAs();
  const was = titleIn(body);
  const { status, value: answer } = await editor.call('POST', `${newsletter}/operations`, {
    base: version,
    clientId: 'test',
    seq: (seq += 1),
    ops: [{ set: { id: 'title', path: 'props.title', value: { fi: value, sv: { $same: 'fi' } }, was } }],
  });
  return { status, answer: answer as OperationsAccepted };
}

const titleIn = (body: DocumentBody): unknown => {
  const props: unknown = findNode(body, 'title')?.node['props'];
  return isRecord(props) ? props['title'] : undefined;
};

const publish = (version: number, more = {}) =>
  publisher.call('POST', '/api/publications', {
    documents: [{ id: 'page:newsletter', version }],
    note: 'Autumn',
    acceptWarnings: true,
    ...more,
  });
const autumn = 'Syksyn uutiset';
const WITHIN_2_S = { timeout: 2_000, interval: 50 };

it('serves what was published on both instances, and what it replaced after it was taken back', async () => {
  expect(await Promise.all([shows(one, autumn), shows(two, autumn)])).toEqual([false, false]);
  expect(await (await fetch(`${one.origin}/pages/manifest.2.json`)).json()).toEqual({});
  const list = (await editor.call('GET', '/api/documents?kind=page')).value as DocumentSummary[];
  expect(list.find(({ id }) => id === 'page:newsletter')).toMatchObject({
    owner: 'file',
    state: 'live',
    addresses: { fi: '/uutiskirje', sv: '/nyhetsbrev' },
    findings: { errors: 0 },
  });
  const { status, answer } = await setTitle(autumn);
  expect([status, answer.version]).toEqual([200, 1]);
  // Shoppers do not see a draft.
  expect(await shows(one, autumn)).toBe(false);
  expect((await editor.call('POST', '/api/publications', {})).status).toBe(403);
  const { status: created, value } = await publish(1);
  const publication = value as Publication;
  expect([created, publication.documents]).toMatchObject([
    201,
    [{ id: 'page:newsletter', revision: 2, replaces: 1 }],
  ]);
  await vi.waitFor(async () => expect(await shows(one, autumn)).toBe(true), WITHIN_2_S);
  await vi.waitFor(async () => expect(await shows(two, autumn)).toBe(true), WITHIN_2_S);
  const revisions = (await editor.call('GET', `${newsletter}/revisions`)).value as RevisionSummary[];
  expect(revisions.map(({ source, isLive, note }) => [source, isLive, note])).toEqual([
    ['studio', true, 'Autumn'],
    ['file', false, ''],
  ]);
  const changes = (await editor.call('GET', `${newsletter}/revisions/1/diff/2`)).value as SemanticChange[];
  expect(changes.map(({ nodeId, locale, after }) => [nodeId, locale, after])).toContainEqual([
    'title',
    'fi',
    autumn,
  ]);

  // Browsers fetch what is newer than their build by its hash.
  const manifest = await fetch(`${one.origin}/pages/manifest.2.json`);
  const { newsletter: hash } = (await manifest.json()) as Record<string, string>;
  const file = await fetch(`${one.origin}/pages/newsletter.${hash}.json`);
  expect(file.headers.get('cache-control')).toContain('immutable');
  expect(await file.text()).toContain(autumn);
  const etag = manifest.headers.get('etag') ?? '';
  const again = await fetch(`${one.origin}/pages/manifest.2.json`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);

  const third = await start();
  expect(await shows(third, autumn)).toBe(true);

  const undone = await publisher.call('POST', `/api/publications/${publication.id}/undo`, {});
  expect(undone.status).toBe(201);
  await vi.waitFor(async () => expect(await shows(one, autumn)).toBe(false), WITHIN_2_S);
  await vi.waitFor(async () => expect(await shows(two, autumn)).toBe(false), WITHIN_2_S);
  const audit = await db
    .selectFrom('studio_audit')
    .select('action')
    .where('action', 'like', 'publication.%')
    .orderBy('audit_id')
    .execute();
  expect(audit.map(({ action }) => action)).toEqual(['publication.published', 'publication.undone']);
});

it('tells an open editor what others save, from the version that it has', async () => {
  const { version } = await openAs();
  const answer = await fetch(`${studioOrigin}${newsletter}/events?since=${version}`, {
    headers: { cookie: publisher.cookie, 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  const reader = (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
  await setTitle('Kesän uutiset');
  let received = '';
  while (!received.includes('Kesän uutiset')) received += (await reader.read()).value ?? '';
  expect(received).toContain(`event: operations\nid: ${version + 1}\n`);
  expect(received).toContain('"clientId":"test"');
  await reader.cancel();
});

it('tells screens that list of drafts, publications and pictures', async () => {
  const answer = await fetch(`${studioOrigin}/api/events`, {
    headers: { cookie: editor.cookie, 'sec-fetch-site': 'same-origin' },
  });
  const reader = (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  const expectEvent = async (name: string) => {
    while (!received.includes(`event: ${name}\n`)) received += (await reader.read()).value ?? '';
  };
  await setTitle('Kesän kirje');
  await expectEvent('drafts');
  expect(received).not.toContain('Kesän kirje');
  const { version } = await openAs();
  await publish(version);
  await expectEvent('published');
  const { name } = await db
    .selectFrom('media_asset')
    .select('file_name as name')
    .limit(1)
    .executeTakeFirstOrThrow();
  await editor.call('PATCH', `/api/assets/${name}`, { folder: 'Summer' });
  await expectEvent('pictures');
  await reader.cancel();
});

it('publishes a new page at its own address and refuses what breaks another page', async () => {
  const post = {
    kind: 'page',
    key: 'autumn',
    label: 'Autumn',
    paths: { fi: '/syksy', sv: '/host', en: '/autumn' },
    from: { document: 'page:newsletter' },
  };
  expect((await editor.call('POST', '/api/documents', post)).status).toBe(201);
  expect((await editor.call('POST', '/api/documents', post)).status).toBe(409);
  // Nothing of it is live yet.
  const first = await editor.call('GET', '/api/documents/page%3Aautumn/revisions/live/diff/draft');
  expect((first.value as SemanticChange[]).map(({ kind, nodeId }) => [kind, nodeId])).toEqual([
    ['added', 'top'],
    ['added', 'content'],
  ]);
  const taken = { ...post, key: 'winter', paths: { fi: '/syksy', sv: '/vinter', en: '/winter' } };
  expect((await editor.call('POST', '/api/documents', taken)).status).toBe(201);
  const both = ['page:autumn', 'page:winter'].map(id => ({ id, version: 0 }));
  const refused = await publisher.call('POST', '/api/publications', { documents: both, note: '' });
  expect(refused).toMatchObject({ status: 422, value: { code: 'FINDINGS' } });
  const done = await publisher.call('POST', '/api/publications', {
    documents: both.slice(0, 1),
    note: '',
    acceptWarnings: true,
  });
  expect(done.status).toBe(201);
  await vi.waitFor(async () => expect((await fetch(`${one.origin}/syksy`)).status).toBe(200), WITHIN_2_S);
  // Every page tells the browser of the new address.
  await vi.waitFor(
    async () => expect(await (await fetch(`${one.origin}/uutiskirje`)).text()).toContain('"pageId":"autumn"'),
    WITHIN_2_S,
  );
  await vi.waitFor(async () => expect((await fetch(`${two.origin}/syksy`)).status).toBe(200), WITHIN_2_S);
});

it('begins pages with templates whose only findings are their example texts and what is to be translated', async () => {
  const { value } = await editor.call('GET', '/api/templates');
  const templates = value as DocumentTemplate[];
  expect(templates.map(({ id }) => id)).toEqual([
    'landing-page',
    'campaign',
    'information-page',
    'questions',
  ]);
  for (const { id, kind, name, description } of templates) {
    const paths = { fi: `/new-${id}`, sv: `/new-${id}`, en: `/new-${id}` };
    const post = { kind, key: `new-${id}`, label: `Kevät ja ${id}`, paths, from: { template: id } };
    const created = await editor.call('POST', '/api/documents', post);
    const page = created.value as OpenDocument;
    expect(created.status).toBe(201);
    const example = page.openFindings.filter(({ code }) => code !== 'L10N008');
    expect(example).toMatchObject([{ code: 'TEXT001', severity: 'warning', path: 'props.text' }]);
    expect(page.openFindings.length).toBeGreaterThan(1);
    expect(JSON.stringify(page.body)).not.toContain('{name}');
    expect([Object.keys(name), Object.keys(description)]).toEqual([
      ['fi', 'sv', 'en'],
      ['fi', 'sv', 'en'],
    ]);
  }
  const wrong = { kind: 'page', key: 'wrong', label: 'x', paths: {}, from: { template: 'questions' } };
  expect((await editor.call('POST', '/api/documents', wrong)).status).toBe(404);
});

it('keeps the last good page when a live revision is invalid in this build', async () => {
  await setTitle('Talven uutiset');
  const { version, body } = await openAs();
  expect((await publish(version)).status).toBe(201);
  await db
    .insertInto('studio_revision')
    .values({
      document_id: 'page:newsletter',
      number: 90,
      body: JSON.stringify({ ...body, layout: 'no-such-layout' }),
      hash: 'x',
      requires: '{}',
      parent: null,
      source: 'import',
      author: null,
    })
    .execute();
  await db
    .insertInto('studio_live')
    .values({
      document_id: 'page:newsletter',
      revision: 90,
      live_from: new Date(),
      publication_id: null,
      replaces: null,
    })
    .execute();
  const findings = async () => {
    const answer = await fetch(`${one.origin}/readyz`, {
      headers: { authorization: 'Bearer operator-token-of-this-test-1234567890' },
    });
    return answer.text();
  };
  await vi.waitFor(async () => expect(await findings()).toContain('page:newsletter'), WITHIN_2_S);
  await vi.waitFor(async () => expect(await shows(one, 'Talven uutiset')).toBe(true), WITHIN_2_S);
});

it('refuses a change of the address by an editor, and structure that the schema does not know', async () => {
  const { version } = await openAs();
  const post = (ops: unknown[]) =>
    editor.call('POST', `${newsletter}/operations`, { base: version, clientId: 'x', seq: (seq += 1), ops });
  expect(
    await post([{ set: { id: '', path: 'route.access', value: 'customer', was: 'public' } }]),
  ).toMatchObject({ status: 403, value: { code: 'ROLE', fields: ['route.access'] } });
  expect(await post([{ set: { id: 'title', path: 'props.colour', value: 'red' } }])).toMatchObject({
    status: 422,
    value: { code: 'STRUCTURE' },
  });
});
