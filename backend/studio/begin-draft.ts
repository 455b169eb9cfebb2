/** Begins the draft of a document from what is live, or in a release from the draft of a document that never was. */
import type { Db } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import { partsOf } from '#studio-api/document-id.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { addAudit } from './audit.repository.ts';
import { findDraft, insertDraft, NO_RELEASE, rebaseDraft, type StoredDraft } from './draft.repository.ts';
import { copyAuthors, keepAuthors } from './draft-authors.ts';
import { keepFile, lockDocument, readPublished } from './published-body.ts';
import { lockOpenRelease } from './release.repository.ts';
import { requireMarkets } from './require-markets.ts';
import { addRevision } from './revision.repository.ts';
import type { Actor, StudioContext } from './studio-context.ts';
import { StudioError } from './studio-error.ts';

export const noDocument = (id: string): StudioError =>
  new StudioError('NOT_FOUND', `There is no document "${id}"`);

/**
 * The draft under the document's lock, begun if there is none.
 * @throws StudioError NOT_FOUND; VERSION_MOVED when the release is live
 */
export async function lockDraft(
  context: StudioContext,
  transaction: StudioContext['db'],
  id: DocumentId,
): Promise<StoredDraft> {
  const { fileRevision, isDeleted } = await lockDocument(transaction, id);
  if (isDeleted) throw noDocument(id);
  const key = { id, release: context.release };
  if (key.release !== NO_RELEASE) await lockOpenRelease(transaction, key.release, context.now());
  const draft = await findDraft(transaction, key, true);
  if (draft) return draft;
  const published = await readPublished(context, transaction, id);
  if (!published?.body) {
    const begun = await insertDraft(transaction, key, await firstOf(context, transaction, id), context.now());
    await copyAuthors(transaction, { id, release: NO_RELEASE }, key);
    return begun;
  }
  const base = published.isManaged ? undefined : await context.source.find(id);
  const baseRevision = base ? await keepFile(transaction, base, fileRevision) : published.revision;
  return insertDraft(transaction, key, { body: published.body, baseRevision }, context.now());
}

/**
 * Takes a document into a release, if it is not in it: what is live, or the draft of one that never was.
 * @throws StudioError NOT_FOUND; VERSION_MOVED when the release is live; ROLE for somebody who may not write what comes in
 */
export async function beginDraft(context: StudioContext, id: DocumentId, actor: Actor): Promise<void> {
  if (!partsOf(id)) throw noDocument(id);
  const { release } = context;
  await withTransaction(context.db, async transaction => {
    await lockDocument(transaction, id);
    if (await findDraft(transaction, { id, release })) return;
    const { body } = await lockDraft(context, transaction, id);
    const published = await readPublished(context, transaction, id);
    requireMarkets(actor, { before: published?.body ?? null, after: body });
    await addAudit(transaction, {
      action: 'release.document-added',
      actor,
      document: id,
      detail: { release },
    });
  });
}

/**
 * What a release begins with that takes in a document which was never published: the draft of no release. That draft is kept
 * as a revision, so that it can be told later what the release has changed.
 */
async function firstOf(
  { now }: Pick<StudioContext, 'now'>,
  db: Db,
  id: DocumentId,
): Promise<Pick<StoredDraft, 'body' | 'baseRevision'>> {
  const own = { id, release: NO_RELEASE };
  const draft = await findDraft(db, own, true);
  if (!draft) throw noDocument(id);
  const { body, baseRevision: parent, updatedBy: author } = draft;
  const { number, hash } = await addRevision(db, { id, body, source: 'draft', parent, author });
  await keepAuthors(db, own, hash, now());
  await rebaseDraft(db, own, number);
  return { body, baseRevision: number };
}
