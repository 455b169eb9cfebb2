/** Publishes drafts, all or none of them, takes publications back, and cancels scheduled ones. */
import { withTransaction } from '#backend/database/transaction.ts';
import type { PublicationPost } from '#studio-api/documents.ts';
import { addAudit } from './audit.repository.ts';
import {
  listPublications,
  lockPublications,
  type PublicationRow,
  requirePublication,
  setManaged,
} from './publication.repository.ts';
import { publishDrafts } from './publish-drafts.ts';
import type { Actor, StudioContext } from './studio-context.ts';
import { StudioError } from './studio-error.ts';
import { undoPublication } from './undo-publication.ts';

export interface PublicationService {
  /** @throws StudioError VERSION_MOVED, FINDINGS with `findings`, NOT_FOUND, INVALID, CONFLICT with a scheduled one. */
  publish(post: PublicationPost, actor: Actor): Promise<PublicationRow>;
  /** Makes what the publication replaced live again. @throws StudioError NOT_FOUND, VERSION_MOVED, FINDINGS */
  undo(id: number, actor: Actor): Promise<PublicationRow>;
  /** Removes a publication that has not begun. @throws StudioError NOT_FOUND, VERSION_MOVED */
  cancel(id: number, actor: Actor): Promise<void>;
  list(limit?: number): Promise<PublicationRow[]>;
}

export function createPublicationService(context: StudioContext): PublicationService {
  const { db, now } = context;

  return {
    async publish(post, actor) {
      const id = await withTransaction(db, transaction => publishDrafts(context, transaction, post, actor));
      return requirePublication(db, id);
    },
    async undo(number, actor) {
      const id = await withTransaction(db, transaction =>
        undoPublication(context, transaction, number, actor),
      );
      return requirePublication(db, id);
    },
    cancel: (number, actor) =>
      withTransaction(db, async transaction => {
        await lockPublications(transaction);
        const publication = await requirePublication(transaction, number);
        if (publication.cancelledAt) return;
        if (publication.liveFrom <= now())
          throw new StudioError('VERSION_MOVED', 'The publication has begun: take it back instead');
        await cancelScheduled(transaction, publication, now());
        await addAudit(transaction, {
          action: 'publication.cancelled',
          actor,
          detail: { publication: number, documents: publication.documents.map(({ id }) => id) },
        });
      }),
    list: (limit = 100) => listPublications(db, limit),
  };
}

/** A document that was never live goes back to its file. */
async function cancelScheduled(
  db: StudioContext['db'],
  publication: PublicationRow,
  at: Date,
): Promise<void> {
  await db.deleteFrom('studio_live').where('publication_id', '=', publication.id).execute();
  await db
    .updateTable('studio_publication')
    .set({ cancelled_at: at })
    .where('publication_id', '=', publication.id)
    .execute();
  for (const { id } of publication.documents) {
    const left = await db
      .selectFrom('studio_live')
      .select('live_id')
      .where('document_id', '=', id)
      .limit(1)
      .execute();
    if (left.length === 0) await setManaged(db, id, false);
  }
}
