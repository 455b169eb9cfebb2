/** Follows what is live, knowing where it and the draft have met before. */
import { applyOperation } from '#engine/operation/apply.ts';
import { findNode, isNode } from '#engine/operation/node-tree.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { placeLeft } from '#engine/operation/place-left.ts';
import { conflictState } from './conflict-state.ts';
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
  const needsNone = (place: MetPlace) => conflictState(place, states) === null;
  // A known place keeps what both began with.
  const first = met.map(place => known.find(each => isSame(each, place)) ?? place);
  return {
    body,
    applied,
    met: first.filter(place => !needsNone(place)),
    decided: known.filter(needsNone),
  };
}
