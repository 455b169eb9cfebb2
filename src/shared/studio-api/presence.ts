/** Who has a document open in Studio, and where. */
import type { NodeAddress } from '#engine/operation/operation.ts';

/** How often an open editor says that it is there, and the server that it is, in milliseconds. */
export const beatMs = 10_000;
/** Silence after which the other one is taken for gone, in milliseconds: two beats are missing. */
export const silenceMs = 25_000;

/** An open editor. The event `presence` of a document names all of them, the listener's own too. */
export interface PresentPerson {
  /** One per open editor. */
  clientId: string;
  staffId: string;
  name: string;
  /** What is selected: a node, the document itself (empty), or nothing. It may name a node that is gone. */
  nodeId: NodeAddress | null;
  isTyping: boolean;
  /** Whose draft of the document is open; 0: of none. */
  release: number;
  releaseTitle?: string;
}

/**
 * POST /api/documents/:id/presence: moves an editor that is connected to the document's events, and says that it is still
 * there.
 */
export type PresencePost = Pick<PresentPerson, 'clientId' | 'nodeId' | 'isTyping'>;

/**
 * The answer. A connection may end while the request is under way, so that an editor which is gone is no error: while it is
 * open, it connects again.
 */
export interface PresenceAnswer {
  isPresent: boolean;
}
