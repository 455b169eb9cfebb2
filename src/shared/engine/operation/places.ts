/** Finds where an operation puts a node. */
import { isRecord } from '#kernel/is-record.ts';
import { childOf, type JsonPath, valueAt } from './json-fields.ts';
import { findNode, isId, isNodeList, ownList } from './node-tree.ts';
import type { DocumentBody, NodeAddress, NodePlace } from './operation.ts';

export interface FoundPlace {
  list: JsonPath;
  /** Index in the list at which the node will be. */
  at: number;
  /** False for a list that the holder does not have yet. */
  exists: boolean;
}

/** The node that a place names, or the empty id for a place in the document itself. */
export function anchorOf(place: NodePlace): NodeAddress {
  if ('after' in place) return place.after;
  if ('before' in place) return place.before;
  return 'firstIn' in place ? place.firstIn : '';
}

function firstIn(body: DocumentBody, list: JsonPath): FoundPlace | 'no-place' {
  const present = valueAt(body, list);
  if (present === undefined) return { list, at: 0, exists: false };
  return isNodeList(present) ? { list, at: 0, exists: true } : 'no-place';
}

/** The place in the document, or why there is none. */
export function findPlace(body: DocumentBody, place: NodePlace): FoundPlace | 'gone' | 'no-place' {
  if ('firstInRegion' in place) {
    const { firstInRegion } = place;
    const isRegion = isId(firstInRegion) && isRecord(childOf(body, 'regions'));
    return isRegion ? firstIn(body, ['regions', firstInRegion]) : 'no-place';
  }
  if ('firstIn' in place) {
    const found = place.firstIn === '' ? { node: body, path: [] } : findNode(body, place.firstIn);
    if (!found) return 'gone';
    const list = ownList(body, found.node);
    return list ? firstIn(body, [...found.path, ...list]) : 'no-place';
  }
  const sibling = findNode(body, anchorOf(place));
  if (!sibling) return 'gone';
  return { list: sibling.list, at: sibling.at + ('after' in place ? 1 : 0), exists: true };
}

/** The place of the node at this position, as an operation names it. */
export function placeAt(body: DocumentBody, list: JsonPath, at: number): NodePlace {
  const nodes = valueAt(body, list);
  const previous = isNodeList(nodes) ? nodes[at - 1] : undefined;
  if (previous) return { after: previous.id };
  if (list[0] === 'regions' && list.length === 2) return { firstInRegion: String(list[1]) };
  const holder = valueAt(body, list.slice(0, -1));
  return { firstIn: list.length > 1 && isRecord(holder) ? String(holder['id']) : '' };
}
