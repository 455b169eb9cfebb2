/** A publication while another one of the same document is scheduled: the later one gets the change too, instead of reverting it. */
import type { Db } from '#backend/database/schema.ts';
import { applyOperation } from '#engine/operation/apply.ts';
import { diffDocuments } from '#engine/operation/diff.ts';
import { readField } from '#engine/operation/fields.ts';
import { findNode } from '#engine/operation/node-tree.ts';
import type { DocumentBody, DocumentOperation } from '#engine/operation/operation.ts';
import type { ConflictDecision, DocumentId } from '#studio-api/documents.ts';
import type { PublicationPost, ScheduledConflict } from '#studio-api/publications.ts';
import { saveDecisions } from './decision.repository.ts';
import { passAuthors } from './draft-authors.ts';
import { applyWhatFits, followDrafts } from './follow-draft.ts';
import { operationPlace } from './operation-place.ts';
import { addRevision, findRevision } from './revision.repository.ts';
import type { Actor, StudioContext } from './studio-context.ts';

interface Change {
  id: DocumentId;
  before: DocumentBody;
  after: DocumentBody;
  at: Date;
  by: Actor;
  /** Where a scheduled revision changes the same: it stays as it is, gets the change too, or the caller is asked. */
  scheduled: PublicationPost['scheduled'];
}

/** Later revisions of the document, each with whether it ends a publication. */
const laterRows = (db: Db, { id, at }: Change) =>
  db
    .selectFrom('studio_live as l')
    .leftJoin('studio_publication as p', 'p.publication_id', 'l.publication_id')
    .select(['l.live_id', 'l.revision', 'l.live_from', 'p.undoes', 'p.author'])
    .where('l.document_id', '=', id)
    .where('l.live_from', '>', at)
    .orderBy('l.live_from')
    .execute();

/** A change that cannot be made is left out: its place is not in the later revision. */
function applyAnyway(body: DocumentBody, ops: readonly DocumentOperation[]): DocumentBody {
  let next = body;
  for (const op of ops) {
    const result = applyOperation(next, op, { comparesWas: false });
    if (result.ok) next = result.value;
  }
  return next;
}

/** The words at a place; null: there are none. */
function saidAt(body: DocumentBody, { nodeId, path }: ReturnType<typeof operationPlace>): unknown {
  const holder = nodeId === '' ? body : findNode(body, nodeId)?.node;
  return (path === '' ? holder : holder && readField(holder, path.split('.'))) ?? null;
}

/** What the publisher chose where both change the same: the words that lose stay readable. */
function decisionsAbout(
  left: readonly DocumentOperation[],
  scheduled: { change: Change; later: DocumentBody; at: Date; author: string | null },
): (ConflictDecision & { scheduledFor: string })[] {
  const { change, later, at, author } = scheduled;
  return left.map(op => {
    const place = operationPlace(op);
    return {
      ...place,
      id: crypto.randomUUID(),
      chosen: change.scheduled === 'correct' ? 'mine' : 'theirs',
      by: author ?? '',
      theirs: saidAt(later, place),
      mine: saidAt(change.after, place),
      scheduledFor: at.toISOString(),
    };
  });
}

/** @returns the scheduled publications that change the same, unless the post says what becomes of them. */
export async function followScheduled(
  context: Pick<StudioContext, 'rules' | 'release' | 'now'>,
  db: Db,
  change: Change,
): Promise<ScheduledConflict[]> {
  const { rules } = context;
  const { id, before, after, at } = change;
  const conflicts: ScheduledConflict[] = [];
  for (const { live_id, revision, live_from, undoes, author } of await laterRows(db, change)) {
    const later = revision === null ? undefined : await findRevision(db, id, revision);
    if (!later) continue;
    const fitting = applyWhatFits(later.body, diffDocuments(before, after));
    // The end of a publication brings back what was there before it, whatever was corrected in the meantime.
    const left = undoes === null ? fitting.left : [];
    const body = change.scheduled === 'correct' ? applyAnyway(fitting.body, left) : fitting.body;
    const isSound = rules.structure(id, body).length <= rules.structure(id, later.body).length;
    if (change.scheduled === undefined && (left.length > 0 || !isSound)) {
      conflicts.push({ id, liveFrom: live_from.toISOString(), places: left.map(operationPlace) });
      continue;
    }
    if (change.scheduled !== undefined)
      await saveDecisions(
        db,
        id,
        decisionsAbout(left, { change, later: later.body, at: live_from, author }),
        change.by,
        at,
      );
    if (!isSound || body === later.body) continue;
    const { number } = await addRevision(db, {
      id,
      body,
      source: 'studio',
      parent: later.number,
      author: null,
    });
    await passAuthors(db, id, later.number, number);
    await db.updateTable('studio_live').set({ revision: number }).where('live_id', '=', live_id).execute();
    const corrected = { before: later.body, after: body, base: number, by: change.by, publishedAt: at };
    await followDrafts(context, db, { id, base: later.number, except: context.release }, corrected);
  }
  return conflicts;
}
