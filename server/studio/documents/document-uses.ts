/** What shows or links a document, with the names that people know. */
import type { DocumentFacts } from '#backend/index.ts';
import { partsOf } from '#studio-api/document-id.ts';
import { usesOf } from '#studio-api/document-uses.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { DocumentId, DocumentUse } from '#studio-api/documents.ts';
import { namesOf } from './document-title.ts';

interface InUse {
  id: DocumentId;
  body: DocumentBody;
}

/** @param all every body that a reader may see, drafts included. */
export function documentUses(
  target: Pick<DocumentFacts, 'id' | 'body'>,
  all: readonly InUse[],
): DocumentUse[] {
  const bodies = new Map(all.map(({ id, body }) => [id, body]));
  return usesOf(target, all).flatMap(id => {
    const parts = partsOf(id);
    const body = bodies.get(id);
    return parts && body ? [{ id, kind: parts.kind, ...namesOf(id, body) }] : [];
  });
}
