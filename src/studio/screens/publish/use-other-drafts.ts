/** The documents that have changes which are not published, beside an open one. */
import { useMemo } from 'react';
import type { DocumentId, DocumentSummary } from '#studio-api/documents.ts';
import { mayWriteIn } from '#studio-api/market-limit.ts';
import type { StudioSession } from '#studio-api/staff.ts';
import type { Editor } from '../../editing/context/editor-context.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { useDocumentNames } from '../../parts/documents/use-documents.ts';

const unpublished = ['changed', 'new', 'withdrawn'];

/** A page and what markets have of their own of it are one thing to those who write them. */
function isOfPage({ id, override }: DocumentSummary, page: DocumentId): boolean {
  return id === page || `page:${override?.extends ?? ''}` === page;
}

/** What colleagues write is chosen by them, or on purpose. */
const isOwnWork = ({ changedBy, override }: DocumentSummary, { staff }: StudioSession): boolean =>
  changedBy === staff.name && mayWriteIn(staff, override?.markets ?? null);

/** What the page alone shows is no other document to people. */
const isOfGroup = ({ main, parts }: Editor['group'], id: DocumentId): boolean =>
  id === main.draft.id || parts.some(({ editor, pages }) => editor.draft.id === id && pages === 1);

const nothing: readonly DocumentId[] = [];

/**
 * `together`: what this person wrote of the same page, or changed on the way here, which goes live with it unless they say
 * otherwise. What was taken off the shop comes back on purpose alone.
 * @param also what was changed on the way here
 */
export function useOtherDrafts({ draft, group }: Pick<Editor, 'draft' | 'group'>, also = nothing) {
  const { session } = useStudio();
  const documents = useDocumentNames();
  const { id: own, pageId = own } = draft;
  const others = useMemo(
    () => documents.filter(({ id, state }) => !isOfGroup(group, id) && unpublished.includes(state)),
    [documents, group],
  );
  const together = useMemo(
    () =>
      others
        .filter(document => document.state !== 'withdrawn' && isOwnWork(document, session))
        .filter(document => isOfPage(document, pageId) || also.includes(document.id))
        .map(({ id }) => id),
    [others, pageId, also, session],
  );
  return { documents, others, together };
}
