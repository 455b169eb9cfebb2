/** The changes of structure that keys and buttons make: move, take in and out, remove, duplicate, paste. */
import { applyOperations } from '#engine/operation/apply.ts';
import { copyWithNewIds, freeId, idsOf } from '#engine/operation/new-ids.ts';
import { type FoundNode, findNode, nodesOf, rootLists } from '#engine/operation/node-tree.ts';
import type {
  DocumentBody,
  DocumentNode,
  DocumentOperation,
  NodeAddress,
  NodePlace,
} from '#engine/operation/operation.ts';
import { isRecord } from '#kernel/is-record.ts';
import { hasOneLevel } from './menu-levels.ts';

type Ops = DocumentOperation[] | null;

/** Null instead of operations that the document would refuse. */
const ifPossible = (body: DocumentBody, ops: DocumentOperation[]): Ops =>
  applyOperations(body, ops, { comparesWas: false }).ok ? ops : null;

/** The node that holds another one; null for a node of a region or of the document. */
export function holderOf(body: DocumentBody, id: NodeAddress): DocumentNode | null {
  for (const node of nodesOf(body)) {
    const lists = Object.values(node).filter(Array.isArray);
    if (lists.some(list => list.some(child => isRecord(child) && child['id'] === id))) return node;
  }
  return null;
}

const sibling = ({ siblings, at }: FoundNode, step: -1 | 1): DocumentNode | undefined =>
  at + step < 0 ? undefined : siblings[at + step];

/** One place up or down among its siblings. Null at the edge. */
export function moveBy(body: DocumentBody, id: NodeAddress, step: -1 | 1): Ops {
  const found = findNode(body, id);
  const beside = found && sibling(found, step);
  if (!beside) return null;
  const place: NodePlace = step < 0 ? { before: beside.id } : { after: beside.id };
  return ifPossible(body, [{ move: { ...place, id } }]);
}

/** To the end of what a node holds. */
export function lastIn(holder: DocumentNode): NodePlace {
  const nodes = ['widgets', 'fallback', 'items', 'containers'].flatMap(key => {
    const list = holder[key];
    return Array.isArray(list) ? (list as DocumentNode[]) : [];
  });
  const last = nodes.at(-1);
  return last ? { after: last.id } : { firstIn: holder.id };
}

/** To the end of a region, by default of the first one, or of a document without regions. */
export function lastInDocument(body: DocumentBody, inside: NodePlace | undefined): NodePlace {
  const lists = rootLists(body);
  const wanted = inside && 'firstInRegion' in inside ? inside.firstInRegion : null;
  const list = lists.find(({ path }) => wanted === null || path[1] === wanted);
  const last = list?.nodes.at(-1);
  if (last) return { after: last.id };
  if (list?.path[0] === 'regions') return { firstInRegion: list.path[1] ?? 'main' };
  return inside ?? ('regions' in body ? { firstInRegion: 'main' } : { firstIn: '' });
}

/** Into what stands before it: a widget into the row before its own, an entry of a menu under the one before it. */
export function moveIn(body: DocumentBody, id: NodeAddress): Ops {
  const found = findNode(body, id);
  const holder = holderOf(body, id);
  if (!found) return null;
  if (hasOneLevel(body)) return null;
  const before = sibling(found, -1);
  const direct = before && ifPossible(body, [{ move: { ...lastIn(before), id } }]);
  if (direct) return direct;
  const around = holder && findNode(body, holder.id);
  const previous = around?.siblings.slice(0, around.at).findLast(node => node['kind'] === 'container');
  return previous ? ifPossible(body, [{ move: { ...lastIn(previous), id } }]) : null;
}

/** Out of what holds it: a widget gets a row of its own, an entry of a menu goes one level up. */
export function moveOut(body: DocumentBody, id: NodeAddress): Ops {
  const holder = holderOf(body, id);
  if (!holder) return null;
  const direct = ifPossible(body, [{ move: { after: holder.id, id } }]);
  if (direct || holder['kind'] !== 'container') return direct;
  const row: DocumentNode = {
    kind: 'container',
    id: freeId('row', idsOf(body)),
    layout: 'full',
    widgets: [],
  };
  return ifPossible(body, [{ insert: { after: holder.id, node: row } }, { move: { firstIn: row.id, id } }]);
}

/** What is selected once the node is removed: the next sibling, else the one before, else what held it. */
export function neighbourOf(body: DocumentBody, id: NodeAddress): NodeAddress | null {
  const found = findNode(body, id);
  if (!found) return null;
  const beside = sibling(found, 1) ?? sibling(found, -1);
  return beside?.id ?? holderOf(body, id)?.id ?? null;
}

/** A copy after the node, and the id of the copy. */
export function duplicate(
  body: DocumentBody,
  id: NodeAddress,
): { ops: DocumentOperation[]; id: string } | null {
  const found = findNode(body, id);
  if (!found) return null;
  const node = copyWithNewIds(found.node, idsOf(body));
  const ops = ifPossible(body, [{ insert: { after: id, node } }]);
  return ops && { ops, id: node.id };
}

/** Puts a copied node, with ids of its own, into the first place where it may stand; null when there is none. */
export function paste(
  body: DocumentBody,
  copied: DocumentNode,
  places: readonly NodePlace[],
): { ops: DocumentOperation[]; id: string } | null {
  const node = copyWithNewIds(copied, idsOf(body));
  for (const place of places) {
    const ops = ifPossible(body, [{ insert: { ...place, node } }]);
    if (ops) return { ops, id: node.id };
  }
  return null;
}

/** Where something new goes, the nearest place first. */
export function placesNear(body: DocumentBody, id: NodeAddress): NodePlace[] {
  const node = findNode(body, id)?.node;
  if (!node) return [];
  const holder = holderOf(body, id);
  const within = hasOneLevel(body) ? [] : [lastIn(node)];
  return [...within, { after: id }, ...(holder ? [{ after: holder.id }] : [])];
}
