/** The page that the editor of an override shows: with the override, hidden parts included (R-STUDIO-213). */
import type { StudioDocuments } from '#backend/index.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { mergedPage } from '#engine/override/edited-override.ts';
import { overrideOperations } from '#engine/override/operation-ids.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { basePage } from './override-facts.ts';

/** @returns other documents, and an override without a page, as they are */
export async function editedPage(
  { id, body }: { id: DocumentId; body: DocumentBody },
  documents: Pick<StudioDocuments, 'list'>,
): Promise<DocumentBody> {
  if (body['kind'] !== 'override') return body;
  const base = basePage({ id, body }, await documents.list());
  return base ? mergedPage({ base, ops: overrideOperations(body) }).body : body;
}
