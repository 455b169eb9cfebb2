/**
 * One change of a document, addressed by the ids of its nodes. Overrides, Studio's drafts and the fixes of findings all
 * consist of these operations.
 */

/** Id of a node (`hero`), or of a node inside a fragment of the page (`usp/points`). The empty id is the document itself. */
export type NodeAddress = string;

/**
 * Where a node is put. `firstIn` names a container, an area or a menu item, or by the empty id the document, when it holds
 * nodes without regions (a fragment, a menu); `firstInRegion` names a region of the page.
 */
export type NodePlace =
  | { after: NodeAddress }
  | { before: NodeAddress }
  | { firstIn: NodeAddress }
  | { firstInRegion: string };

/** A container, area, fragment reference, widget or menu item, as it is written in a document. */
export type DocumentNode = { id: string } & Readonly<Record<string, unknown>>;

export type DocumentOperation =
  /**
   * `path` is below the node: `props.title.fi`; an index addresses an entry of a list that holds no nodes.
   * `was` is the value that the author saw; absent: the field had none.
   * `beforeKey` is the key that a new field is written before; absent, or not there: it becomes the last one.
   */
  | { set: { id: NodeAddress; path: string; value: unknown; was?: unknown; beforeKey?: string } }
  | { unset: { id: NodeAddress; path: string; was?: unknown } }
  | { insert: NodePlace & { node: DocumentNode } }
  /** `was` is the node as the author saw it. */
  | { remove: { id: NodeAddress; was?: DocumentNode } }
  | { move: NodePlace & { id: NodeAddress } }
  | { rename: { id: NodeAddress; to: string } };

/** A document as JSON: a page, layout, fragment, override, content document or menu. */
export type DocumentBody = Readonly<Record<string, unknown>>;
