/** A page and what its area shows, as Studio's API answers them: one entry, one editor, one connection (R-STUDIO-260, R-STUDIO-263, R-STUDIO-264, R-STUDIO-295). */
import { expect, it, vi } from 'vitest';
import { valueAt } from '#engine/operation/json-fields.ts';
import { findNode } from '#engine/operation/node-tree.ts';
import type { DocumentId, DocumentSummary, OpenDocument } from '#studio-api/documents.ts';
import { openStudio } from '#tests/support/open-studio.ts';

const { studioOrigin, signIn } = await openStudio();
const [editor, viewer] = [await signIn('editor'), await signIn('viewer')];

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
  // What is asked for by its state is in the state that is shown for it.
  const inState = async (state: string) =>
    ((await viewer.call('GET', `/api/documents?kind=page&state=${state}`)).value as DocumentSummary[]).map(
      ({ id }) => id,
    );
  expect(await inState('changed')).toContain('page:home');
  expect(await inState('live')).not.toContain('page:home');
});

it('brings what others do in both by one connection', async () => {
  const { version } = await open(front);
  const [page, part] = [crypto.randomUUID(), crypto.randomUUID()];
  const query = new URLSearchParams({ since: '0', client: page, with: `${front}~${version}~${part}` });
  const connection = await connect(query);
  await write(front, 'Toinen otsikko');
  await vi.waitFor(() => {
    const received = connection.received();
    expect(received).toContain('Toinen otsikko');
    for (const [document, client] of [
      ['page:home', page],
      [front, part],
    ])
      expect(received).toMatch(new RegExp(`"document":"${document}","people":\\[\\{"clientId":"${client}`));
  }, 10_000);
  expect(postsIn(connection.received())).toEqual([{ document: front, version: version + 1 }]);
  connection.close();
});

/** @param last id of the last event before the connection ended, as a browser sends it with the same address */
async function connect(query: URLSearchParams, last?: string) {
  const ended = new AbortController();
  const answer = await fetch(`${studioOrigin}${path('page:home', `/events?${query.toString()}`)}`, {
    headers: {
      ...{ cookie: viewer.cookie, 'sec-fetch-site': 'same-origin' },
      ...(last === undefined ? {} : { 'last-event-id': last }),
    },
    signal: ended.signal,
  });
  let received = '';
  const read = async () => {
    for await (const chunk of answer.body ?? []) received += new TextDecoder().decode(chunk);
  };
  read().catch(() => undefined);
  return { received: () => received, close: () => ended.abort() };
}

const postsIn = (received: string): unknown[] =>
  [...received.matchAll(/event: operations\n(?:id: .*\n)?data: (.*)/g)].map(([, data = '']) => {
    const { document, version } = JSON.parse(data) as { document: string; version: number };
    return { document, version };
  });

it('sends nothing again when a connection to the same address is opened anew', async () => {
  const { version } = await open(front);
  const query = new URLSearchParams({ since: '0', client: crypto.randomUUID() });
  query.append('with', `${front}~${version}~${crypto.randomUUID()}`);
  query.append('with', 'content:lists-top~0~');
  const before = await connect(query);
  for (const text of ['Yksi', 'Kaksi', 'Kolme']) await write(front, text);
  await vi.waitFor(() => expect(postsIn(before.received())).toHaveLength(3), 10_000);
  const ids = [...before.received().matchAll(/^id: (.*)$/gm)].map(([, id = '']) => id);
  expect(ids.at(-1)).toBe(`0.${version + 3}.0`);
  before.close();

  // A proxy, or a build before, may have made another id of it: what the address says counts.
  for (const [last, sent] of [
    [ids.at(-1), 1],
    [ids.at(0), 3],
    ['', 4],
    ['0', 4],
    ['x.y', 4],
    ['-1.1e9', 4],
  ] as const) {
    const again = await connect(query, last);
    if (sent === 1) await write(front, 'Neljä');
    await vi.waitFor(() => expect(again.received()).toContain('Neljä'), 10_000);
    const newest = Array.from({ length: sent }, (_, at) => version + 5 - sent + at);
    expect(postsIn(again.received())).toEqual(newest.map(each => ({ document: front, version: each })));
    again.close();
  }
});
