/** A page and what its area shows, as Studio's API answers them: one entry, one editor, one connection (R-STUDIO-260, R-STUDIO-263, R-STUDIO-264). */
import { afterAll, expect, it, vi } from 'vitest';
import { valueAt } from '#engine/operation/json-fields.ts';
import { findNode } from '#engine/operation/node-tree.ts';
import type { DocumentId, DocumentSummary, OpenDocument } from '#studio-api/documents.ts';
import { createDemoDatabase } from '#tests/support/demo-database.ts';
import { shopOnDatabase } from '#tests/support/shop-on-database.ts';
import { signedInAs } from '#tests/support/studio-client.ts';

const { url, db, drop } = await createDemoDatabase();
const shop = await shopOnDatabase(url);
afterAll(async () => {
  await shop.stop();
  await drop();
});
const studioOrigin = shop.studioOrigin ?? '';
const editor = await signedInAs('editor', { db, studioOrigin });
const viewer = await signedInAs('viewer', { db, studioOrigin });

const front = 'content:front-page';
const path = (id: string, rest = '') => `/api/documents/${encodeURIComponent(id)}${rest}`;
const open = async (id: DocumentId) => (await viewer.call('GET', path(id))).value as OpenDocument;
const listed = async (id: DocumentId) => {
  const kind = id.slice(0, id.indexOf(':'));
  const list = (await viewer.call('GET', `/api/documents?kind=${kind}`)).value as DocumentSummary[];
  return list.find(each => each.id === id);
};
let seq = 0;
const write = async (id: DocumentId, value: string) => {
  const { version, body } = await open(id);
  seq += 1;
  const was = valueAt(findNode(body, '101-1')?.node, ['props', 'title', 'fi']);
  const ops = [{ set: { id: '101-1', path: 'props.title.fi', value, was } }];
  return editor.call('POST', path(id, '/operations'), { base: version, clientId: 'test', seq, ops });
};

it('says which areas are edited with a page, and which belong to it alone', async () => {
  expect((await open('page:home')).parts).toEqual([{ node: 'front-area', document: front, pages: 1 }]);
  expect(await open(front)).toMatchObject({ within: 'page:home' });
  const { parts = [] } = await open('page:search');
  expect(parts.map(({ document }) => document)).toEqual(['content:lists-top', 'content:lists-bottom']);
  expect(parts.every(({ pages }) => pages > 1)).toBe(true);
  expect((await open('content:lists-top')).within).toBeUndefined();
  // Its address decides what it shows.
  expect((await open('page:category')).parts).toBeUndefined();
});

it('lists a page with what it alone shows', async () => {
  expect((await listed('page:home'))?.whole?.state).toBe('live');
  expect((await listed('page:search'))?.whole).toBeUndefined();
  expect((await write(front, 'Uusi otsikko')).status).toBe(200);
  const home = await listed('page:home');
  expect([home?.state, home?.whole?.state, home?.whole?.changedBy]).toEqual(['live', 'changed', 'editor']);
  expect((await listed(front))?.within).toBe('page:home');
});

it('brings what others do in both by one connection', async () => {
  const { version } = await open(front);
  const [page, part] = [crypto.randomUUID(), crypto.randomUUID()];
  const query = new URLSearchParams({ since: '0', client: page, with: `${front}~${version}~${part}` });
  const ended = new AbortController();
  const answer = await fetch(`${studioOrigin}${path('page:home', `/events?${query.toString()}`)}`, {
    headers: { cookie: viewer.cookie, 'sec-fetch-site': 'same-origin' },
    signal: ended.signal,
  });
  let received = '';
  const read = async () => {
    for await (const chunk of answer.body ?? []) received += new TextDecoder().decode(chunk);
  };
  read().catch(() => undefined);
  await write(front, 'Toinen otsikko');
  await vi.waitFor(() => {
    expect(received).toContain('Toinen otsikko');
    for (const [document, client] of [
      ['page:home', page],
      [front, part],
    ])
      expect(received).toMatch(new RegExp(`"document":"${document}","people":\\[\\{"clientId":"${client}`));
  }, 10_000);
  const event = /event: operations\n(?:id: .*\n)?data: (.*)/.exec(received);
  expect(JSON.parse(event?.[1] ?? '')).toMatchObject({ document: front, version: version + 1 });
  // A connection that is opened again names the version of the page: it must not be taken for that of the area.
  expect(received).not.toContain('id: ');
  ended.abort();
});
