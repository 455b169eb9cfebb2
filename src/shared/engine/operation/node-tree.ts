/** The nodes of any document: where their lists are, and how a node is found by its id. */
import { isRecord } from '#kernel/is-record.ts';
import { isSafeKey, type JsonPath } from './json-fields.ts';
import type { DocumentBody, DocumentNode, NodeAddress } from './operation.ts';

type Plain = Readonly<Record<string, unknown>>;
/** Keys under which a document or a node holds its children. The operations of an override are its nodes once they have ids. */
export const childListKeys = ['containers', 'widgets', 'fallback', 'items', 'ops'] as const;
type ListKey = (typeof childListKeys)[number];

const isListKey = (key: unknown): key is ListKey => childListKeys.some(known => known === key);

export const isNode = (value: unknown): value is DocumentNode =>
  isRecord(value) && typeof value['id'] === 'string';

/** Ids are parts of addresses and paths, whose separators they must not contain. */
export const isId = (id: string): boolean => isSafeKey(id) && !/[/.]/.test(id);

/** Lists of something else, such as the operations of an override file without ids, are plain values. */
export const isNodeList = (value: unknown): value is readonly DocumentNode[] =>
  Array.isArray(value) && value.every(isNode);

export interface NodeList {
  /** Below its holder: `['widgets']`, `['regions', 'main']`. */
  path: readonly string[];
  nodes: readonly DocumentNode[];
}

/** The lists of children that a node has. */
export const childLists = (node: Plain): NodeList[] =>
  childListKeys.flatMap(key => {
    const nodes = node[key];
    return isNodeList(nodes) ? [{ path: [key], nodes }] : [];
  });

/** The lists of nodes that a document has: its regions, or a list of its own. */
export function rootLists(body: DocumentBody): NodeList[] {
  const { regions } = body;
  const named = isRecord(regions)
    ? Object.entries(regions).flatMap(([name, nodes]) =>
        isNodeList(nodes) ? [{ path: ['regions', name], nodes }] : [],
      )
    : [];
  return [...named, ...childLists(body)];
}

export interface FoundNode {
  node: DocumentNode;
  path: JsonPath;
  /** Path of the list that holds it, and its index there. */
  list: JsonPath;
  at: number;
  siblings: readonly DocumentNode[];
}

function findIn(lists: readonly NodeList[], above: JsonPath, id: NodeAddress): FoundNode | null {
  for (const { path, nodes } of lists) {
    const list = [...above, ...path];
    for (const [at, node] of nodes.entries()) {
      if (node.id === id) return { node, path: [...list, at], list, at, siblings: nodes };
      const inside = childLists(node);
      if (inside.length === 0) continue;
      const found = findIn(inside, [...list, at], id);
      if (found) return found;
    }
  }
  return null;
}

/** Finds the node with this id; the document itself is not one of its nodes. */
export const findNode = (body: DocumentBody, id: NodeAddress): FoundNode | null =>
  id === '' ? null : findIn(rootLists(body), [], id);

/** The node and all nodes below it, parents first. */
export function* nodesWithin(node: DocumentNode): Generator<DocumentNode> {
  yield node;
  for (const { nodes } of childLists(node)) for (const child of nodes) yield* nodesWithin(child);
}

/** All nodes of the document, parents first. */
export function* nodesOf(body: DocumentBody): Generator<DocumentNode> {
  for (const { nodes } of rootLists(body)) for (const node of nodes) yield* nodesWithin(node);
}

/** The path of the list that holds the node's children, whether it exists or not; null for nodes without children. */
export function ownList(body: DocumentBody, holder: Plain): readonly string[] | null {
  if (body['kind'] === 'menu') return ['items'];
  if (holder === body && body['kind'] === 'override') return ['ops'];
  if (holder === body) return body['kind'] === 'fragment-file' ? ['containers'] : null;
  if (holder['kind'] === 'container') return ['widgets'];
  if (holder['kind'] === 'area') return ['fallback'];
  return childLists(holder)[0]?.path ?? null;
}

/** Whether a node may be in this list: widgets are in containers, containers in regions, fragments and fallbacks. */
export function isAllowedIn(list: JsonPath, node: DocumentNode): boolean {
  const key = list.at(-1);
  const { kind } = node;
  if (list.length === 2 && list[0] === 'regions') return typeof kind === 'string';
  if (key === 'containers') return kind === 'container' || kind === 'fragment';
  if (key === 'fallback') return kind === 'container';
  if (key === 'widgets') return kind === undefined;
  if (key === 'ops') return ['set', 'hide', 'insert', 'move'].some(name => name in node);
  return key === 'items';
}

/** Whether a field of a node, or with `isRoot` of the document, is where children are held. */
export function isListPath(keys: readonly string[], isRoot: boolean): boolean {
  if (isRoot && keys[0] === 'regions') return keys.length === 2;
  return keys.length === 1 && isListKey(keys[0]);
}
