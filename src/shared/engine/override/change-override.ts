/**
 * What an editor does to a page that is shown for one context, as operations of the override (R-STUDIO-211). The gestures
 * are the operations of any document, on the page as `mergedPage` shows it.
 */
import { isRecord } from '#kernel/is-record.ts';
import { sameJson } from '#kernel/same-json.ts';
import { ofNoExperiment } from '../experiment/of-no-experiment.ts';
import { applyOperation } from '../operation/apply.ts';
import { setField, unsetField } from '../operation/fields.ts';
import { childOf, valueAt } from '../operation/json-fields.ts';
import { findNode, isNodeList, nodesWithin } from '../operation/node-tree.ts';
import type {
  DocumentBody,
  DocumentNode,
  DocumentOperation,
  NodeAddress,
  NodePlace,
} from '../operation/operation.ts';
import { addressOf } from './apply-overrides.ts';
import {
  type EditedOverride,
  inheritedField,
  isOfField,
  mergedPage,
  readFieldOf,
} from './edited-override.ts';
import { type NamedOperation, named } from './operation-ids.ts';
import type { Beside, OverrideChange } from './override-document.ts';

type Ops = readonly NamedOperation[];
type FieldGesture = { id: NodeAddress; path: string; value?: unknown };

/** Hidden parts stay in the page until the end, so that others can stand beside them, and a row until its parts are hidden. */
function hidesLast(base: DocumentBody, ops: Ops): NamedOperation[] {
  const { body } = mergedPage({ base, ops });
  const depth = (op: NamedOperation) => ('hide' in op ? (findNode(body, op.hide)?.path.length ?? 0) : 0);
  const hides = ops.filter(op => 'hide' in op);
  return [...ops.filter(op => !('hide' in op)), ...hides.toSorted((one, other) => depth(other) - depth(one))];
}

const withChange = (ops: Ops, change: OverrideChange): NamedOperation[] => [
  ...ops,
  named(change, new Set(ops.map(({ id }) => id))),
];

/**
 * How much of the path an override can name: an entry of a list goes with its list, because a later change of the list
 * would give it another position, and what is missing goes with all that it holds.
 */
function namedPath(node: DocumentNode, path: string): string {
  const keys = path.split('.');
  let value: unknown = node;
  for (const [at, key] of keys.entries()) {
    value = childOf(value, key);
    if (!isRecord(value)) return keys.slice(0, at + 1).join('.');
  }
  return path;
}

/** A field that another operation sets as a part of a larger one. */
function inLarger(ops: Ops, id: NodeAddress, path: string): NamedOperation | undefined {
  return ops.findLast(
    op => 'set' in op && op.set.id === id && path.startsWith(`${op.set.path}.`) && isRecord(op.set.value),
  );
}

function changeField(editing: EditedOverride, gesture: FieldGesture): Ops | null {
  const { id } = gesture;
  const { ops } = editing;
  const merged = mergedPage(editing).body;
  const { value: _, ...at } = gesture;
  const operation = 'value' in gesture ? { set: { ...at, value: gesture.value } } : { unset: at };
  const changed = applyOperation(merged, operation, { comparesWas: false });
  const node = findNode(merged, id)?.node;
  if (!changed.ok || !node) return null;
  const path = namedPath(node, gesture.path);
  const value = readFieldOf(changed.value, id, path);
  const known = ops.findLast(op => 'set' in op && op.set.id === id && op.set.path === path);
  const larger = known ? undefined : inLarger(ops, id, path);
  if (larger && 'set' in larger && isRecord(larger.set.value)) {
    const keys = path.slice(larger.set.path.length + 1).split('.');
    const whole =
      value === undefined
        ? unsetField(larger.set.value, keys)
        : setField(larger.set.value, keys, value, { createsParents: true });
    return whole && ops.map(op => (op === larger ? { ...op, set: { ...larger.set, value: whole } } : op));
  }
  const inherited = inheritedField(editing, id, path);
  const others = ops.filter(op => !isOfField(op, id, path));
  if (sameJson(value, inherited)) return others;
  const own = value === undefined ? {} : { value };
  // What the page said when the first of these words was written here is what a later change is compared with.
  if (known && 'set' in known) {
    const { value: __, ...set } = known.set;
    const ordered = {
      id: set.id,
      path: set.path,
      ...own,
      ...('baseWas' in set ? { baseWas: set.baseWas } : {}),
    };
    return ops.flatMap(op =>
      op === known ? [{ id: known.id, set: ordered }] : others.includes(op) ? [op] : [],
    );
  }
  return withChange(others, { set: { id, path, ...own, baseWas: inherited ?? null } });
}

/** Taken away here, or shown again. */
function changeHidden(editing: EditedOverride, id: NodeAddress, isHidden: boolean): Ops | null {
  const { ops } = editing;
  const isHide = (op: NamedOperation) => 'hide' in op && op.hide === id;
  const shown = ops.filter(
    op => !isHide(op) && !('set' in op && op.set.id === id && op.set.path === 'hidden'),
  );
  const now = findNode(mergedPage({ ...editing, ops: shown }).body, id)?.node;
  if (!now) return null;
  if ((now['hidden'] === true) === isHidden) return shown;
  if (isHidden) return withChange(shown, { hide: id });
  return withChange(shown, { set: { id, path: 'hidden', baseWas: true } });
}

/** As an override names it; null where it has no word for it. */
function besideOf(body: DocumentBody, place: NodePlace): Beside | null {
  if (!('firstInRegion' in place)) return 'firstIn' in place && place.firstIn === '' ? null : place;
  const nodes = valueAt(body, ['regions', place.firstInRegion]);
  const [first] = isNodeList(nodes) ? nodes : [];
  return first ? { before: first.id } : null;
}

function insert(editing: EditedOverride, { node, ...place }: NodePlace & { node: DocumentNode }): Ops | null {
  const { body } = mergedPage(editing);
  const beside = besideOf(body, place);
  const ids = new Set([...nodesWithin(node)].map(({ id }) => id));
  if (!beside || [...ids].some(id => findNode(body, id))) return null;
  // Whether it may be there is said by the page that results. Only parts of the page itself are tried in versions.
  return withChange(editing.ops, { insert: { ...beside, node: ofNoExperiment(node) as never } });
}

function move(editing: EditedOverride, { id, ...place }: NodePlace & { id: NodeAddress }): Ops | null {
  const { ops } = editing;
  const { body } = mergedPage(editing);
  const beside = besideOf(body, place);
  const wanted = applyOperation(body, { move: { ...place, id } });
  if (!beside || !wanted.ok) return null;
  const isEarlier = (op: NamedOperation) => 'move' in op && op.move.id === id;
  const isAnchor = ops.some(op => !isEarlier(op) && !('set' in op) && !('hide' in op) && anchorOf(op) === id);
  const others = isAnchor ? ops : ops.filter(op => !isEarlier(op));
  if (sameJson(mergedPage({ ...editing, ops: others }).body, wanted.value)) return others;
  return withChange(others, { move: { id, ...beside } });
}

const anchorOf = (op: OverrideChange): NodeAddress | null =>
  'insert' in op ? addressOf(op.insert) : 'move' in op ? addressOf(op.move) : null;

/** A part that the override has brought goes with all that it says about it; one of the page is hidden. */
function remove(editing: EditedOverride, id: NodeAddress): Ops | null {
  const { ops } = editing;
  const { body } = mergedPage(editing);
  const found = findNode(body, id);
  if (!found) return null;
  if (findNode(editing.base, id))
    return found.node['hidden'] === true ? null : changeHidden(editing, id, true);
  const within = new Set([...nodesWithin(found.node)].map(node => node.id));
  const ofPage = [...within].filter(each => findNode(editing.base, each));
  const origin = ops.find(op => 'insert' in op && op.insert.node.id === id);
  const place = origin && 'insert' in origin ? besideOnly(origin.insert) : null;
  const rest = ops.flatMap((op): NamedOperation[] => {
    if (op === origin || isAbout(op, within)) return [];
    if (anchorOf(op) === id && place) return [reanchored(op, place)];
    return [withoutInner(op, id)];
  });
  // What was moved into it goes with it for these customers, and stays for all others.
  return ofPage.reduce<Ops>((all, each) => withChange(all, { hide: each }), rest);
}

const besideOnly = (place: Beside): Beside =>
  'after' in place
    ? { after: place.after }
    : 'before' in place
      ? { before: place.before }
      : { firstIn: place.firstIn };

const isAbout = (op: NamedOperation, ids: ReadonlySet<string>): boolean =>
  'set' in op
    ? ids.has(op.set.id)
    : 'hide' in op
      ? ids.has(op.hide)
      : 'move' in op
        ? ids.has(op.move.id)
        : ids.has(op.insert.node.id);

const reanchored = (op: NamedOperation, place: Beside): NamedOperation =>
  'insert' in op
    ? { id: op.id, insert: { ...place, node: op.insert.node } }
    : 'move' in op
      ? { id: op.id, move: { id: op.move.id, ...place } }
      : op;

/** A widget that was brought within a row. */
function withoutInner(op: NamedOperation, id: NodeAddress): NamedOperation {
  if (!('insert' in op)) return op;
  const { node } = op.insert;
  if (!('widgets' in node) || !node.widgets.some(widget => widget.id === id)) return op;
  const widgets = node.widgets.filter(widget => widget.id !== id);
  return { ...op, insert: { ...op.insert, node: { ...node, widgets } } };
}

function changed(editing: EditedOverride, gesture: DocumentOperation): Ops | null {
  if ('insert' in gesture) return insert(editing, gesture.insert);
  if ('move' in gesture) return move(editing, gesture.move);
  if ('remove' in gesture) return remove(editing, gesture.remove.id);
  // The ids of the page's own parts are those of all markets.
  if ('rename' in gesture) return null;
  const { id, path } = 'set' in gesture ? gesture.set : gesture.unset;
  // An override names parts of the page; its title and description are those of all markets.
  if (id === '') return null;
  const value = 'set' in gesture ? { value: gesture.set.value } : {};
  if (path === 'hidden') return changeHidden(editing, id, 'value' in value && value.value === true);
  return changeField(editing, { id, path, ...value });
}

/**
 * The operations of the override after the gestures; null when one of them cannot be made here, or when it would take the
 * target of another operation away.
 */
export function changeOverride(editing: EditedOverride, gestures: readonly DocumentOperation[]): Ops | null {
  let ops: Ops = editing.ops;
  const { lost } = mergedPage(editing);
  for (const gesture of gestures) {
    const next = changed({ ...editing, ops }, gesture);
    if (!next) return null;
    ops = next;
  }
  const now = mergedPage({ ...editing, ops }).lost;
  return [...now].every(op => lost.has(op)) ? hidesLast(editing.base, ops) : null;
}

/** The override without one of its operations: its part is again as on the page of all markets. */
export function withoutOperation(editing: EditedOverride, op: string): Ops | null {
  const own = editing.ops.find(({ id }) => id === op);
  if (!own) return null;
  if ('insert' in own) return remove(editing, own.insert.node.id) ?? editing.ops.filter(each => each !== own);
  return editing.ops.filter(each => each !== own);
}

/** The override's own value stays, compared from now on with what the page says today. */
export function withBaseSeen(editing: EditedOverride, op: string): Ops {
  return editing.ops.map(each => {
    if (each.id !== op || !('set' in each)) return each;
    const { id, path } = each.set;
    const base = inheritedField(editing, id, path);
    return { ...each, set: { ...each.set, baseWas: base ?? null } };
  });
}
