/** A validated override file: the differences of a page in one context (R-PAGE-6). */
import type { RegionNode } from '../definition/page-document.ts';
import type { NodeAddress } from '../operation/operation.ts';

/** Position relative to a sibling. */
export type Beside = { after: NodeAddress } | { before: NodeAddress };

export type OverrideOperation =
  | { set: { id: NodeAddress; path: string; value: unknown; baseWas?: unknown } }
  | { hide: NodeAddress }
  | { insert: Beside & { node: RegionNode } }
  | { move: Beside & { id: NodeAddress } };

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
