/** Test fixtures: random documents and operations that fit them. */
import {
  type Arbitrary,
  array,
  constant,
  constantFrom,
  integer,
  jsonValue,
  nat,
  oneof,
  record,
  string,
  tuple,
} from 'fast-check';
import { isRecord } from '#kernel/is-record.ts';
import { applyOperation } from './apply.ts';
import { readField } from './fields.ts';
import { findNode, nodesOf } from './node-tree.ts';
import type { DocumentBody, DocumentNode, DocumentOperation, NodePlace } from './operation.ts';

/** Runs of a property; `FUZZ_RUNS=100000` looks longer. */
export const runs = { numRuns: Number(process.env['FUZZ_RUNS'] ?? 200) };

type Plain = Record<string, unknown>;

/** Leaves out what is undefined, and keeps the order of keys, as the formatter does. */
const tidy = (value: Plain): Plain =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined));

const maybe = <T>(value: Arbitrary<T>) => oneof(value, constant(undefined));
const words = string({ maxLength: 6 });
const text = record({ fi: maybe(words), sv: maybe(oneof(words, constant(null))) }).map(tidy);
const props = record({
  title: maybe(text),
  limit: maybe(integer()),
  slides: maybe(array(record({ text, href: maybe(words) }).map(tidy), { maxLength: 3 })),
}).map(tidy);
const when = maybe(record({ market: array(constantFrom('fi', 'se')) }));

/** Nodes get their ids when the document is put together. */
const widget = record({ type: constantFrom('text', 'banner'), v: nat(3), props, when }).map(tidy);
const container = record({
  kind: constant('container'),
  layout: constantFrom('full', 'half'),
  when,
  widgets: array(widget, { maxLength: 4 }),
}).map(tidy);
const fragment = record({ kind: constant('fragment'), ref: words });
const area = record({
  kind: constant('area'),
  areaName: words,
  fallback: maybe(array(container, { maxLength: 2 })),
}).map(tidy);
const region = array(oneof(container, container, area, fragment), { maxLength: 4 });

const seo = maybe(record({ title: maybe(text), robots: maybe(constant('noindex')) }).map(tidy));
const page = record({
  format: constant(1),
  kind: constant('page'),
  label: words,
  seo,
  regions: record({ main: region, aside: maybe(region) }).map(tidy),
}).map(tidy);
const fragmentFile = record({
  kind: constant('fragment-file'),
  label: words,
  containers: array(oneof(container, fragment), { maxLength: 4 }),
});

const menuItem = (depth: number): Arbitrary<Plain> =>
  record({
    label: text,
    href: maybe(words),
    items: depth > 0 ? maybe(array(menuItem(depth - 1), { maxLength: 3 })) : constant(undefined),
  }).map(tidy);
const menu = record({ kind: constant('menu'), items: array(menuItem(2), { maxLength: 4 }) });
const override = record({
  kind: constant('override'),
  ops: array(record({ hide: words }), { maxLength: 3 }),
});

const listKeys = ['containers', 'widgets', 'fallback', 'items', 'ops'];

/** Gives every node of a list the next id of `take`. */
function withIds(holder: Plain, take: () => string): Plain {
  const named = (nodes: unknown) =>
    Array.isArray(nodes)
      ? nodes.map(node => (isRecord(node) ? withIds({ id: take(), ...node }, take) : node))
      : nodes;
  return Object.fromEntries(
    Object.entries(holder).map(([key, value]) => {
      if (key === 'regions' && isRecord(value))
        return [key, Object.fromEntries(Object.entries(value).map(([name, nodes]) => [name, named(nodes)]))];
      return [key, listKeys.includes(key) ? named(value) : value];
    }),
  );
}

const numbered = (prefix: string) => {
  let count = 0;
  return () => `${prefix}${(count += 1)}`;
};

const named = (body: Plain): DocumentBody => withIds({ ...body, id: 'doc' }, numbered('n'));

/** A document of any kind whose nodes have ids of their own. */
export const documents: Arbitrary<DocumentBody> = oneof(
  { arbitrary: page, weight: 5 },
  { arbitrary: menu, weight: 3 },
  { arbitrary: fragmentFile, weight: 1 },
  { arbitrary: override, weight: 1 },
).map(named);

/** Two documents of one kind that share some of their ids, at places and with fields of their own. */
export const documentPairs: Arbitrary<[DocumentBody, DocumentBody]> = oneof(
  tuple(page, page),
  tuple(menu, menu),
  tuple(fragmentFile, fragmentFile),
  tuple(override, override),
).chain(([a, b]) =>
  tuple(constant(named(a)), shuffledIds).map(([first, order]) => [
    first,
    withIds({ ...b, id: 'doc' }, () => order.shift() ?? 'none'),
  ]),
);

/** Ids in random order, more than any document has nodes. */
const shuffledIds = array(nat(10_000), { minLength: 160, maxLength: 160 }).map(weights =>
  weights
    .map((weight, at) => ({ weight, id: `n${at + 1}` }))
    .toSorted((a, b) => a.weight - b.weight)
    .map(({ id }) => id),
);

/** Random numbers from which an operation is made that may fit the document it is made for. */
export interface Gesture {
  kind: number;
  node: number;
  target: number;
  place: number;
  value: unknown;
}
export const gestures: Arbitrary<Gesture[]> = array(
  record({ kind: nat(6), node: nat(), target: nat(), place: nat(3), value: jsonValue({ maxDepth: 2 }) }),
  { maxLength: 12 },
);

const pick = <T>(from: readonly T[], index: number): T | undefined => from[index % Math.max(1, from.length)];

function placeOf(target: string, body: DocumentBody, place: number): NodePlace {
  if (place === 0) return { after: target };
  if (place === 1) return { before: target };
  if (place === 2) return { firstIn: target };
  return isRecord(body['regions'])
    ? { firstInRegion: pick(['main', 'aside', 'new'], target.length) ?? '' }
    : { firstIn: '' };
}

const paths = [
  'props.title.fi',
  'props.title',
  'props.limit',
  'label.sv',
  'when',
  'props.slides.0',
  'href',
  'note',
];

function operationOf(body: DocumentBody, gesture: Gesture, fresh: () => string): DocumentOperation | null {
  const nodes = [...nodesOf(body)];
  const node = pick(nodes, gesture.node);
  const target = pick(nodes, gesture.target)?.id ?? '';
  const place = placeOf(target, body, gesture.place);
  const { kind, value } = gesture;
  if (kind <= 1 || !node) {
    const id = node?.id ?? '';
    const path = (node ? pick(paths, gesture.target) : 'label') ?? '';
    const was = readField(node ?? body, path.split('.'));
    const known = was === undefined ? {} : { was };
    return kind === 0 ? { set: { id, path, value, ...known } } : { unset: { id, path, ...known } };
  }
  if (kind === 2) return { move: { ...place, id: node.id } };
  if (kind === 3) return { remove: { id: node.id, was: node } };
  if (kind === 4) return { rename: { id: node.id, to: fresh() } };
  const copied: DocumentNode = { ...node, ...withIds({ ...node }, fresh), id: fresh() };
  return { insert: { ...place, node: copied } };
}

/** The operations of the gestures that can be applied, one after the other. */
export function operationsFor(
  body: DocumentBody,
  list: readonly Gesture[],
  prefix = 'new',
): DocumentOperation[] {
  const fresh = numbered(prefix);
  let current = body;
  return list.flatMap(gesture => {
    const operation = operationOf(current, gesture, fresh);
    const applied = operation && applyOperation(current, operation);
    if (!operation || !applied?.ok) return [];
    current = applied.value;
    return [operation];
  });
}

/** The node of a document that must have it. */
export function nodeOf(body: DocumentBody, id: string): DocumentNode {
  const found = findNode(body, id);
  if (!found) throw new Error(`No node "${id}"`);
  return found.node;
}
