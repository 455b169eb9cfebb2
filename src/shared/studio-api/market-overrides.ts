/** GET /api/documents/:id/markets: what single markets, and private or business customers, have of their own of a page. */
import type { DocumentId, OverrideFacts } from './documents.ts';

export interface OwnPage {
  /** Whose it is: of one market, or of one kind of customers in all markets. */
  audience: Pick<OverrideFacts, 'markets' | 'customerTypes'>;
  /** What is written for it alone; a document without operations where nothing is. */
  document: DocumentId;
  /** How many parts and fields are its own: in the draft, and in the shop. */
  parts: number;
  liveParts: number;
  /** Whether its draft differs from what is live, and the version of that draft. */
  isChanged: boolean;
  version: number;
}
