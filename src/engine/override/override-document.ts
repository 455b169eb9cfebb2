/** An override file as the engine reads it after validation: what one context shows differently from the page it extends (R-PAGE-6). */
import type { RegionNode } from '../page-document.ts';

/** Ids of nodes; `usp/points` is `points` in the fragment node `usp`. */
export type NodeAddress = string;

/** Beside which sibling. */
export type Beside = { after: NodeAddress } | { before: NodeAddress };

export type Operation =
  | { set: { id: NodeAddress; path: string; value: unknown; baseWas?: unknown } }
  | { hide: NodeAddress }
  | { insert: Beside & { node: RegionNode } }
  | { move: Beside & { id: NodeAddress } };

export interface OverrideDocument {
  id: string;
  /** A page, or another override of it. */
  extends: string;
  context: {
    market?: readonly string[];
    locale?: readonly string[];
    customerType?: readonly string[];
  };
  ops: readonly Operation[];
}
