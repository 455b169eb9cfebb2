/** The draft of a document, one change at a time. */
import type { DocumentId } from '#studio-api/documents.ts';
import { type Draft, findDraft, insertDraft } from './draft.repository.ts';
import { keepFile, lockDocument, readPublished } from './published-body.ts';
import type { StudioContext } from './studio-context.ts';
import { StudioError } from './studio-error.ts';

export const noDocument = (id: string): StudioError =>
  new StudioError('NOT_FOUND', `There is no document "${id}"`);

/** The draft under the document's lock, begun if there is none. */
export async function lockDraft(
  context: StudioContext,
  transaction: StudioContext['db'],
  id: DocumentId,
): Promise<Draft> {
  const { fileRevision } = await lockDocument(transaction, id);
  const draft = await findDraft(transaction, id, true);
  if (draft) return draft;
  const published = await readPublished(context, transaction, id);
  if (!published?.body) throw noDocument(id);
  const base = published.isManaged ? undefined : await context.source.find(id);
  const baseRevision = base ? await keepFile(transaction, base, fileRevision) : published.revision;
  return insertDraft(transaction, id, { body: published.body, baseRevision }, context.now());
}
