/** A publication while another one of the same document is scheduled: the later one gets the change too, instead of reverting it. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { diffDocuments } from '#engine/operation/diff.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { applyWhatFits } from './follow-draft.ts';
import { addRevision, findRevision } from './revision.repository.ts';
import type { StudioContext } from './studio-context.ts';
import { StudioError } from './studio-error.ts';

/** @throws StudioError CONFLICT when a scheduled revision changes the same. */
export async function followScheduled(
  { rules }: Pick<StudioContext, 'rules'>,
  db: Kysely<Schema>,
  change: { id: DocumentId; before: DocumentBody; after: DocumentBody; at: Date },
): Promise<void> {
  const { id, before, after, at } = change;
  const scheduled = await db
    .selectFrom('studio_live')
    .select(['live_id', 'revision', 'live_from'])
    .where('document_id', '=', id)
    .where('live_from', '>', at)
    .execute();
  for (const { live_id, revision, live_from } of scheduled) {
    const later = revision === null ? undefined : await findRevision(db, id, revision);
    if (!later) continue;
    const { body, left } = applyWhatFits(later.body, diffDocuments(before, after));
    const isSound = rules.structure(id, body).length <= rules.structure(id, later.body).length;
    if (left.length > 0 || !isSound)
      throw new StudioError('CONFLICT', `What is scheduled for ${live_from.toISOString()} changes the same`, {
        id,
        liveFrom: live_from.toISOString(),
        operations: left,
      });
    const { number } = await addRevision(db, {
      id,
      body,
      source: 'studio',
      parent: later.number,
      author: null,
    });
    await db.updateTable('studio_live').set({ revision: number }).where('live_id', '=', live_id).execute();
  }
}
