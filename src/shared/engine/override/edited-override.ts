/** A page as an editor of one of its overrides sees it, and what of it is the override's own (R-STUDIO-211). */
import { sameJson } from '#kernel/same-json.ts';
import type { PageDocument } from '../definition/page-document.ts';
import { readField } from '../operation/fields.ts';
import { findNode } from '../operation/node-tree.ts';
import type { DocumentBody, DocumentNode, NodeAddress } from '../operation/operation.ts';
import { addressOf, applyOverrides } from './apply-overrides.ts';
import type { NamedOperation } from './operation-ids.ts';
import type { OverrideChange } from './override-document.ts';

export interface EditedOverride {
  /** The page without the override, but with those that apply before it. */
  base: DocumentBody;
  ops: readonly NamedOperation[];
}

/** Every address that an operation needs to find. */
export function targetsOf(change: OverrideChange): NodeAddress[] {
  if ('set' in change) return [change.set.id];
  if ('hide' in change) return [change.hide];
  if ('insert' in change) return [addressOf(change.insert)];
  return [change.move.id, addressOf(change.move)];
}

/** Parts of fragments have documents of their own, which the editor of a page does not have. */
const isInFragment = (op: OverrideChange): boolean => targetsOf(op).some(id => id.includes('/'));

const asPage = (body: DocumentBody) => body as unknown as PageDocument;

/** The page with the override: hidden parts stay in it, marked as hidden. `lost`: operations whose target is gone. */
export function mergedPage({ base, ops }: EditedOverride): {
  body: DocumentBody;
  lost: ReadonlySet<string>;
} {
  const own = ops.filter(op => !isInFragment(op));
  const document = { id: '', extends: '', context: {}, ops: own };
  const { page, lost } = applyOverrides(asPage(base), [document], {}, { marksHidden: true });
  return {
    body: page as unknown as DocumentBody,
    lost: new Set(lost.flatMap(({ operation }) => own[operation]?.id ?? [])),
  };
}

/** A part or field that is the override's own. */
export interface OwnPart {
  /** Id of the operation. */
  op: string;
  kind: 'field' | 'hidden' | 'added' | 'moved';
  nodeId: NodeAddress;
  /** Of a field; empty for the part itself. */
  path: string;
  /** What was added. */
  node?: DocumentNode;
  /** Of a field: here, on the page without the override now, and when it was written here; undefined: none. */
  value: unknown;
  base: unknown;
  baseWas: unknown;
  /** `changed`: the page has another value since. `gone`: the part, or what it stood beside, is not there any more. */
  is: 'settled' | 'changed' | 'gone';
}

/** Null counts as no value, as overrides write it. */
const isSameValue = (one: unknown, other: unknown): boolean => sameJson(one ?? null, other ?? null);

export function readFieldOf(body: DocumentBody, id: NodeAddress, path: string): unknown {
  const found = findNode(body, id);
  return found ? readField(found.node, path.split('.')) : undefined;
}

function ownPart(op: NamedOperation, editing: EditedOverride, isLost: boolean): OwnPart {
  const none = { path: '', value: undefined, base: undefined, baseWas: undefined };
  const part = { op: op.id, ...none, is: isLost ? ('gone' as const) : ('settled' as const) };
  if ('hide' in op) return { ...part, kind: 'hidden', nodeId: op.hide };
  if ('insert' in op)
    return { ...part, kind: 'added', nodeId: op.insert.node.id, node: { ...op.insert.node } };
  if ('move' in op) return { ...part, kind: 'moved', nodeId: op.move.id };
  const { id, path, value, baseWas = null } = op.set;
  const base = inheritedField(editing, id, path);
  const isChanged = 'baseWas' in op.set && !isSameValue(base, baseWas);
  const is = isLost ? 'gone' : isChanged ? 'changed' : 'settled';
  return { ...part, kind: 'field', nodeId: id, path, value, base, baseWas: baseWas ?? undefined, is };
}

/** Whether the operation is about the field, or a part of it. */
export const isOfField = (op: OverrideChange, id: NodeAddress, path: string): boolean =>
  'set' in op && op.set.id === id && (op.set.path === path || op.set.path.startsWith(`${path}.`));

/** The value of a field without what the override says about it, and about parts of it. */
export function inheritedField(editing: EditedOverride, id: NodeAddress, path: string): unknown {
  const { base, ops } = editing;
  const isOfLarger = (op: NamedOperation) =>
    'set' in op && op.set.id === id && path.startsWith(`${op.set.path}.`);
  // Most fields are those of a part of the page, about which nothing else is said.
  if (findNode(base, id) && !ops.some(isOfLarger)) return readFieldOf(base, id, path);
  const others = ops.filter(op => !isOfField(op, id, path));
  return readFieldOf(mergedPage({ base, ops: others }).body, id, path);
}

/** In the order of the operations. Without those of fragments. */
export function ownParts(editing: EditedOverride): OwnPart[] {
  const { lost } = mergedPage(editing);
  return editing.ops.filter(op => !isInFragment(op)).map(op => ownPart(op, editing, lost.has(op.id)));
}
