/** The id of a document, as an address names it. */
import { StudioError } from '#backend/index.ts';
import { partsOf } from '#studio-api/document-id.ts';
import type { DocumentId } from '#studio-api/documents.ts';

/** @throws StudioError NOT_FOUND for a text that is no id */
export function requireId(text: string): DocumentId {
  const parts = partsOf(text);
  if (!parts) throw new StudioError('NOT_FOUND', `"${text}" is not the id of a document`);
  return parts.id;
}
