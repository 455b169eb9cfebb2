/**
 * Brings what has changed between two states of what is live into a draft. Where the draft has changed the same, it stays as
 * it is and the place is named (R-STUDIO-170): nothing that was published, and nothing that the draft says, is lost unnamed.
 */
import { applyOperation } from '#engine/operation/apply.ts';
import { diffDocuments } from '#engine/operation/diff.ts';
import { diffFields } from '#engine/operation/diff-fields.ts';
import { freeId, idsOf } from '#engine/operation/new-ids.ts';
import { childLists, findNode, isListPath, isNodeList, nodesWithin } from '#engine/operation/node-tree.ts';
import type {
  DocumentBody,
  DocumentNode,
  DocumentOperation,
  NodeAddress,
  NodePlace,
} from '#engine/operation/operation.ts';
import { hasSameHolder, outermostGone, placeLeft } from '#engine/operation/place-left.ts';
import { anchorOf } from '#engine/operation/places.ts';
import { onPresentText } from '#engine/operation/rebase.ts';
import { sameJson } from '#kernel/same-json.ts';
import { fieldAt, partAt, writablePath } from './conflict-places.ts';

/** A place that both have changed. `part`: a node that one has and the other has not. `position`: where a node stands. */
export interface MetPlace {
  kind: 'field' | 'part' | 'position';
  nodeId: NodeAddress;
  /** Empty unless it is a field. */
  path: string;
  /** What was live before both changes; undefined: nothing. */
  before: unknown;
}

export interface Followed {
  body: DocumentBody;
  applied: DocumentOperation[];
  met: MetPlace[];
}

type Field = { id: NodeAddress; path: string };
type Insert = NodePlace & { node: DocumentNode };
type Move = NodePlace & { id: NodeAddress };

/** Whether the node is the other one with something taken out of it: it says nothing of its own. */
function saysNothingNew(was: DocumentNode, node: DocumentNode): boolean {
  const children = new Map(childLists(was).flatMap(({ nodes }) => nodes.map(each => [each.id, each])));
  return (
    diffFields(node.id, was, node).every(op => 'unset' in op) &&
    childLists(node).every(({ nodes }) =>
      nodes.every(child => {
        const other = children.get(child.id);
        return other !== undefined && saysNothingNew(other, child);
      }),
    )
  );
}

class Following {
  readonly applied: DocumentOperation[] = [];
  body: DocumentBody;
  met: MetPlace[] = [];
  private readonly before: DocumentBody;
  private readonly after: DocumentBody;
  private readonly isAllowed: (body: DocumentBody) => boolean;
  /** Nodes that the draft has moved. */
  private readonly moved: ReadonlySet<NodeAddress>;

  constructor(
    draft: DocumentBody,
    { before, after }: Pick<LiveChange, 'before' | 'after'>,
    isAllowed: (body: DocumentBody) => boolean,
  ) {
    this.body = draft;
    this.before = before;
    this.after = after;
    this.isAllowed = isAllowed;
    this.moved = new Set(diffDocuments(before, draft).flatMap(op => ('move' in op ? [op.move.id] : [])));
  }

  take(op: DocumentOperation): void {
    if ('set' in op) this.takeField(op, op.set);
    else if ('unset' in op) this.takeField(op, op.unset);
    else if ('insert' in op) this.takeInsert(op.insert);
    else if ('move' in op) this.takeMove(op.move);
    else if ('remove' in op) this.takeRemove(op.remove.id, op.remove.was);
    else this.apply(op);
  }

  private apply(op: DocumentOperation, comparesWas = true): boolean {
    const result = applyOperation(this.body, op, { comparesWas });
    if (!result.ok || !this.isAllowed(result.value)) return false;
    this.body = result.value;
    this.applied.push(op);
    return true;
  }

  private meet(kind: MetPlace['kind'], nodeId: NodeAddress, path = ''): void {
    const isKnown = this.met.some(
      each =>
        each.kind === kind &&
        each.nodeId === nodeId &&
        (each.path === path || path.startsWith(`${each.path}.`)),
    );
    if (isKnown) return;
    const before = {
      field: () => fieldAt(this.before, nodeId, path),
      part: () => partAt(this.before, nodeId),
      position: () => undefined,
    };
    this.met.push({ kind, nodeId, path, before: before[kind]() });
  }

  /** The part that the draft lacks, with everything in it. */
  private meetMissing(id: NodeAddress): void {
    this.meet('part', outermostGone(this.after, this.body, id)?.id ?? id);
  }

  private takeField(op: DocumentOperation, { id, path }: Field): void {
    if (id !== '' && !findNode(this.body, id)) return this.meetMissing(id);
    // The parts of a list are taken by themselves.
    const parts = isListPath(path.split('.'), id === '') ? fieldAt(this.body, id, path) : undefined;
    if (isNodeList(parts) && ('set' in op || parts.length > 0)) return;
    const place = writablePath(this.before, this.body, { id, path });
    const value = fieldAt(this.after, id, place);
    if (sameJson(fieldAt(this.body, id, place), value)) return;
    const isWhole = place !== path;
    if (isWhole || !this.apply(onPresentText(this.body, op))) this.meet('field', id, place);
  }

  /** Where the node stands as it does in what is live, as far as its neighbours are left; null: what it stands in is gone. */
  private placeOf(place: NodePlace, id: NodeAddress): NodePlace | null {
    const anchor = anchorOf(place);
    const isThere =
      anchor === '' ||
      ('firstIn' in place
        ? findNode(this.body, anchor) !== null
        : hasSameHolder(this.after, this.body, anchor));
    return isThere ? place : placeLeft(this.after, this.body, id);
  }

  /** Another part of the draft that has the id by chance gets a new one. */
  private freeIdsOf(node: DocumentNode): void {
    for (const { id } of nodesWithin(node)) {
      if (!findNode(this.body, id)) continue;
      const taken = new Set([...idsOf(this.body), ...idsOf(this.after), ...idsOf(this.before)]);
      const to = freeId(id, taken);
      if (this.apply({ rename: { id, to } }))
        this.met = this.met.map(each => (each.nodeId === id ? { ...each, nodeId: to } : each));
    }
  }

  private takeInsert({ node, ...at }: Insert): void {
    const present = findNode(this.body, node.id)?.node;
    if (present && sameJson(present, node)) return;
    const place = this.placeOf(at, node.id);
    if (!place) return this.meetMissing(node.id);
    this.freeIdsOf(node);
    if (!this.apply({ insert: { ...place, node } })) this.meet('part', node.id);
  }

  private takeMove({ id, ...at }: Move): void {
    if (!findNode(this.body, id)) {
      // What the draft has removed needs no place. Out of a part that the draft lacks, it is a part by itself.
      if (outermostGone(this.after, this.body, id)?.id === id) this.meet('part', id);
      return;
    }
    const place = this.placeOf(at, id);
    if (!place) return this.meetMissing(id);
    const moved = applyOperation(this.body, { move: { ...place, id } });
    if (moved.ok && sameJson(moved.value, this.body)) return;
    if (this.moved.has(id) || !this.apply({ move: { ...place, id } })) this.meet('position', id);
  }

  private takeRemove(id: NodeAddress, was: DocumentNode | undefined): void {
    const node = findNode(this.body, id)?.node;
    if (!node) return;
    const isOwn = was !== undefined && !sameJson(was, node) && !saysNothingNew(was, node);
    if (isOwn || !this.apply({ remove: { id, was: node } })) this.meet('part', id);
  }
}

export interface LiveChange {
  before: DocumentBody;
  after: DocumentBody;
  /** Whether the draft may become this. */
  isSound(body: DocumentBody): boolean;
}

export function followBody(draft: DocumentBody, change: LiveChange): Followed {
  const ops = diffDocuments(change.before, change.after);
  const follow = (isAllowed: (body: DocumentBody) => boolean): Followed => {
    const following = new Following(draft, change, isAllowed);
    for (const op of ops) following.take(op);
    const { body, applied, met } = following;
    return { body, applied, met };
  };
  const whole = follow(() => true);
  // What breaks the draft is found change by change.
  return change.isSound(whole.body) ? whole : follow(change.isSound);
}
