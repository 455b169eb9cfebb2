/** The documents that have changes which are not published, beside an open one. */
import { useMemo } from 'react';
import type { DocumentId, DocumentSummary } from '#studio-api/documents.ts';
import { useDocumentNames } from '../../parts/documents/use-documents.ts';

const unpublished = ['changed', 'new', 'withdrawn'];

/** A page and what markets have of their own of it are one thing to those who write them. */
function isOfPage({ id, override }: DocumentSummary, page: DocumentId): boolean {
  return id === page || `page:${override?.extends ?? ''}` === page;
}

export function useOtherDrafts(opened: { id: DocumentId; pageId?: DocumentId }) {
  const documents = useDocumentNames();
  const { id: own, pageId = own } = opened;
  const others = documents.filter(({ id, state }) => id !== own && unpublished.includes(state));
  const together = useMemo(
    () =>
      documents
        .filter(({ id, state }) => id !== own && unpublished.includes(state))
        .filter(document => isOfPage(document, pageId))
        .map(({ id }) => id),
    [documents, own, pageId],
  );
  return { documents, others, together };
}
