/** What is wrong in the whole shop, from the pages, menus and catalogue of a running shop (R-STUDIO-181). */
import { expect, it, vi } from 'vitest';
import type { DocumentOperation } from '#engine/operation/operation.ts';
import type { OpenDocument } from '#studio-api/documents.ts';
import type { ShopCheck } from '#studio-api/shop-check.ts';
import { openStudio } from '#tests/support/open-studio.ts';
import { studioClient } from '#tests/support/studio-client.ts';

const { shop, studioOrigin, signIn } = await openStudio();
const publisher = await signIn('publisher');
const viewer = await signIn('viewer');

const newsletter = `/api/documents/${encodeURIComponent('page:newsletter')}`;
const read = async () => (await viewer.call('GET', '/api/shop-check')).value as ShopCheck;
const ofNewsletter = async () =>
  (await read()).findings
    .filter(({ document }) => document === 'page:newsletter')
    .map(({ code, by, isCorrected }) => ({ code, by, ...(isCorrected ? { isCorrected } : {}) }));

/** A whole check takes a second on a busy machine. */
const soon = { timeout: 15_000, interval: 100 };
let seq = 0;
async function post(ops: DocumentOperation[]) {
  const { version } = (await publisher.call('GET', newsletter)).value as OpenDocument;
  const { status, value } = await publisher.call('POST', `${newsletter}/operations`, {
    base: version,
    clientId: 'test',
    seq: (seq += 1),
    ops,
  });
  expect({ status, value }).toMatchObject({ status: 200 });
}

const banner = (href: string) => ({
  type: 'banner',
  v: 2,
  id: 'lead',
  props: { title: { fi: 'Talvi', sv: 'Vinter', en: 'Winter' }, href },
});

it('has nothing to say about what the build refers to', async () => {
  const { findings } = await read();
  expect(findings.filter(({ code }) => /^(?:REF|MEDIA)/.test(code))).toEqual([]);
});

it.each([
  ['category', 'category:ei-ole'],
  ['product', 'product:ei-ole'],
])(
  'names a %s that a draft refers to and the shop does not have, as soon as it is saved',
  async (_kind, href) => {
    expect(await ofNewsletter()).toEqual([]);
    const { body } = (await publisher.call('GET', newsletter)).value as OpenDocument;
    const [row] = (body as { regions: { main: { id: string }[] } }).regions.main;
    await post([{ insert: { firstIn: row?.id ?? '', node: banner(href) } }]);
    await vi.waitFor(
      async () => expect(await ofNewsletter()).toContainEqual({ code: 'REF001', by: 'editor' }),
      soon,
    );
    const { findings, documents } = await read();
    const found = findings.find(({ code }) => code === 'REF001');
    expect(found?.node).toMatchObject({ id: 'lead', type: 'banner' });
    expect(documents).toContainEqual(expect.objectContaining({ id: 'page:newsletter', kind: 'page' }));
    await post([{ remove: { id: 'lead', was: banner(href) } }]);
    await vi.waitFor(async () => expect(await ofNewsletter()).toEqual([]), soon);
  },
);

it('is for staff alone', async () => {
  expect((await studioClient(studioOrigin).call('GET', '/api/shop-check')).status).toBe(401);
  expect((await fetch(`${shop.origin}/api/shop-check`)).headers.get('content-type')).not.toContain('json');
});
