/** A validated override: the differences of a page in one context (R-PAGE-6). */
import type { WidgetInstance } from '../definition/contract.ts';
import type { RegionNode } from '../definition/page-document.ts';
import type { NodeAddress } from '../operation/operation.ts';

/** Position relative to a sibling, or first among the widgets of a container. */
export type Beside = { after: NodeAddress } | { before: NodeAddress } | { firstIn: NodeAddress };

export type OverrideChange =
  /** Without `value` the field is left out. `baseWas` is the value that it replaced, null for none. */
  | { set: { id: NodeAddress; path: string; value?: unknown; baseWas?: unknown } }
  | { hide: NodeAddress }
  | { insert: Beside & { node: RegionNode | WidgetInstance } }
  | { move: Beside & { id: NodeAddress } };

/** With an id, by which Studio addresses it; files may do without. */
export type OverrideOperation = { id?: string } & OverrideChange;

export interface OverrideDocument {
  id: string;
  /** Id of a page or of another override of it. */
  extends: string;
  context: {
    market?: readonly string[];
    locale?: readonly string[];
    customerType?: readonly string[];
  };
  ops: readonly OverrideOperation[];
}

/** The part that an operation changes, or puts another part into; empty where it puts one beside another. */
export const changedBy = (op: OverrideChange): NodeAddress => {
  if ('set' in op) return op.set.id;
  if ('hide' in op) return op.hide;
  if ('move' in op) return op.move.id;
  return 'firstIn' in op.insert ? op.insert.firstIn : '';
};
