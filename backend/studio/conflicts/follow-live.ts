/** Follows what is live, knowing where it and the draft have met before. */
import { applyOperation } from '#engine/operation/apply.ts';
import { findNode, isNode, nodesWithin } from '#engine/operation/node-tree.ts';
import type { DocumentBody, DocumentNode } from '#engine/operation/operation.ts';
import { placeLeft } from '#engine/operation/place-left.ts';
import { settledPlaces } from './conflict-state.ts';
import { type Followed, followBody, type LiveChange, type MetPlace } from './follow-body.ts';

/** What was live, with the parts that were removed there and that the draft still has: when they come back, they are the same. */
function withRemovedParts(
  before: DocumentBody,
  draft: DocumentBody,
  places: readonly MetPlace[],
): DocumentBody {
  let body = before;
  for (const { kind, nodeId, before: node } of places) {
    if (kind !== 'part' || !isNode(node) || findNode(body, nodeId) || !findNode(draft, nodeId)) continue;
    const place = placeLeft(draft, body, nodeId);
    const put = place && applyOperation(body, { insert: { ...place, node } });
    if (put?.ok) body = put.value;
  }
  return body;
}

const isSame = (one: MetPlace, other: MetPlace): boolean =>
  one.kind === other.kind && one.nodeId === other.nodeId && one.path === other.path;

/** What both began with of a part that has left one that is known to be missing in the draft: what stood in that at first. */
function withFirst(place: MetPlace, known: readonly MetPlace[], live: DocumentBody): MetPlace {
  if (place.kind !== 'part') return place;
  const partIn = (node: DocumentNode | undefined) =>
    node && [...nodesWithin(node)].find(({ id }) => id === place.nodeId);
  const left = known.find(
    ({ kind, nodeId }) => kind === 'part' && partIn(findNode(live, nodeId)?.node) !== undefined,
  );
  if (!left) return place;
  return { ...place, before: isNode(left.before) ? partIn(left.before) : undefined };
}

/**
 * @param known where both have met before, and no one has decided
 * @returns the places where they have met now, without those that need no decision, and the known ones that need none any more
 */
export function followLive<Place extends MetPlace>(
  draft: DocumentBody,
  known: readonly Place[],
  change: LiveChange,
): Followed & { decided: Place[] } {
  const before = withRemovedParts(change.before, draft, known);
  const { body, applied, met } = followBody(draft, { ...change, before });
  const states = { draft: body, live: change.after };
  const first = met.map(
    place => known.find(each => isSame(each, place)) ?? withFirst(place, known, change.before),
  );
  const settled = new Set<MetPlace>(settledPlaces([...known, ...first], states));
  return {
    body,
    applied,
    met: first.filter(place => !settled.has(place)),
    decided: known.filter(place => settled.has(place)),
  };
}
