/** Where a node of another state of the document can stand in this one. */
import { isRecord } from '#kernel/is-record.ts';
import { type JsonPath, valueAt } from './json-fields.ts';
import { findNode, isNode } from './node-tree.ts';
import type { DocumentBody, DocumentNode, NodeAddress, NodePlace } from './operation.ts';
import { placeAt } from './places.ts';

const holderId = (body: DocumentBody, list: JsonPath): unknown => {
  const holder = valueAt(body, list.slice(0, list[0] === 'regions' && list.length === 2 ? 0 : -1));
  return isRecord(holder) ? holder['id'] : undefined;
};

/** Whether both documents have the node in the same row, area or document. */
export function hasSameHolder(seen: DocumentBody, present: DocumentBody, id: NodeAddress): boolean {
  const [was, now] = [findNode(seen, id), findNode(present, id)];
  return was !== null && now !== null && holderId(seen, was.list) === holderId(present, now.list);
}

/** Where a node that was seen can stand now: beside a neighbour that is left, or first in what it stood in. */
export function placeLeft(seen: DocumentBody, present: DocumentBody, id: NodeAddress): NodePlace | null {
  const found = findNode(seen, id);
  if (!found) return null;
  const { siblings, at, list } = found;
  const isLeft = (node: DocumentNode) => hasSameHolder(seen, present, node.id);
  const before = siblings.slice(0, at).findLast(isLeft);
  if (before) return { after: before.id };
  const after = siblings.slice(at + 1).find(isLeft);
  if (after) return { before: after.id };
  const place = placeAt(seen, list, 0);
  return 'firstIn' in place && place.firstIn !== '' && !findNode(present, place.firstIn) ? null : place;
}

/** The node itself, or what it stood in, if that is gone as well. */
export function outermostGone(
  seen: DocumentBody,
  present: DocumentBody,
  id: NodeAddress,
): DocumentNode | undefined {
  const path = findNode(seen, id)?.path ?? [];
  return path
    .map((_, at) => valueAt(seen, path.slice(0, at + 1)))
    .filter(isNode)
    .find(node => !findNode(present, node.id));
}
