/**
 * Makes live again, within a transaction, what a publication has replaced. The drafts that it has published stay as they
 * are: what people write is never taken back. Others, which have followed it, follow back.
 */
import type { Db } from '#backend/database/schema.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { announceContent } from './announce-content.ts';
import { addAudit } from './audit.repository.ts';
import { NO_RELEASE, rebaseDraft } from './draft.repository.ts';
import { liveRowAt, rowBefore } from './live.repository.ts';
import { addLive, addPublication, lockPublications, requirePublication } from './publication.repository.ts';
import { lockDocument } from './published-body.ts';
import { requireMarkets } from './require-markets.ts';
import { requireNoErrors } from './require-no-errors.ts';
import { findRevision } from './revision.repository.ts';
import { cancelScheduled, endOf } from './scheduled-publication.ts';
import type { Actor, StudioContext } from './studio-context.ts';
import { StudioError } from './studio-error.ts';

/** @returns the number of the publication that takes it back. */
export async function undoPublication(
  context: StudioContext,
  transaction: Db,
  number: number,
  actor: Actor,
): Promise<number> {
  await lockPublications(transaction);
  const at = context.now();
  const undone = await requirePublication(transaction, number);
  if (undone.cancelledAt || undone.liveFrom > at)
    throw new StudioError('VERSION_MOVED', 'The publication is not live');
  const restored = new Map<DocumentId, DocumentBody | null>();
  /** What was live before it, which need not be what was live when it was scheduled. */
  const revisions = new Map<DocumentId, number | null>();
  for (const { id, liveId, replaces } of undone.documents) {
    await lockDocument(transaction, id);
    const live = await liveRowAt(transaction, id, at);
    if (live?.liveId !== liveId)
      throw new StudioError('VERSION_MOVED', `"${id}" was published again since`, { id });
    const before = await rowBefore(transaction, id, live);
    revisions.set(id, before ? before.revision : replaces);
    const after = await bodyOf(transaction, id, revisions.get(id) ?? null);
    requireMarkets(actor, { before: await bodyOf(transaction, id, live.revision), after });
    restored.set(id, after);
  }
  const end = await endOf(transaction, number, at);
  if (end) await cancelScheduled(context, transaction, end);
  await requireNoErrors(context, restored, true);
  const publication = await addPublication(transaction, {
    actor,
    at,
    liveFrom: at,
    note: '',
    undoes: undone.id,
    release: undone.release,
  });
  for (const { id, revision: replaces } of undone.documents) {
    const revision = revisions.get(id) ?? null;
    await addLive(transaction, { id, revision, liveFrom: at, publication, replaces });
    await rebaseDraft(transaction, { id, release: undone.release ?? NO_RELEASE }, revision);
  }
  await announceContent(
    transaction,
    undone.documents.map(({ id }) => id),
  );
  await addAudit(transaction, {
    action: 'publication.undone',
    actor,
    detail: { publication, undoes: undone.id, documents: undone.documents.map(({ id }) => id) },
  });
  return publication;
}

const bodyOf = async (transaction: Db, id: DocumentId, revision: number | null) =>
  revision === null ? null : ((await findRevision(transaction, id, revision))?.body ?? null);
