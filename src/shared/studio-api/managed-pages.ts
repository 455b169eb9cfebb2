/** Pages as they are live, for the command that writes them into page files. */
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { DocumentId } from './documents.ts';

/** Raised when an older `pages pull` would misread the answer. */
export const MANAGED_PAGES_FORMAT = 1;

/** What Studio has published of one document. */
export interface ManagedPage {
  id: DocumentId;
  body: DocumentBody;
}

/** GET /api/managed-pages. */
export interface ManagedPages {
  format: number;
  pages: readonly ManagedPage[];
}

/** POST /api/managed-pages/pulled: these were written into page files. */
export interface PulledPages {
  ids: DocumentId[];
}
