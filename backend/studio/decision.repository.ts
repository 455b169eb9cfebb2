/** What was decided where two people had changed the same: the words that lost stay readable (R-STUDIO-148). */
import type { Db } from '#backend/database/schema.ts';
import type { ConflictDecision, DecisionTaken, DocumentId } from '#studio-api/documents.ts';
import type { Actor } from './studio-context.ts';

/** How many the history lists. */
const LISTED = 100;

/** Keeps decisions; one that is known already stays as it was reported first. */
export async function saveDecisions(
  db: Db,
  id: DocumentId,
  decisions: readonly (ConflictDecision & Pick<DecisionTaken, 'isOfLive' | 'scheduledFor'>)[],
  actor: Actor,
  at: Date,
): Promise<void> {
  if (decisions.length === 0) return;
  await db
    .insertInto('studio_decision')
    .values(
      decisions.map(({ id: decisionId, nodeId, path, chosen, by, theirs, mine, ...of }) => ({
        decision_id: decisionId,
        document_id: id,
        node_id: nodeId,
        path,
        chosen,
        other_author: by,
        theirs: JSON.stringify(theirs ?? null),
        mine: JSON.stringify(mine ?? null),
        author: actor.name,
        at,
        is_of_live: of.isOfLive ?? false,
        scheduled_for: of.scheduledFor === undefined ? null : new Date(of.scheduledFor),
      })),
    )
    .onConflict(conflict => conflict.column('decision_id').doNothing())
    .execute();
}

export async function decisionsOf(db: Db, id: DocumentId): Promise<DecisionTaken[]> {
  const rows = await db
    .selectFrom('studio_decision')
    .selectAll()
    .where('document_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('decision_id')
    .limit(LISTED)
    .execute();
  return rows.map(row => ({
    id: row.decision_id,
    nodeId: row.node_id,
    path: row.path,
    chosen: row.chosen,
    by: row.other_author,
    theirs: row.theirs,
    mine: row.mine,
    author: row.author,
    ...(row.is_of_live ? { isOfLive: true as const } : {}),
    ...(row.scheduled_for ? { scheduledFor: row.scheduled_for.toISOString() } : {}),
    at: row.at.toISOString(),
  }));
}
