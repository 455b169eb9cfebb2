/** GET /api/documents/:id/markets: what each market has of its own of a page. */
import type { DocumentId } from './documents.ts';

export interface PageMarket {
  /** Alias: `se`. */
  market: string;
  /** What is written for it alone; a document without operations where nothing is. */
  document: DocumentId;
  /** How many parts and fields are its own: in the draft, and in the shop. */
  parts: number;
  liveParts: number;
  /** Whether its draft differs from what is live, and the version of that draft. */
  isChanged: boolean;
  version: number;
}
