/** Applies overrides to a page. Untouched fields inherit; an operation without a target is reported and skipped. */
import type { WidgetInstance } from '../definition/contract.ts';
import type {
  FragmentDocument,
  FragmentNode,
  FragmentPart,
  PageDocument,
  RegionNode,
} from '../definition/page-document.ts';
import { setField, unsetField } from '../operation/fields.ts';
import { isSafeKey } from '../operation/json-fields.ts';
import type { NodeAddress } from '../operation/operation.ts';
import type { Beside, OverrideDocument, OverrideOperation } from './override-document.ts';

type AnyNode = RegionNode | WidgetInstance;
type Fragments = Readonly<Record<string, FragmentDocument>>;

interface Found {
  siblings: AnyNode[];
  at: number;
  node: AnyNode;
  /** Widgets are in containers; all other nodes are in a region or in the fallback of an area. */
  level: 'region' | 'fallback' | 'widget';
}

/** An operation whose target does not exist. */
export interface Lost {
  override: string;
  operation: number;
  address: NodeAddress;
}

const contained = (node: AnyNode): { nodes: AnyNode[]; level: Found['level'] } | null => {
  if ('widgets' in node) return { nodes: node.widgets, level: 'widget' };
  if ('fallback' in node && node.fallback) return { nodes: node.fallback, level: 'fallback' };
  return null;
};

function findIn(siblings: AnyNode[], id: NodeAddress, level: Found['level']): Found | null {
  for (const [at, node] of siblings.entries()) {
    if (node.id === id) return { siblings, at, node, level };
    const inside = contained(node);
    const found = inside && findIn(inside.nodes, id, inside.level);
    if (found) return found;
  }
  return null;
}

/** The fragment's parts with the ids that they have in the page. */
function unfold(fragment: FragmentNode, fragments: Fragments): FragmentPart[] {
  const parts = structuredClone(fragments[fragment.ref]?.containers ?? []);
  for (const part of parts) {
    part.id = `${fragment.id}/${part.id}`;
    if (part.kind === 'container')
      for (const widget of part.widgets) widget.id = `${fragment.id}/${widget.id}`;
    if (fragment.hidden) part.hidden = true;
    if (fragment.when) part.when = part.when ? { all: [fragment.when, part.when] } : fragment.when;
  }
  return parts;
}

/** Replaces the fragment that contains the address by its parts; false if there is none. */
function unfoldOwner(page: PageDocument, id: NodeAddress, fragments: Fragments): boolean {
  for (const nodes of Object.values(page.regions)) {
    const at = nodes.findIndex(node => node.kind === 'fragment' && id.startsWith(`${node.id}/`));
    const fragment = nodes[at];
    if (fragment?.kind !== 'fragment') continue;
    nodes.splice(at, 1, ...unfold(fragment, fragments));
    return true;
  }
  return false;
}

/** Node ids do not change when a fragment is unfolded; repeats for fragments within fragments. */
function find(page: PageDocument, id: NodeAddress, fragments: Fragments): Found | null {
  do {
    for (const nodes of Object.values(page.regions)) {
      const found = findIn(nodes, id, 'region');
      if (found) return found;
    }
  } while (unfoldOwner(page, id, fragments));
  return null;
}

/** Sets the field at `path`, or leaves it out; false when a parent on the path is not an object. */
function setFieldOf(node: AnyNode, { path, ...change }: { path: string; value?: unknown }): boolean {
  const keys = path.split('.');
  if (!keys.every(isSafeKey)) return false;
  if ('value' in change) {
    const changed = setField({ ...node }, keys, change.value, { createsParents: false });
    if (changed) Object.assign(node, changed);
    return changed !== null;
  }
  const [first = ''] = keys;
  const rest = unsetField({ ...node }, keys);
  if (!(first in rest)) Reflect.deleteProperty(node, first);
  Object.assign(node, rest);
  return true;
}

interface Place {
  siblings: AnyNode[];
  level: Found['level'];
  /** The sibling beside which it is; null: the first one. */
  beside: AnyNode | null;
  isAfter: boolean;
}

function placeOf(page: PageDocument, where: Beside, fragments: Fragments): Place | null {
  const found = find(page, addressOf(where), fragments);
  if (!found) return null;
  if (!('firstIn' in where))
    return { siblings: found.siblings, level: found.level, beside: found.node, isAfter: 'after' in where };
  if (!('widgets' in found.node)) return null;
  return { siblings: found.node.widgets, level: 'widget', beside: null, isAfter: false };
}

/** The node beside which, or in which, something is put. */
export const addressOf = (where: Beside): NodeAddress =>
  'after' in where ? where.after : 'before' in where ? where.before : where.firstIn;

export interface ApplyOverridesOptions {
  /** Whether hidden nodes stay, with `hidden`, as an editor lists them; false unless set. */
  marksHidden?: boolean;
}

function hide(found: Found, { marksHidden = false }: ApplyOverridesOptions): void {
  if (marksHidden) found.node.hidden = true;
  else found.siblings.splice(found.at, 1);
}

interface Applying extends ApplyOverridesOptions {
  fragments: Fragments;
}

/** Applies one operation to `page`, which it mutates. Returns the address that was not found, or null on success. */
function apply(page: PageDocument, operation: OverrideOperation, options: Applying): NodeAddress | null {
  const { fragments } = options;
  if ('set' in operation) {
    const { id, baseWas: _, ...change } = operation.set;
    const found = find(page, id, fragments);
    return found && setFieldOf(found.node, change) ? null : id;
  }
  if ('hide' in operation) {
    const found = find(page, operation.hide, fragments);
    if (found) hide(found, options);
    return found ? null : operation.hide;
  }
  const moved = 'move' in operation ? find(page, operation.move.id, fragments) : null;
  if ('move' in operation && !moved) return operation.move.id;
  const where = 'move' in operation ? operation.move : operation.insert;
  const address = addressOf(where);
  const place = placeOf(page, where, fragments);
  const isWidget = 'insert' in operation && 'type' in operation.insert.node;
  const level = moved?.level ?? (isWidget ? 'widget' : 'region');
  if (!place || place.level !== level || place.beside === moved?.node) return address;
  if (moved) {
    const at = moved.siblings.indexOf(moved.node);
    // The fragment was to move beside one of its own parts, and has just been unfolded.
    if (at < 0) return address;
    moved.siblings.splice(at, 1);
  }
  const node = 'insert' in operation ? structuredClone(operation.insert.node) : moved?.node;
  const at = place.beside ? place.siblings.indexOf(place.beside) + (place.isAfter ? 1 : 0) : 0;
  if (node) place.siblings.splice(at, 0, node);
  return null;
}

/** Does not mutate `page`. `overrides` must be in the order of `overridesFor`. */
export function applyOverrides(
  page: PageDocument,
  overrides: readonly OverrideDocument[],
  fragments: Fragments = {},
  options: ApplyOverridesOptions = {},
): { page: PageDocument; lost: Lost[] } {
  if (overrides.length === 0) return { page, lost: [] };
  const changed = structuredClone(page);
  const lost: Lost[] = [];
  for (const { id: override, ops } of overrides)
    for (const [operation, op] of ops.entries()) {
      const address = apply(changed, op, { ...options, fragments });
      if (address !== null) lost.push({ override, operation, address });
    }
  return { page: changed, lost };
}
