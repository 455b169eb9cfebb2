/** The canvas and preview links over HTTP: who sees drafts, of which version, and in which context (R-STUDIO-60 to R-STUDIO-62, R-STUDIO-70, R-STUDIO-83 to R-STUDIO-87). */

import { expect, it } from 'vitest';
import { createStudio } from '#backend/commands.ts';
import type { CanvasGrant } from '#studio-api/canvas.ts';
import { referenceQuery } from '#studio-api/canvas-address.ts';
import type { OpenDocument } from '#studio-api/documents.ts';
import { openStudio } from '#tests/support/open-studio.ts';

const { db, shop, studioOrigin, signIn } = await openStudio();
const editor = await signIn('editor');
const viewer = await signIn('viewer');

const context = {
  market: 'fi',
  locale: 'fi',
  customerType: 'PERSON',
  vatIncluded: true,
  signedIn: false,
};
const document = 'page:newsletter';
const path = `/api/documents/${encodeURIComponent(document)}`;
let seq = 0;

async function setTitle(fi: string): Promise<number> {
  const { version, body } = (await editor.call('GET', path)).value as OpenDocument;
  const found = /"id":"title","props":\{"title":(\{[^}]*\})/.exec(JSON.stringify(body))?.[1] ?? 'null';
  const answer = await editor.call('POST', `${path}/operations`, {
    ...{ base: version, clientId: 'canvas', seq: (seq += 1) },
    ops: [
      {
        set: {
          id: 'title',
          path: 'props.title',
          value: { fi, sv: 'Titel' },
          was: JSON.parse(found) as unknown,
        },
      },
    ],
  });
  return (answer.value as { version: number }).version;
}

it('asks the shop in each language for a page that shows the document (R-STUDIO-157)', async () => {
  const answers = async (id: string) =>
    viewer.call('GET', `/api/shop-answers?document=${encodeURIComponent(id)}`);
  const { status, value } = await answers(document);
  expect([status, value]).toEqual([
    200,
    ['/uutiskirje', '/sv/nyhetsbrev', '/en/newsletter'].map(each => ({
      url: shop.origin + each,
      is: 'shown',
    })),
  ]);
  expect(await answers('page:nothing')).toMatchObject({ status: 200, value: [] });
  expect(await answers('nothing')).toMatchObject({ status: 400 });
});

const grantOf = async (more: object = {}, post: object = {}) =>
  (await viewer.call('POST', '/api/canvas', { document, context: { ...context, ...more }, ...post }))
    .value as CanvasGrant;
const visit = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(address.startsWith('/') ? shop.origin + address : address, { redirect: 'manual', headers, method });

/** Opens a canvas as a browser does. */
async function open(more: object = {}, post: object = {}) {
  const { url: address } = await grantOf(more, post);
  const taken = await visit(address);
  const cookie = taken.headers.get('set-cookie') ?? '';
  const location = taken.headers.get('location') ?? '';
  const shown = await visit(location, { cookie: cookie.split(';', 1)[0] ?? '' });
  return { taken, cookie, location, shown, html: await shown.text() };
}

it('shows the draft to staff, and what is published to shoppers', async () => {
  await setTitle('Luonnos uutiskirjeestä');
  const { cookie, location, shown, html } = await open();
  expect(cookie).toMatch(/^atv-canvas=.*Path=\/preview; HttpOnly/);
  expect(location).not.toContain('grant');
  expect(html).toContain('Luonnos uutiskirjeestä');
  expect(html).toContain('/canvas.js');
  expect(html).not.toContain('/boot.js');
  expect(await (await visit('/uutiskirje')).text()).not.toContain('Luonnos');
  const { headers } = shown;
  expect([headers.get('cache-control'), headers.get('x-robots-tag'), headers.get('x-frame-options')]).toEqual(
    ['private, no-store', 'noindex, nofollow', null],
  );
  expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${studioOrigin};`);
});

it('opens a canvas once, and only for staff', async () => {
  const { url: address } = await grantOf();
  expect((await visit(address, {}, 'HEAD')).status).toBe(403);
  expect((await visit(address)).status).toBe(303);
  expect((await visit(address)).status).toBe(403);
  expect((await visit('/preview/canvas/uutiskirje')).status).toBe(403);
  expect((await visit('/preview/canvas/uutiskirje', { cookie: 'atv-canvas=forged' })).status).toBe(403);
  expect((await visit(`/preview/draft/${document}`)).status).toBe(403);
});

it('shows the page in its context, and keeps redirects and other pages in the canvas', async () => {
  const swedish = await open({
    locale: 'sv',
    market: 'se',
    customerType: 'ORGANIZATION',
    vatIncluded: false,
  });
  expect(swedish.location).toMatch(/^\/preview\/canvas\/sv\/nyhetsbrev\?canvas=/);
  expect(swedish.html).toContain('"market":"se"');
  expect(swedish.html).toContain('"customerType":"ORGANIZATION"');
  const { cookie } = await open();
  const headers = { cookie: cookie.split(';', 1)[0] ?? '' };
  const category = await viewer.call('POST', '/api/canvas', { document: 'page:category', context });
  const shown = await visit((category.value as CanvasGrant).url.replace(/&grant=.*/, ''), headers);
  expect(await shown.text()).toContain('"name":"category"');
  const draft = await visit(`/preview/draft/${document}`, headers);
  expect(await draft.json()).toMatchObject({ id: document });
  expect((await visit(`/preview/draft/${document}?version=999`, headers)).status).toBe(404);
});

it('shows a chosen state of a document in place of its draft, to look at', async () => {
  await setTitle('Vain luonnoksessa');
  const live = await open({}, { revision: 'live' });
  expect(live.html).not.toContain('Vain luonnoksessa');
  expect(live.html).toContain('"isCompared":true');
  const draft = await open({}, { revision: 'draft' });
  expect(draft.html).toContain('Vain luonnoksessa');
  expect((await open()).html).toContain('"isCompared":false');
});

it('shows what areas and information pages say where shoppers find it', async () => {
  const pathOf = async (id: string, locale: string) => {
    const answer = await viewer.call('POST', '/api/canvas', {
      document: id,
      context: { ...context, locale },
    });
    return new URL((answer.value as CanvasGrant).url).pathname.replace('/preview/canvas', '');
  };
  expect(await pathOf('content:toimitus', 'sv')).toBe('/sv/leverans');
  expect(await pathOf('content:plogs-top', 'sv')).toMatch(/^\/sv\/c\/./);
  expect(await pathOf('content:winter-list-top', 'fi')).toBe('/l/talvi');
});

it('shows the draft of a menu in header and submenus, and what is published to shoppers', async () => {
  const menu = '/api/documents/menu%3Amain-desktop';
  const { version, body } = (await editor.call('GET', menu)).value as OpenDocument;
  const [first] = body['items'] as {
    id: string;
    label?: unknown;
    items: { id: string; label?: unknown }[];
  }[];
  const below = first?.items[0];
  const rename = (node: typeof below, fi: string) => ({
    set: {
      ...{ id: node?.id, path: 'label', value: { fi, sv: 'Ny' } },
      ...(node?.label === undefined ? {} : { was: node.label }),
    },
  });
  const posted = await editor.call('POST', `${menu}/operations`, {
    ...{ base: version, clientId: 'menu', seq: 1 },
    ops: [rename(first, 'Uusi ryhmä'), rename(below, 'Uusi alaryhmä')],
  });
  expect(posted.status).toBe(200);
  const { html } = await open({}, { document: 'menu:main-desktop' });
  expect(html).toContain('Uusi ryhmä');
  expect(html).toContain('Uusi alaryhmä');
  expect(await (await visit('/uutiskirje')).text()).not.toContain('Uusi ryhmä');
  const infoPages = await viewer.call('POST', '/api/canvas', { document: 'menu:info-pages', context });
  expect((infoPages.value as CanvasGrant).documents[0]).toBe('page:content');
});

it('gives the frame the vehicle of its context', async () => {
  const { html } = await open({ vehicle: 'Honda|2020|TRX520' });
  expect(html).toContain('"vehicle":{"manufacturer":"Honda","year":"2020","model":"TRX520"}');
});

it('answers what the references of an edit lead to, to holders of a canvas alone', async () => {
  const query = referenceQuery(['category:auraus-ja-talvi', 'category:none', 'no reference'], 'se');
  expect((await visit(query)).status).toBe(403);
  const { cookie } = await open();
  const answer = await visit(query, { cookie: cookie.split(';', 1)[0] ?? '' });
  expect(await answer.json()).toEqual({
    'category:auraus-ja-talvi': { fi: 'auraus-ja-talvi', sv: 'plogning-och-vinter', en: expect.any(String) },
  });
});

it('writes links that show a draft at its version until they end', async () => {
  const version = await setTitle('Linkin otsikko');
  const post = { documents: [{ id: document, version }], context, days: 7 };
  expect((await viewer.call('POST', '/api/links', post)).status).toBe(403);
  const { url: link } = (await editor.call('POST', '/api/links', post)).value as { url: string };
  await setTitle('Otsikko linkin jälkeen');
  const shown = await visit(link);
  expect([shown.status, shown.headers.get('x-robots-tag')]).toEqual([200, 'noindex, nofollow']);
  const html = await shown.text();
  expect(html).toContain('Linkin otsikko');
  const notice = /<p role="note" data-notice>(.*?)<\/p>/.exec(html)?.[1] ?? '';
  expect(notice).toMatch(/^Esikatselu: Newsletter\. Muutoksia ei ole vielä julkaistu\. .*UTC[+]\d asti\.$/);
  expect(html).not.toContain('Otsikko linkin jälkeen');
  expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  for (const wrong of [link.replace('/shared/', '/shared/x'), link.replace(/shared\/[^/]+/, 'shared/%00')])
    expect((await visit(wrong)).status).toBeGreaterThanOrEqual(400);
});

it('ends a link when someone of staff says so, and writes none into the log', async () => {
  const version = await setTitle('Vain hetken');
  const links = () => editor.call('GET', `/api/links?document=${encodeURIComponent(document)}`);
  const before = (await links()).value as { id: number }[];
  const post = { documents: [{ id: document, version }], context, days: 7 };
  const { url } = (await editor.call('POST', '/api/links', post)).value as { url: string };
  expect((await visit(url)).status).toBe(200);
  const listed = (await links()).value as { id: number; madeBy: string; endsAt: string }[];
  const [made] = listed.filter(({ id }) => !before.some(known => known.id === id));
  expect(made).toMatchObject({ madeBy: expect.any(String), endsAt: expect.any(String) });
  const secret = /shared\/([^/?]+)/.exec(url)?.[1] ?? 'none';
  expect(JSON.stringify(await db.selectFrom('preview_link').selectAll().execute())).not.toContain(secret);
  expect((await viewer.call('DELETE', `/api/links/${made?.id}`)).status).toBe(403);
  expect((await editor.call('DELETE', `/api/links/${made?.id}`)).status).toBe(204);
  expect((await visit(url)).status).toBe(403);
  expect((await editor.call('DELETE', `/api/links/${made?.id}`)).status).toBe(404);
});

it('refuses links that have ended, and documents that no page shows', async () => {
  const ended = await createStudio(db).previewLinks.write(
    {
      documents: [{ id: document, version: 0 }],
      context: '',
      endsAt: new Date(Date.now() - 1_000),
    },
    'Ann',
  );
  expect((await visit(`/preview/shared/${ended}/uutiskirje`)).status).toBe(403);
  const none = await viewer.call('POST', '/api/canvas', { document: 'fragment:none', context });
  expect(none).toMatchObject({ status: 404, value: { code: 'NOT_FOUND' } });
  const wrong = await viewer.call('POST', '/api/canvas', { document: 'nothing', context });
  expect(wrong.status).toBe(400);
});
