/** The preview's own pages over real HTTP: who gets in, with what, and what is left when they go. */
import { expect, it } from 'vitest';
import { createPageCache } from '#server/cache/page-cache.ts';
import { createTagIndex } from '#server/cache/tag-index.ts';
import { readPages } from '#server/pages/read-pages.ts';
import { fakePreview } from '#server/testing/fake-preview.ts';
import { httpWorld } from '#server/testing/http-world.ts';
import { fakePages, pagesOrigin, unusedTransport } from '#server/testing/pages-world.ts';
import { momentOf } from './preview-context.ts';
import { previewRoutes } from './preview-routes.ts';

/** Read once, as when the shop starts. */
const files = readPages(process.cwd());

async function world(isGalleryOpen = false) {
  const tokens: (string | null)[] = [];
  const access = fakePreview(isGalleryOpen);
  const { pages, storefront } = fakePages({
    declaredQueries: () =>
      new Map(['preview-widgets', 'content-preview'].map(id => [id, ['market', 'type', 'vat', 'at']])),
    cache: createPageCache({ index: createTagIndex(), onError: () => undefined }),
    preview: access,
    personalTransport: (_exchange, token) => {
      tokens.push(token);
      return unusedTransport;
    },
  });
  const routes = previewRoutes({
    access,
    files: () => files,
    ownOrigins: new Set([pagesOrigin]),
    pages: pages.handle,
  });
  return { storefront, tokens, ...(await httpWorld(routes, pages.handle)) };
}

const kept = { cookie: 'atv-preview=kept' };

/** @proves FAULT-21 */
it.each([
  ['nothing', {}],
  ['a forged cookie', { cookie: 'atv-preview=forged' }],
  ["a customer's session", { cookie: 'ralph-auth=customer; atv-preview=customer' }],
  ['the token of a link that was used', { cookie: 'atv-preview=' }],
])('rejects a visitor with %s', async (_name, headers) => {
  const { get, storefront } = await world();
  const gallery = await get('/preview-widgets', headers);
  expect([gallery.status, gallery.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
  const draft = await get('/content/preview?alias=x', headers);
  expect([draft.status, draft.headers.get('cache-control')]).toEqual([403, 'private, no-store']);
  expect(await draft.text()).toBe('<h1>Error 403</h1>');
  expect(storefront.requests).toEqual([]);
});

it('does not consume a link on HEAD', async () => {
  const { get } = await world();
  const link = '/content/preview?alias=x&loginToken=good';
  const ahead = await get(link, {}, { method: 'HEAD' });
  expect([ahead.status, ahead.headers.getSetCookie()]).toEqual([403, []]);
  expect((await get(link)).status).toBe(303);
});

it('exchanges the token of a link once, and removes it from the address', async () => {
  const { get } = await world();
  const first = await get('/sv/content/preview?alias=x&loginToken=good');
  expect([first.status, first.headers.get('location')]).toEqual([303, '/sv/content/preview?alias=x']);
  const cookies = first.headers.getSetCookie();
  expect(cookies.map(cookie => /Path=([^;]+)/.exec(cookie)?.[1])).toEqual([
    '/preview',
    '/preview-widgets',
    '/sv/preview-widgets',
    '/en/preview-widgets',
    '/content/preview',
    '/sv/content/preview',
    '/en/content/preview',
  ]);
  for (const cookie of cookies)
    expect(cookie).toMatch(/^atv-preview=kept; Max-Age=3600; .*HttpOnly; Secure; SameSite=Lax$/);
  expect((await get('/content/preview?loginToken=good')).status).toBe(403);
});

it('goes to the front page when the link says so', async () => {
  const { get } = await world();
  const answer = await get('/preview-widgets?loginToken=good&redirect=1');
  expect(answer.headers.get('location')).toBe('/');
});

it.each(['customer', 'forged', ''])('rejects a link with the token "%s"', async token => {
  const { get } = await world();
  expect((await get(`/preview-widgets?loginToken=${token}`)).status).toBe(404);
  const draft = await get(`/content/preview?loginToken=${token}`);
  expect([draft.status, draft.headers.getSetCookie()]).toEqual([403, []]);
});

it('shows drafts only with the token, in frames of our own pages', async () => {
  const { get, tokens } = await world();
  const answer = await get('/content/preview', kept);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("frame-src 'self'");
  expect(tokens).toEqual(['kept']);
  expect((await get('/list', kept)).headers.get('content-security-policy')).toContain(
    "frame-ancestors 'none'",
  );
});

it('opens only the gallery to all visitors in development', async () => {
  const { get, tokens } = await world(true);
  expect((await get('/preview-widgets')).status).toBe(200);
  expect((await get('/content/preview')).status).toBe(403);
  expect(tokens).toEqual([null]);
});

it('renders the page for the market, customer and time of its query', async () => {
  const { get, storefront } = await world();
  await get('/preview-widgets?market=se&type=ORGANIZATION&at=2026-11-27T08:00', kept);
  await get('/preview-widgets?market=nowhere&type=king&vat=false&at=then', {
    cookie: `${kept.cookie}; ralph-selected-market=se`,
  });
  const [chosen, garbage] = storefront.requests;
  expect(chosen?.segment).toEqual({
    market: 'se',
    locale: 'fi',
    customerType: 'ORGANIZATION',
    vatIncluded: false,
  });
  expect(chosen?.now.toISOString()).toBe('2026-11-27T06:00:00.000Z');
  expect(garbage?.segment).toMatchObject({ market: 'fi', customerType: 'PERSON', vatIncluded: false });
  expect(Math.abs((garbage?.now.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
});

it.each([
  ['2026-06-01', '2026-05-31T21:00:00.000Z'],
  ['2026-12-01T12:00', '2026-12-01T10:00:00.000Z'],
  ['2026-12-01T12:00+01:00', '2026-12-01T11:00:00.000Z'],
  ['2026-03-29T04:30', '2026-03-29T01:30:00.000Z'],
  ['2026-13-01', undefined],
  ['tomorrow', undefined],
])('reads the moment %s by the clock of the shop', (text, expected) => {
  expect(momentOf(text, 'Europe/Helsinki')?.toISOString()).toBe(expected);
});

it('leaves no cookie behind', async () => {
  const { get } = await world();
  const answer = await get(
    '/preview/leave?locale=sv',
    { ...kept, 'sec-fetch-site': 'same-origin' },
    { method: 'POST' },
  );
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sv']);
  expect(answer.headers.getSetCookie()).toHaveLength(7);
  for (const cookie of answer.headers.getSetCookie()) expect(cookie).toMatch(/^atv-preview=; .*Max-Age=0/);
  const elsewhere = { ...kept, 'sec-fetch-site': 'cross-site' };
  expect((await get('/preview/leave', elsewhere, { method: 'POST' })).status).toBe(403);
});

it('validates a widget as the linter does, field by field', async () => {
  const { get } = await world();
  const ask = async (instance: unknown, headers: Record<string, string> = kept) => {
    const answer = await get(
      '/preview/validate',
      { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
      { method: 'POST', body: JSON.stringify(instance) },
    );
    return { status: answer.status, body: (await answer.json()) as { findings: unknown[] } };
  };
  const buttons = (href: unknown) => ({
    type: 'buttons',
    v: 1,
    id: 'some',
    props: { buttons: [{ text: { fi: 'Osta', sv: null }, href }] },
  });
  expect(await ask(buttons('page:index'))).toEqual({ status: 200, body: { findings: [] } });
  const wrong = await ask(buttons('javascript:alert(1)'));
  expect(wrong.body.findings).toMatchObject([
    { code: 'PAGE008', severity: 'error', jsonPath: ['props', 'buttons', 0, 'href'] },
  ]);
  expect((await ask(buttons('page:nowhere'))).body.findings).toMatchObject([
    { code: 'ROUTE004', jsonPath: ['props', 'buttons', 0, 'href'] },
  ]);
  expect((await ask(buttons(undefined))).body.findings).toMatchObject([
    { code: 'PAGE005', jsonPath: ['props', 'buttons', 0, 'href'] },
  ]);
  expect((await ask({ ...buttons('/'), props: {} })).body.findings).toMatchObject([
    { code: 'PAGE005', jsonPath: ['props', 'buttons'] },
  ]);
  expect((await ask(buttons('/'), { cookie: '' })).status).toBe(404);
});

it('reads a widget that was pasted as text, and says in which line what is wrong', async () => {
  const { get } = await world();
  const read = async (text: unknown, headers: Record<string, string> = kept) => {
    const answer = await get(
      '/preview/read',
      { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
      { method: 'POST', body: JSON.stringify({ text }) },
    );
    return { status: answer.status, body: answer.ok ? ((await answer.json()) as object) : {} };
  };
  const text = `{
  "type": "text", "v": 2, "id": "some",
  "props": { "title": { "fi": "Talvi", "sv": "Vinter" }, "titleTag": "h2" }
}`;
  expect((await read(text)).body).toEqual({ instance: JSON.parse(text) as unknown, errors: [] });
  const wrong = text.replace('"h2"', '"h9"');
  expect((await read(wrong)).body).toMatchObject({
    instance: null,
    errors: [
      {
        code: 'PAGE004',
        jsonPath: ['props', 'titleTag'],
        line: 3,
        range: [wrong.indexOf('"h9"'), wrong.indexOf('"h9"') + 4],
      },
    ],
  });
  expect((await read(text.replace('"fi": "Talvi", ', ''))).body).toMatchObject({
    errors: [{ code: 'L10N001', jsonPath: ['props', 'title', 'fi'], line: 3 }],
  });
  expect((await read(text.replace('"some",', '"some"'))).body).toMatchObject({
    instance: null,
    errors: [{ code: 'PAGE001', line: 2 }],
  });
  for (const odd of ['null', '[]', '7', '{}', '{"type":"nothing"}'])
    expect((await read(odd)).body).toMatchObject({ instance: null, errors: [{}] });
  expect((await read(7)).status).toBe(400);
  expect((await read(text, { cookie: '' })).status).toBe(404);
  expect((await read(text, { ...kept, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});
