/** Applies overrides to a page. Untouched fields inherit; an operation without a target is reported and skipped. */
import type { WidgetInstance } from '../definition/contract.ts';
import type {
  FragmentDocument,
  FragmentNode,
  FragmentPart,
  PageDocument,
  RegionNode,
} from '../definition/page-document.ts';
import { setField } from '../operation/fields.ts';
import { isSafeKey } from '../operation/json-fields.ts';
import type { NodeAddress } from '../operation/operation.ts';
import type { OverrideDocument, OverrideOperation } from './override-document.ts';

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

/** Sets the field at `path`; false when a parent on the path is not an object. */
function setFieldOf(node: AnyNode, path: string, value: unknown): boolean {
  const keys = path.split('.');
  const changed = keys.every(isSafeKey) && setField({ ...node }, keys, value, { createsParents: false });
  if (changed) Object.assign(node, changed);
  return Boolean(changed);
}

/** Applies one operation to `page`, which it mutates. Returns the address that was not found, or null on success. */
function apply(page: PageDocument, operation: OverrideOperation, fragments: Fragments): NodeAddress | null {
  if ('set' in operation) {
    const { id, path, value } = operation.set;
    const found = find(page, id, fragments);
    return found && setFieldOf(found.node, path, value) ? null : id;
  }
  if ('hide' in operation) {
    const found = find(page, operation.hide, fragments);
    found?.siblings.splice(found.at, 1);
    return found ? null : operation.hide;
  }
  const moved = 'move' in operation ? find(page, operation.move.id, fragments) : null;
  if ('move' in operation && !moved) return operation.move.id;
  const where = 'move' in operation ? operation.move : operation.insert;
  const address = 'after' in where ? where.after : where.before;
  const target = find(page, address, fragments);
  const level = moved?.level ?? 'region';
  if (!target || target.level !== level || target.node === moved?.node) return address;
  if (moved) {
    const at = moved.siblings.indexOf(moved.node);
    // The fragment was to move beside one of its own parts, and has just been unfolded.
    if (at < 0) return address;
    moved.siblings.splice(at, 1);
  }
  const node = 'insert' in operation ? structuredClone(operation.insert.node) : moved?.node;
  const at = target.siblings.indexOf(target.node) + ('after' in where ? 1 : 0);
  if (node) target.siblings.splice(at, 0, node);
  return null;
}

/** Does not mutate `page`. `overrides` must be in the order of `overridesFor`. */
export function applyOverrides(
  page: PageDocument,
  overrides: readonly OverrideDocument[],
  fragments: Fragments = {},
): { page: PageDocument; lost: Lost[] } {
  if (overrides.length === 0) return { page, lost: [] };
  const changed = structuredClone(page);
  const lost: Lost[] = [];
  for (const { id: override, ops } of overrides)
    for (const [operation, op] of ops.entries()) {
      const address = apply(changed, op, fragments);
      if (address !== null) lost.push({ override, operation, address });
    }
  return { page: changed, lost };
}
