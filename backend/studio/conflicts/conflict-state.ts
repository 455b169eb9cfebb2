/** What a conflict between a draft and what is live is about now, and what would decide it for what is live. */
import { applyOperation, applyOperations } from '#engine/operation/apply.ts';
import { diffDocuments } from '#engine/operation/diff.ts';
import { withoutChildren } from '#engine/operation/diff-fields.ts';
import { childLists, findNode, isNode, nodesWithin } from '#engine/operation/node-tree.ts';
import type { DocumentBody, DocumentNode, DocumentOperation } from '#engine/operation/operation.ts';
import { hasSameHolder, outermostGone, placeLeft } from '#engine/operation/place-left.ts';
import { sameJson } from '#kernel/same-json.ts';
import { fieldAt, partAt } from './conflict-places.ts';
import type { MetPlace } from './follow-body.ts';

interface States {
  draft: DocumentBody;
  /** The revision that the draft has followed. */
  live: DocumentBody;
}

export interface ConflictState extends Pick<MetPlace, 'kind' | 'nodeId' | 'path'> {
  node: DocumentNode | undefined;
  /** Undefined: nothing. */
  theirs: unknown;
  mine: unknown;
}

/** Whether a node stands in the same row, after the same of those that both have there. */
function standsAlike({ draft, live }: States, id: string): boolean {
  const previous = (body: DocumentBody) => {
    const found = findNode(body, id);
    return found?.siblings.slice(0, found.at).findLast(each => hasSameHolder(live, draft, each.id))?.id;
  };
  return hasSameHolder(live, draft, id) && previous(draft) === previous(live);
}

/** Whether the draft has the part with all that is in it. Its id may be that of another part by now. */
const hasPart = (draft: DocumentBody, mine: DocumentNode | undefined, theirs: DocumentNode | undefined) =>
  mine !== undefined &&
  theirs !== undefined &&
  sameJson(withoutChildren(mine, false), withoutChildren(theirs, false)) &&
  [...nodesWithin(theirs)].every(({ id }) => findNode(draft, id));

/** Null when there is nothing to decide any more: both say the same, or what is live is again what both began with. */
export function conflictState(place: MetPlace, states: States): ConflictState | null {
  const { draft, live } = states;
  const { nodeId, path, before } = place;
  const [my, their] = [partAt(draft, nodeId), partAt(live, nodeId)];
  const isThere = nodeId === '' || (my !== undefined && their !== undefined);
  const about = { nodeId, path, node: my ?? their };
  if (place.kind === 'field' && isThere) {
    const [mine, theirs] = [fieldAt(draft, nodeId, path), fieldAt(live, nodeId, path)];
    return sameJson(mine, theirs) || sameJson(theirs, before)
      ? null
      : { ...about, kind: 'field', theirs, mine };
  }
  if (place.kind === 'position')
    return !isThere || standsAlike(states, nodeId)
      ? null
      : { ...about, kind: 'position', theirs: undefined, mine: undefined };
  const isNone = my === undefined && their === undefined;
  if (isNone || (place.kind === 'field' && nodeId === '')) return null;
  // A part that the draft has lost since with a field that waits, is asked about as a whole.
  if (place.kind === 'part' && (sameJson(their, before) || hasPart(draft, my, their))) return null;
  return { ...about, path: '', kind: 'part', theirs: their, mine: my };
}

/**
 * The places of `all` that need no decision any more. A part that both lack, because what it stood in was removed in what is
 * live while the draft still has that, is to be decided when this comes back.
 */
export function settledPlaces<Place extends MetPlace>(all: readonly Place[], states: States): Place[] {
  const isOpen = (place: MetPlace) => conflictState(place, states) !== null;
  const removed = all.filter(place => place.kind === 'part' && isNode(place.before) && isOpen(place));
  const within = new Set(
    removed.flatMap(({ before }) => (isNode(before) ? [...nodesWithin(before)] : [])).map(({ id }) => id),
  );
  const waits = ({ nodeId }: MetPlace) =>
    within.has(nodeId) && !findNode(states.draft, nodeId) && !findNode(states.live, nodeId);
  return all.filter(place => !isOpen(place) && !waits(place));
}

/** The draft with a part of what is live, in which its own parts stay as they are. */
function withPart({ draft, live }: States, id: string): DocumentBody | null {
  const lacking = outermostGone(live, draft, id);
  const part = lacking ?? partAt(live, id);
  if (!part) return null;
  let body = draft;
  for (const { id: inner } of nodesWithin(part)) {
    if (!findNode(body, inner)) continue;
    const out = applyOperation(body, { remove: { id: inner } });
    if (out.ok) body = out.value;
  }
  const own = (node: DocumentNode): DocumentNode => ({
    ...node,
    ...Object.fromEntries(
      childLists(node).map(({ path: [key = ''], nodes }) => [
        key,
        nodes.map(child => partAt(draft, child.id) ?? own(child)),
      ]),
    ),
  });
  const place = placeLeft(lacking ? live : draft, body, part.id);
  const put = place && applyOperation(body, { insert: { ...place, node: own(part) } });
  return put?.ok ? put.value : null;
}

/** What makes the draft what is live at the place of the conflict; null when that is not possible any more. */
export function operationsForLive(
  { kind, nodeId, path, theirs, mine }: ConflictState,
  states: States,
): DocumentOperation[] | null {
  const { draft, live } = states;
  let ops: DocumentOperation[] = [];
  if (kind === 'field') {
    const was = mine === undefined ? {} : { was: mine };
    const at = { id: nodeId, path, ...was };
    ops = theirs === undefined ? [{ unset: at }] : [{ set: { ...at, value: theirs } }];
  } else if (kind === 'position') {
    const place = placeLeft(live, draft, nodeId);
    ops = place ? [{ move: { ...place, id: nodeId } }] : [];
  } else if (theirs === undefined) ops = [{ remove: { id: nodeId } }];
  else {
    const whole = withPart(states, nodeId);
    ops = whole ? diffDocuments(draft, whole) : [];
  }
  return ops.length > 0 && applyOperations(draft, ops).ok ? ops : null;
}
