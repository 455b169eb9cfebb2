/** The documents that have changes which are not published, beside an open one. */
import type { DocumentId } from '#studio-api/documents.ts';
import { useDocumentNames } from '../../parts/documents/use-documents.ts';

const unpublished = ['changed', 'new', 'withdrawn'];

export function useOtherDrafts(opened: DocumentId) {
  const documents = useDocumentNames();
  const others = documents.filter(({ id, state }) => id !== opened && unpublished.includes(state));
  return { documents, others };
}
