/** A page for one market: written, published, changed by all others and taken back, over HTTP (R-STUDIO-212 to R-STUDIO-216). */
import { expect, it, vi } from 'vitest';
import { named } from '#engine/override/operation-ids.ts';
import type { OverrideChange } from '#engine/override/override-document.ts';
import type { OpenDocument, SemanticChange } from '#studio-api/documents.ts';
import type { OwnPage } from '#studio-api/market-overrides.ts';
import type { Publication } from '#studio-api/publications.ts';
import { openStudio } from '#tests/support/open-studio.ts';
import type { StudioClient } from '#tests/support/studio-client.ts';

const { db, shop, signIn } = await openStudio();
const publisher = await signIn('publisher');
const editor = await signIn('editor');
const viewer = await signIn('viewer');

const page = 'page:newsletter';
const own = 'override:newsletter-se';
const path = (id: string, rest = '') => `/api/documents/${encodeURIComponent(id)}${rest}`;
const open = async (id: string, as = editor) => (await as.call('GET', path(id))).value as OpenDocument;
const inMarket = async (market: string) =>
  (
    await fetch(`${shop.origin}/sv/nyhetsbrev`, {
      headers: { cookie: `ralph-selected-market=${market}` },
    })
  ).text();
const WITHIN_2_S = { timeout: 2_000, interval: 50 };

let seq = 0;
async function post(id: string, ops: readonly object[], as: StudioClient = editor, base?: number) {
  const { version } = await open(id);
  return as.call('POST', path(id, '/operations'), {
    base: base ?? version,
    clientId: as === editor ? 'one' : 'two',
    seq: (seq += 1),
    ops,
  });
}
const write = (change: OverrideChange, as?: StudioClient, base?: number) =>
  post(own, [{ insert: { firstIn: '', node: named(change, new Set()) } }], as, base);

async function publish(...ids: string[]): Promise<Publication> {
  const documents = await Promise.all(ids.map(async id => ({ id, version: (await open(id)).version })));
  const { status, value } = await publisher.call('POST', '/api/publications', {
    documents,
    note: '',
    acceptWarnings: true,
  });
  expect(status).toBe(201);
  return value as Publication;
}

const title = (sv: string) =>
  ({
    set: { id: 'title', path: 'props.title.sv', value: sv, baseWas: 'Prenumeration på nyhetsbrevet' },
  }) as const;

it('offers every market a document that says nothing, without listing it', async () => {
  const { value } = await viewer.call('GET', path(page, '/markets'));
  expect(value).toContainEqual({
    audience: { markets: ['se'], customerTypes: [] },
    document: own,
    parts: 0,
    liveParts: 0,
    isChanged: false,
    version: 0,
  } satisfies OwnPage);
  expect(await open(own)).toMatchObject({ state: 'live', isOwn: false, version: 0, body: { ops: [] } });
  expect((await editor.call('GET', path('override:nowhere-se'))).status).toBe(404);
  expect((await editor.call('GET', path('override:newsletter-xx'))).status).toBe(404);
  const { value: list } = await viewer.call('GET', '/api/documents?kind=override');
  expect(list).toEqual([]);
});

it('is seen by the customers of that market alone, and by them no more after it was taken back', async () => {
  const finland = await inMarket('fi');
  expect((await write(title('Bara i Sverige'))).status).toBe(200);
  expect((await write({ set: { id: 'newsletter', path: 'props.hideTitle', baseWas: true } })).status).toBe(
    200,
  );
  expect(await inMarket('se')).not.toContain('Bara i Sverige');
  const drafted = await viewer.call('GET', path(own, '/revisions/live/diff/draft'));
  // What is written for a market names its author on the page that it is about (R-STUDIO-265).
  expect(drafted.value).toMatchObject([
    { nodeId: 'title', by: 'editor' },
    { nodeId: 'newsletter', by: 'editor' },
  ]);
  const { id } = await publish(own);
  await vi.waitFor(async () => expect(await inMarket('se')).toContain('Bara i Sverige'), WITHIN_2_S);
  expect(withoutNonce(await inMarket('fi'))).toBe(withoutNonce(finland));
  const changes = (await viewer.call('GET', path(own, '/revisions/1/diff/2'))).value as SemanticChange[];
  expect(changes).toMatchObject([
    { nodeId: 'title', locale: 'sv', after: 'Bara i Sverige' },
    { nodeId: 'newsletter', path: 'props.hideTitle', before: true },
  ]);
  expect((await publisher.call('POST', `/api/publications/${id}/undo`)).status).toBe(201);
  await vi.waitFor(async () => expect(await inMarket('se')).not.toContain('Bara i Sverige'), WITHIN_2_S);
  await publish(own);
  await vi.waitFor(async () => expect(await inMarket('se')).toContain('Bara i Sverige'), WITHIN_2_S);
});

it('stays when the page of all markets changes or loses the part, and tells its editors', async () => {
  const was = {
    fi: 'Uutiskirjeen tilaus',
    sv: 'Prenumeration på nyhetsbrevet',
    en: 'Newsletter subscription',
  };
  const value = { fi: 'Uusi', sv: 'Nytt', en: 'New' };
  const changed = await post(page, [{ set: { id: 'title', path: 'props.title', value, was } }]);
  expect(changed.status).toBe(200);
  const found = await publisher.call('POST', path(page, '/check'));
  expect(found.value).toContainEqual(expect.objectContaining({ document: own, code: 'OVR002' }));
  await publish(page);
  await vi.waitFor(async () => expect(await inMarket('fi')).toContain('Nytt'), WITHIN_2_S);
  expect(await inMarket('se')).toContain('Bara i Sverige');
  expect((await open(own)).openFindings).toMatchObject([
    { code: 'OVR002', nodeId: 'set-title-props-title-sv' },
  ]);

  const removed = await post(page, [{ remove: { id: 'newsletter' } }]);
  expect(removed.status).toBe(200);
  await publish(page);
  await vi.waitFor(async () => expect(await inMarket('fi')).not.toContain('w-newsletter'), WITHIN_2_S);
  expect(await inMarket('se')).toContain('Bara i Sverige');
  expect((await open(own)).openFindings).toContainEqual(
    expect.objectContaining({
      code: 'OVR001',
      severity: 'warning',
      nodeId: 'set-newsletter-props-hidetitle',
    }),
  );
  expect((await open(own)).body['ops']).toHaveLength(2);
});

it('lets two editors write at the same time, and asks them about the same field', async () => {
  const { version } = await open(own);
  expect((await write({ hide: 'way' }, editor, version)).status).toBe(200);
  expect((await write({ hide: 'top' }, publisher, version)).status).toBe(200);
  expect((await open(own)).body['ops']).toHaveLength(4);
  const now = (await open(own)).version;
  expect((await write(title('Ett'), editor, now)).status).toBe(409);
});

it('refuses who may not write, and fields of developers', async () => {
  expect((await write({ hide: 'hero' }, viewer)).status).toBe(403);
  const load = await write({ set: { id: 'title', path: 'load', value: { hydrate: 'load' } } });
  expect([load.status, (load.value as { code: string }).code]).toEqual([403, 'ROLE']);
  const loadOfGone = await write({ set: { id: 'gone', path: 'load.hydrate', value: 'load' } });
  expect(loadOfGone.status).toBe(403);
});

/** Each answer has a nonce of its own. */
const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]*"/g, '');

it('is begun in a release, discarded, and no obstacle where its page ends', async () => {
  const discarded = await editor.call('POST', path(own, '/restore'), {
    state: 'live',
    version: (await open(own)).version,
  });
  expect(discarded.status).toBe(200);
  expect(await open(own)).toMatchObject({ state: 'live' });

  const created = await editor.call('POST', '/api/documents', {
    kind: 'page',
    key: 'only-here',
    label: 'Only here',
    paths: { fi: '/vain-taalla', sv: '/bara-har', en: '/only-here' },
    from: { document: page },
  });
  expect(created.status).toBe(201);
  // What was never published has nothing that a market could have otherwise.
  expect((await editor.call('GET', path('override:only-here-se'))).status).toBe(404);
  await publish('page:only-here');
  const release = (await publisher.call('POST', '/api/releases', { title: 'Winter' })).value as {
    id: number;
  };
  const inRelease = `${path('override:only-here-se')}?release=${release.id}`;
  const begun = (await editor.call('GET', inRelease)).value as OpenDocument;
  const op = named(
    { set: { id: 'title', path: 'props.title.sv', value: 'Vinter', baseWas: 'Nytt' } },
    new Set(),
  );
  const written = await editor.call(
    'POST',
    `${path('override:only-here-se', '/operations')}?release=${release.id}`,
    { base: begun.version, clientId: 'one', seq: (seq += 1), ops: [{ insert: { firstIn: '', node: op } }] },
  );
  expect(written.status).toBe(200);
  expect((await open('override:only-here-se')).body['ops']).toEqual([]);
  const published = await publisher.call('POST', `/api/publications?release=${release.id}`, {
    documents: [{ id: 'override:only-here-se', version: 1 }],
    note: '',
    acceptWarnings: true,
  });
  expect(published.status).toBe(201);
  expect(published.value).toMatchObject({
    documents: [{ label: 'Only here', override: { markets: ['se'] } }],
  });
  expect((await publisher.call('POST', path('page:only-here', '/withdraw'))).status).toBe(201);
});

it('opens what was written for a market that the shop no longer has, and changes no page by it', async () => {
  const body = { kind: 'override', id: 'newsletter-xx', extends: 'newsletter', context: { market: ['xx'] } };
  const whole = { format: 1, ...body, ops: [named({ hide: 'title' }, new Set())] };
  await db
    .insertInto('studio_document')
    .values({
      document_id: 'override:newsletter-xx',
      kind: 'override',
      key: 'newsletter-xx',
      file_revision: null,
      deleted_at: null,
      deleted_by: null,
    })
    .execute();
  await db
    .insertInto('studio_draft')
    .values({
      document_id: 'override:newsletter-xx',
      release_id: 0,
      body: JSON.stringify(whole),
      version: 1,
    })
    .execute();
  expect(await open('override:newsletter-xx')).toMatchObject({ override: { markets: ['xx'] } });
  const { value } = await viewer.call('GET', path(page, '/markets'));
  expect((value as OwnPage[]).flatMap(({ audience }) => audience.markets)).not.toContain('xx');
  await publish('override:newsletter-xx');
  expect(await inMarket('se')).toContain('Bara i Sverige');
});

it('is a change of the page with wider overrides, and has its place beside one for some customers', async () => {
  const wide = { id: 'newsletter-nordic', context: { market: ['fi', 'se'] } };
  const companies = { id: 'newsletter-companies', context: { customerType: ['ORGANIZATION'] } };
  for (const { id: key, context } of [wide, companies]) {
    const value = key === wide.id ? 'Norden' : 'Företag';
    const op = named({ set: { id: 'title', path: 'props.title.sv', value } }, new Set());
    const whole = { format: 1, kind: 'override', id: key, extends: 'newsletter', context, ops: [op] };
    const unmanaged = { file_revision: null, deleted_at: null, deleted_by: null };
    await db
      .insertInto('studio_document')
      .values({ document_id: `override:${key}`, kind: 'override', key, ...unmanaged })
      .execute();
    await db
      .insertInto('studio_draft')
      .values({ document_id: `override:${key}`, release_id: 0, body: JSON.stringify(whole), version: 1 })
      .execute();
  }
  expect((await open(own)).before).toEqual(['override:newsletter-nordic']);
  await publish('override:newsletter-nordic', 'override:newsletter-companies');
  await vi.waitFor(async () => expect(await inMarket('fi')).toContain('Norden'), WITHIN_2_S);
  const other = {
    id: 'set-title-props-title-sv',
    path: 'set.value',
    value: 'Bara här',
    was: 'Bara i Sverige',
  };
  expect((await post(own, [{ set: other }])).status).toBe(200);
  expect((await open(own)).openFindings.filter(({ severity }) => severity === 'error')).toEqual([]);
  await publish(own);
  await vi.waitFor(async () => expect(await inMarket('se')).toContain('Bara här'), WITHIN_2_S);
});

it('keeps what is written for business customers from all others', async () => {
  const business = 'override:letter-business';
  const paths = { fi: '/letter', sv: '/letter', en: '/letter' };
  const copy = { kind: 'page', key: 'letter', label: 'letter', paths, from: { document: page } };
  expect((await publisher.call('POST', '/api/documents', copy)).status).toBe(201);
  await publish('page:letter');
  const { value } = await viewer.call('GET', path('page:letter', '/markets'));
  const audiences = (value as OwnPage[]).filter(({ audience }) => audience.customerTypes.length > 0);
  expect(audiences).toMatchObject([
    { audience: { markets: [], customerTypes: ['PERSON'] }, document: 'override:letter-private' },
    { audience: { markets: [], customerTypes: ['ORGANIZATION'] }, document: business },
  ]);
  expect(await open(business)).toMatchObject({ override: { markets: [], customerTypes: ['ORGANIZATION'] } });
  const insert = { firstIn: '', node: named({ hide: 'title' }, new Set()) };
  expect(await post(business, [{ insert }])).toMatchObject({ status: 200 });
  const published = await publish(business);
  /** Empty while the page is not served yet. */
  const seenBy = async (type: string) => {
    const answer = await fetch(`${shop.origin}/letter`, { headers: { cookie: `ralph-user-type=${type}` } });
    return answer.ok ? answer.text() : '';
  };
  await expect.poll(() => seenBy('PERSON')).toContain('<h1');
  await expect.poll(() => seenBy('ORGANIZATION')).not.toContain('<h1');
  expect(await seenBy('PERSON')).toContain('<h1');
  expect((await publisher.call('POST', `/api/publications/${published.id}/undo`, {})).status).toBe(201);
});
