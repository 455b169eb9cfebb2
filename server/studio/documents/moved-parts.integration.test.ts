/** A part goes from a page to what its area shows, or stays where it is (R-STUDIO-274). */
import { expect, it } from 'vitest';
import { findNode, rootLists } from '#engine/operation/node-tree.ts';
import type { DocumentNode, DocumentOperation } from '#engine/operation/operation.ts';
import type { DocumentId, OpenDocument, PartMovedPost } from '#studio-api/documents.ts';
import { openStudio } from '#tests/support/open-studio.ts';

const { signIn } = await openStudio();
const editor = await signIn('editor');

const home: DocumentId = 'page:home';
const front: DocumentId = 'content:front-page';
const path = (id: string, rest = '') => `/api/documents/${encodeURIComponent(id)}${rest}`;
const open = async (id: DocumentId) => (await editor.call('GET', path(id))).value as OpenDocument;
const rowsOf = ({ body }: OpenDocument) => rootLists(body).flatMap(({ nodes }) => nodes.map(({ id }) => id));

async function posts(id: DocumentId, ops: DocumentOperation[]) {
  return { id, post: { base: (await open(id)).version, clientId: crypto.randomUUID(), seq: 1, ops } };
}

/** Moves a row of the area to the page, or back. */
async function moving(id: string, from: DocumentId, to: DocumentId, place: object, change = {}) {
  const node = findNode((await open(from)).body, id)?.node;
  if (!node) throw new Error(`There is no "${id}"`);
  const put: DocumentNode = { ...node, ...change };
  return {
    from: await posts(from, [{ remove: { id, was: node } }]),
    to: await posts(to, [{ insert: { ...place, node: put } as { after: string; node: DocumentNode } }]),
  } satisfies PartMovedPost;
}
const move = (post: PartMovedPost) => editor.call('POST', '/api/moved-parts', post);
const [first = ''] = rowsOf(await open(front));

it('changes both documents by one call, and answers the same when it is asked again', async () => {
  const post = await moving(first, front, home, { after: 'front-area' });
  const answer = await move(post);
  expect(answer).toMatchObject({ status: 200, value: { from: { version: 1 }, to: { version: 1 } } });
  expect(rowsOf(await open(front))).not.toContain(first);
  expect(rowsOf(await open(home))).toContain(first);
  expect(await move(post)).toMatchObject({
    status: 200,
    value: { from: { version: 1 }, to: { version: 1 } },
  });
  const back = { ...(await moving(first, home, front, { firstInRegion: 'main' })), isBack: true };
  expect((await move(back)).status).toBe(200);
  expect(rowsOf(await open(front))[0]).toBe(first);
});

it('changes neither when one of them refuses its part, and says which one', async () => {
  const before = [await open(home), await open(front)].map(({ body, version }) => ({ body, version }));
  const there = await moving(first, front, home, { after: 'front-area' });
  const refused = [
    // A place that is gone, a rule that is none, a part that is not as it was seen.
    [await moving(first, front, home, { after: 'nothing' }), 409, home],
    [await moving(first, front, home, { after: 'front-area' }, { when: { never: 1 } }), 422, home],
    [{ ...there, from: await posts(front, [{ remove: { id: first, was: { id: first } } }]) }, 409, front],
    // No area stands in another one.
    [await moving('front-area', home, front, { firstInRegion: 'main' }), 422, front],
  ] as const;
  for (const [post, status, document] of refused)
    expect(await move(post)).toMatchObject({ status, value: { document } });
  const after = [await open(home), await open(front)].map(({ body, version }) => ({ body, version }));
  expect(after).toEqual(before);
});

it('lets one of two people move a part: it is in one place', async () => {
  // Of the other copy nothing has an id that is taken.
  const row = findNode((await open(front)).body, first)?.node;
  const widgets = ((row?.['widgets'] ?? []) as DocumentNode[]).map(widget => ({
    ...widget,
    id: `${widget.id}-2`,
  }));
  const [one, other] = [
    await moving(first, front, home, { after: 'front-area' }),
    await moving(first, front, home, { before: 'front-area' }, { id: 'second-copy', widgets }),
  ];
  const answers = await Promise.all([move(one), move(other)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const copies = rowsOf(await open(home)).filter(id => id === first || id === 'second-copy');
  expect([copies.length, rowsOf(await open(front)).includes(first)]).toEqual([1, false]);
});

it('says what would be wrong where the part is put, unless it comes back', async () => {
  const [row = ''] = rowsOf(await open(front));
  const widget = { type: 'text', v: 1, id: 'lost', props: { title: { $t: 'NO_SUCH_MESSAGE' } } };
  const broken = await moving(row, front, home, { after: 'front-area' }, { widgets: [widget] });
  const answer = await move(broken);
  expect(answer).toMatchObject({ status: 422, value: { code: 'FINDINGS' } });
  expect((answer.value as { findings: unknown[] }).findings).toMatchObject([{ document: home }]);
  expect(rowsOf(await open(front))).toContain(row);
  expect((await move({ ...broken, isBack: true })).status).toBe(200);
});
