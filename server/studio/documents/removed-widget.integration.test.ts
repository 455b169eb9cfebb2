/** A deploy has removed a widget that a page uses: the page is edited and published with it or without it (R-STUDIO-119). */
import { expect, it } from 'vitest';
import { findNode } from '#engine/operation/node-tree.ts';
import type { DocumentOperation } from '#engine/operation/operation.ts';
import type { DocumentSummary, OpenDocument } from '#studio-api/documents.ts';
import { shopForAttacks } from '#tests/attack/shop-for-attacks.ts';
import { countdown, publishFromOtherBuild } from '#tests/support/other-build.ts';
import { signedInAs } from '#tests/support/studio-client.ts';

const id = 'page:newsletter';
const { db, studioOrigin } = await shopForAttacks();
const publisher = await signedInAs('publisher', { db, studioOrigin: studioOrigin ?? '' });
const address = `/api/documents/${encodeURIComponent(id)}`;
const warning = {
  code: 'PAGE003',
  severity: 'warning',
  nodeId: 'countdown',
  about: { name: 'countdown', kind: 'widget' },
};

const open = async () => (await publisher.call('GET', address)).value as OpenDocument;

let seq = 0;
async function change(...ops: DocumentOperation[]) {
  const { version } = await open();
  seq += 1;
  return publisher.call('POST', `${address}/operations`, { base: version, clientId: 'test', seq, ops });
}

async function publish(acceptWarnings: boolean, liveFrom?: string): Promise<number> {
  const documents = [{ id, version: (await open()).version }];
  const post = { documents, note: '', acceptWarnings, ...(liveFrom ? { liveFrom } : {}) };
  return (await publisher.call('POST', '/api/publications', post)).status;
}

const liveBody = async () => (await publisher.call('GET', `${address}/revisions/live`)).value as object;

it('keeps the widget byte for byte until a user removes it', async () => {
  await publishFromOtherBuild(db, id);
  expect((await open()).openFindings).toMatchObject([warning]);
  const list = (await publisher.call('GET', '/api/documents?kind=page')).value as DocumentSummary[];
  expect(list.find(each => each.id === id)?.findings).toEqual({ errors: 0, warnings: 1 });

  // A new page begins without it.
  const copied = { kind: 'page', key: 'letters', label: 'Letters', from: { document: id } };
  const copy = await publisher.call('POST', '/api/documents', copied);
  expect([copy.status, (copy.value as OpenDocument).openFindings]).toEqual([201, []]);

  // Other parts are edited, and it is moved with them.
  const { status } = await change(
    { set: { id: '', path: 'label', value: 'Letters', was: 'Newsletter' } },
    { move: { id: 'countdown', after: 'title' } },
  );
  expect(status).toBe(200);
  expect((await publisher.call('POST', `${address}/check`)).value).toMatchObject([warning]);
  // No draft gets another one.
  const second = { ...countdown, id: 'second' };
  expect((await change({ insert: { after: 'title', node: second } })).status).toBe(422);
  expect(await publish(false)).toBe(422);
  expect(await publish(true)).toBe(201);
  expect(findNode({ ...(await liveBody()) }, 'countdown')?.node).toEqual(countdown);

  // What is scheduled has it too, and follows a publication before it.
  await change({ set: { id: '', path: 'label', value: 'Winter', was: 'Letters' } });
  expect(await publish(true, '2099-01-01T00:00:00Z')).toBe(201);
  await change(
    { set: { id: '', path: 'label', value: 'Letters', was: 'Winter' } },
    { move: { id: 'countdown', before: 'title' } },
  );
  expect(await publish(true)).toBe(201);
  expect((await change({ remove: { id: 'countdown' } })).status).toBe(200);
  expect(await publish(false)).toBe(201);
  expect((await open()).openFindings).toEqual([]);
  expect(findNode({ ...(await liveBody()) }, 'countdown')).toBeNull();
});
