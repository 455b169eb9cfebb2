/** Server-sent events: `GET /api/documents/:id/events` for an open editor, `GET /api/events` for screens that list. */
import type { DocumentOperation } from '#engine/operation/operation.ts';
import type { DocumentId } from './documents.ts';
import type { PresentPerson } from './presence.ts';

/**
 * `operations`: a post was accepted (open editors). `drafts`: some draft has changed (lists).
 * `published`: what is live has changed. `pictures`: the picture library has changed. `orders`: an order has come or changed, or an article was corrected. `presence`: who has the document open. `beat`: nothing, but the connection is alive. `comments`: something was said about a document, or resolved. `approvals`: a draft was sent for approval, or decided about.
 */
export type StudioEventName =
  | 'operations'
  | 'drafts'
  | 'published'
  | 'pictures'
  | 'orders'
  | 'presence'
  | 'beat'
  | 'comments'
  | 'approvals';

/** Editors of operations that no one has typed: what was published meanwhile, and decisions about it. */
export const serverClients: readonly string[] = ['server', 'conflict', 'restore'];

/** Data of `operations`. */
export interface OperationsEvent {
  document: DocumentId;
  /** Version of the draft that the post led to. */
  version: number;
  /** The editor that posted. */
  clientId: string;
  ops: DocumentOperation[];
  /** Name of the person. */
  author: string | null;
  /** ISO 8601. */
  at: string;
}

/** Data of `presence`: everybody who has the document open, the listener too. */
export interface PresenceEvent {
  document: DocumentId;
  people: PresentPerson[];
}
