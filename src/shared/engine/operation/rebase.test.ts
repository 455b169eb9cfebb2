/** Operations of two authors on one version: what is about different things passes, the rest is named. */
import { assert, constantFrom, nat, oneof, pre, property, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { isRecord } from '#kernel/is-record.ts';
import { applyOperations } from './apply.ts';
import { copyWithNewIds, freeId, idsOf } from './new-ids.ts';
import { isNode, nodesOf } from './node-tree.ts';
import type { DocumentBody, DocumentNode, DocumentOperation } from './operation.ts';
import { rebaseOperations } from './rebase.ts';
import { documents, gestures, nodeOf, operationsFor, runs } from './testing-operations.ts';
import { overlaps } from './touches.ts';

const text = (id: string): DocumentNode => ({
  type: 'text',
  v: 1,
  id,
  props: { title: id, slides: [{ text: 'one' }, { text: 'two' }] },
});
const container = (id: string, ...widgets: DocumentNode[]) => ({
  kind: 'container',
  id,
  layout: 'full',
  widgets,
});
const base = (): DocumentBody => ({
  kind: 'page',
  id: 'home',
  regions: { main: [container('hero', text('a'), text('b')), container('rest', text('c'))] },
});

function bodyOf(body: DocumentBody, ops: readonly DocumentOperation[]): DocumentBody {
  const applied = applyOperations(body, ops);
  if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
  return applied.value;
}
const rebased = (theirs: DocumentOperation[], mine: DocumentOperation[]) =>
  rebaseOperations(bodyOf(base(), theirs), theirs, mine);
const title = (id: string, value: string, was: string = id): DocumentOperation => ({
  set: { id, path: 'props.title', value, was },
});

it('lets operations on other nodes and other fields pass', () => {
  const theirs: DocumentOperation[] = [title('a', 'x'), { move: { id: 'b', firstIn: 'rest' } }];
  const mine: DocumentOperation[] = [
    { set: { id: 'a', path: 'props.size', value: 'L' } },
    title('b', 'mine'),
    { insert: { after: 'b', node: text('new') } },
  ];
  const result = rebased(theirs, mine);
  expect(result).toMatchObject({ ok: true, value: { ops: mine } });
  if (result.ok)
    expect(nodeOf(result.value.body, 'rest')['widgets']).toMatchObject([
      { id: 'b' },
      { id: 'new' },
      { id: 'c' },
    ]);
});

it('names a field that both changed once, with both values and the operation that changed it', () => {
  const theirs = [title('b', 'other'), title('a', 'theirs')];
  expect(rebased(theirs, [title('c', 'fits'), title('a', 'mine'), title('a', 'more', 'mine')])).toEqual({
    ok: false,
    refusal: [
      {
        operation: 1,
        reason: 'changed',
        nodeId: 'a',
        path: 'props.title',
        theirs: 'theirs',
        mine: 'mine',
        cause: 1,
      },
    ],
  });
});

it('drops what both did alike', () => {
  const both: DocumentOperation[] = [title('a', 'x'), { remove: { id: 'b', was: text('b') } }];
  expect(rebased(both, both)).toMatchObject({ ok: true, value: { ops: [] } });
});

it('follows a node to its new id', () => {
  const result = rebased(
    [{ rename: { id: 'a', to: 'opening' } }],
    [title('a', 'x'), { move: { id: 'b', before: 'a' } }],
  );
  expect(result).toMatchObject({
    ok: true,
    value: { ops: [{ set: { id: 'opening' } }, { move: { id: 'b', before: 'opening' } }] },
  });
});

const hero = container('hero', text('a'), text('b'));
it.each<[string, DocumentOperation, DocumentOperation, string]>([
  ['a change of a removed node', { remove: { id: 'hero', was: hero } }, title('a', 'x'), 'gone'],
  [
    'a place beside a removed node',
    { remove: { id: 'a', was: text('a') } },
    { move: { id: 'c', after: 'a' } },
    'gone',
  ],
  [
    'a node put into a removed one',
    { remove: { id: 'hero' } },
    { insert: { firstIn: 'hero', node: text('n') } },
    'gone',
  ],
  ['removing a node that changed', title('a', 'x'), { remove: { id: 'hero', was: hero } }, 'changed'],
  ['removing a changed node unseen', title('a', 'x'), { remove: { id: 'hero' } }, 'changed'],
  [
    'the same id for two new nodes',
    { insert: { after: 'a', node: text('n') } },
    { insert: { after: 'c', node: { ...text('n'), v: 2 } } },
    'duplicate-id',
  ],
  [
    'a text below one that was replaced',
    { set: { id: 'a', path: 'props.title', value: { fi: 'x' }, was: 'a' } },
    { set: { id: 'a', path: 'props.title.sv', value: 'y', was: 'z' } },
    'changed',
  ],
  [
    'an entry of a list whose entries moved up',
    { unset: { id: 'a', path: 'props.slides.0' } },
    { set: { id: 'a', path: 'props.slides.0.text', value: 'x', was: 'two' } },
    'changed',
  ],
  [
    'two nodes that each went into the other',
    { move: { id: 'x', firstIn: 'y' } },
    { move: { id: 'y', firstIn: 'x' } },
    'no-place',
  ],
])('names %s', (_name, their, my, reason) => {
  const menu = { kind: 'menu', id: 'm', items: [{ id: 'x' }, { id: 'y' }] };
  const start = reason === 'no-place' ? menu : base();
  const result = rebaseOperations(bodyOf(start, [their]), [their], [my]);
  expect(result).toMatchObject({ ok: false, refusal: [{ operation: 0, reason, cause: 0 }] });
});

/** The operations that fit the document one after the other. */
function fitting(body: DocumentBody, ops: readonly DocumentOperation[]): DocumentOperation[] {
  let current = body;
  return ops.filter(operation => {
    const applied = applyOperations(current, [operation]);
    if (applied.ok) current = applied.value;
    return applied.ok;
  });
}

/** Nodes that two authors put at one place stand in the order in which they came. */
function withoutOrder(value: unknown): unknown {
  if (Array.isArray(value)) {
    const entries = value.map(withoutOrder);
    const keyOf = (entry: unknown) => (isNode(entry) ? entry.id : '');
    return entries.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0));
  }
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withoutOrder(entry)]))
    : value;
}

it('comes to the same document in either order when two authors change different things', () => {
  let pairs = 0;
  assert(
    property(documents, gestures, gestures, (body, one, other) => {
      const a = operationsFor(body, one, 'a');
      const disjoint = operationsFor(body, other, 'b').filter(
        y => !a.some(x => overlaps(x, y) || overlaps(y, x)),
      );
      const b = fitting(body, disjoint);
      const ab = rebaseOperations(bodyOf(body, a), a, b);
      const ba = rebaseOperations(bodyOf(body, b), b, a);
      expect(ab.ok).toBe(ba.ok);
      if (ab.ok && ba.ok) expect(withoutOrder(ab.value.body)).toEqual(withoutOrder(ba.value.body));
      // Two nodes may each have been put below the other one: no order of these can be applied.
      else if (!ab.ok) expect(ab.refusal).toMatchObject([{ reason: 'no-place' }]);
      if (ab.ok && a.length > 0 && b.length > 0) pairs += a.length * b.length;
    }),
    runs,
  );
  expect(pairs).toBeGreaterThan(runs.numRuns);
});

it('finds exactly one conflict when both set one field to different values', () => {
  const value = oneof(nat(3), constantFrom('x', 'y', null));
  assert(
    property(documents, nat(), tuple(value, value), (body, which, [one, other]) => {
      const nodes = [...nodesOf(body)];
      const node = nodes[which % Math.max(1, nodes.length)];
      pre(node !== undefined && one !== other);
      const set = (to: unknown): DocumentOperation => ({
        set: { id: node?.id ?? '', path: 'props.own', value: to },
      });
      const result = rebaseOperations(bodyOf(body, [set(one)]), [set(one)], [set(other)]);
      expect(result).toMatchObject({
        ok: false,
        refusal: [{ operation: 0, theirs: one, mine: other, cause: 0 }],
      });
    }),
    runs,
  );
});

it('gives a copy ids that are free, and a number that counts on', () => {
  const body = base();
  const copy = copyWithNewIds(nodeOf(body, 'hero'), idsOf(body));
  expect(copy).toMatchObject({ id: 'hero-2', widgets: [{ id: 'a-2' }, { id: 'b-2' }] });
  expect(freeId('hero-2', new Set(['hero-2', 'hero-3']))).toBe('hero-4');
  expect(freeId('x'.repeat(64), new Set(['x'.repeat(64)]))).toHaveLength(64);
  expect(bodyOf(body, [{ insert: { after: 'hero', node: copy } }])).toBeDefined();
});
