/** Publishes drafts, all or none of them, takes publications back, and cancels scheduled ones. */
import { withTransaction } from '#backend/database/transaction.ts';
import type { PublicationMove, PublicationPost } from '#studio-api/publications.ts';
import { addAudit } from './audit.repository.ts';
import { followBegun } from './follow-begun.ts';
import { requireOwnPublication } from './own-publication.ts';
import {
  listPublications,
  listUpcoming,
  lockPublications,
  type PublicationRow,
  requirePublication,
} from './publication.repository.ts';
import { publishDrafts } from './publish-drafts.ts';
import { cancelScheduled, movePublication } from './scheduled-publication.ts';
import type { Actor, StudioContext } from './studio-context.ts';
import { StudioError } from './studio-error.ts';
import { undoPublication } from './undo-publication.ts';

export interface PublicationService {
  /**
   * @throws StudioError VERSION_MOVED, FINDINGS with `findings`, NOT_FOUND, INVALID, SCHEDULED with `scheduled` when
   * scheduled publications change the same and `post.scheduled` does not say what becomes of them
   */
  publish(post: PublicationPost, actor: Actor): Promise<PublicationRow>;
  /** Makes what the publication replaced live again. @throws StudioError NOT_FOUND, VERSION_MOVED, FINDINGS */
  undo(id: number, actor: Actor): Promise<PublicationRow>;
  /** Removes a publication that has not begun, and its end. @throws StudioError NOT_FOUND, VERSION_MOVED */
  cancel(id: number, actor: Actor): Promise<void>;
  /** Another beginning or end. @throws StudioError NOT_FOUND, VERSION_MOVED, INVALID with `reason` */
  move(id: number, move: PublicationMove, actor: Actor): Promise<PublicationRow>;
  list(limit?: number): Promise<PublicationRow[]>;
  /** Those that have not begun, in the order in which they will. */
  upcoming(): Promise<PublicationRow[]>;
}

export function createPublicationService(context: StudioContext): PublicationService {
  const { db, now } = context;

  return {
    async publish(post, actor) {
      // A draft that is older than what is live would take back what has begun since. What follows is kept also when
      // nothing is published.
      await followBegun(context);
      const id = await withTransaction(db, transaction => publishDrafts(context, transaction, post, actor));
      await followBegun(context);
      return requirePublication(db, id);
    },
    async undo(number, actor) {
      const id = await withTransaction(db, transaction =>
        undoPublication(context, transaction, number, actor),
      );
      await followBegun(context);
      return requirePublication(db, id);
    },
    cancel: (number, actor) =>
      withTransaction(db, async transaction => {
        await lockPublications(transaction);
        const publication = await requirePublication(transaction, number);
        if (publication.cancelledAt) return;
        if (publication.liveFrom <= now())
          throw new StudioError('VERSION_MOVED', 'The publication has begun: take it back instead');
        await requireOwnPublication(transaction, publication, actor);
        await cancelScheduled(context, transaction, publication);
        await addAudit(transaction, {
          action: 'publication.cancelled',
          actor,
          detail: { publication: number, documents: publication.documents.map(({ id }) => id) },
        });
      }),
    async move(number, move, actor) {
      await withTransaction(db, transaction =>
        movePublication(context, transaction, { number, move }, actor),
      );
      return requirePublication(db, number);
    },
    list: (limit = 100) => listPublications(db, limit),
    upcoming: () => listUpcoming(db, now()),
  };
}
