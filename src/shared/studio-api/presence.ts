/** Who has a document open in Studio, and where. */
import type { NodeAddress } from '#engine/operation/operation.ts';

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

/** POST /api/documents/:id/presence: moves an editor that is connected to the document's events. */
export type PresencePost = Pick<PresentPerson, 'clientId' | 'nodeId' | 'isTyping'>;
