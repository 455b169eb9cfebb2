/** Publications at a later moment: their end, other moments, and cancelling them. All of it within a transaction that holds the publications' lock. */
import type { Db } from '#backend/database/schema.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import type { PublicationMove } from '#studio-api/publications.ts';
import { announceContent } from './announce-content.ts';
import { addAudit } from './audit.repository.ts';
import { followDrafts } from './follow-draft.ts';
import { liveRowAt, rowBefore } from './live.repository.ts';
import { requireOwnPublication } from './own-publication.ts';
import {
  addLive,
  addPublication,
  lockPublications,
  type PublicationRow,
  type PublishedDocument,
  requirePublication,
  setManaged,
} from './publication.repository.ts';
import { lockDocument } from './published-body.ts';
import { findRevision } from './revision.repository.ts';
import type { Actor, StudioContext } from './studio-context.ts';
import { StudioError } from './studio-error.ts';

type Context = Pick<StudioContext, 'now' | 'rules'>;

/** The end of a publication is one that takes it back, at a later moment. Undefined without an end that is to come. */
export async function endOf(db: Db, publication: number, now: Date): Promise<PublicationRow | undefined> {
  const row = await db
    .selectFrom('studio_publication')
    .select('publication_id')
    .where('undoes', '=', publication)
    .where('cancelled_at', 'is', null)
    .where('live_from', '>', now)
    .executeTakeFirst();
  return row && requirePublication(db, row.publication_id);
}

/**
 * At its end the documents are again what they were before it.
 * @returns the number of the publication that ends it
 */
export async function addEnd(
  context: Pick<StudioContext, 'now'>,
  transaction: Db,
  { documents, id: undoes, liveFrom, release }: PublicationRow,
  { until, actor }: { until: Date; actor: Actor },
): Promise<number> {
  const end = await addPublication(transaction, {
    actor,
    at: context.now(),
    liveFrom: until,
    note: '',
    undoes,
    release,
  });
  for (const { id, liveId, revision, replaces } of documents) {
    const before = await rowBefore(transaction, id, { liveFrom, liveId });
    await addLive(transaction, {
      id,
      revision: before ? before.revision : replaces,
      liveFrom: until,
      publication: end,
      replaces: revision,
    });
  }
  return end;
}

/**
 * Drafts that began with a revision which does not go live follow what is live instead, with what was published since it was
 * scheduled: where both have changed the same, it waits for a decision.
 */
async function followLiveInstead(
  context: Context,
  transaction: Db,
  { id, revision, replaces }: PublishedDocument,
): Promise<void> {
  if (revision === null) return;
  const now = context.now();
  const { fileRevision } = await lockDocument(transaction, id);
  const live = await liveRowAt(transaction, id, now);
  const base = live?.revision ?? fileRevision;
  if (base === null) return;
  const [before, after] = await Promise.all(
    [replaces ?? base, base].map(number => findRevision(transaction, id, number)),
  );
  if (!before || !after) return;
  const by = { id: null, name: live ? await publisherOf(transaction, live.liveId) : null };
  const publishedAt = live?.liveFrom ?? now;
  const change = { before: before.body, after: after.body, base, by, publishedAt };
  await followDrafts(context, transaction, { id, base: revision }, change);
}

async function publisherOf(db: Db, liveId: number): Promise<string | null> {
  const row = await db
    .selectFrom('studio_live as l')
    .innerJoin('studio_publication as p', 'p.publication_id', 'l.publication_id')
    .select('p.author')
    .where('l.live_id', '=', liveId)
    .executeTakeFirst();
  return row?.author ?? null;
}

/** Removes a publication and its end. A document that was never live goes back to its file. */
export async function cancelScheduled(
  context: Context,
  transaction: Db,
  publication: PublicationRow,
): Promise<void> {
  const now = context.now();
  const end = await endOf(transaction, publication.id, now);
  for (const { id } of end ? [publication, end] : [publication]) {
    await transaction.deleteFrom('studio_live').where('publication_id', '=', id).execute();
    await transaction
      .updateTable('studio_publication')
      .set({ cancelled_at: now })
      .where('publication_id', '=', id)
      .execute();
  }
  for (const document of publication.documents) {
    const { id } = document;
    if (publication.undoes === null) await followLiveInstead(context, transaction, document);
    const left = await transaction
      .selectFrom('studio_live')
      .select('live_id')
      .where('document_id', '=', id)
      .limit(1)
      .execute();
    if (left.length === 0) await setManaged(transaction, id, false);
  }
}

/** What another publication of the same document would show in between, the move would take back or bring forward. */
async function requireNothingBetween(
  transaction: Db,
  id: DocumentId,
  { from, to, own }: { from: Date; to: Date; own: readonly number[] },
): Promise<void> {
  const [first, last] = from < to ? [from, to] : [to, from];
  const other = await transaction
    .selectFrom('studio_live')
    .select('live_from')
    .where('document_id', '=', id)
    .where('live_from', '>=', first)
    .where('live_from', '<=', last)
    .where(({ eb, or }) => or([eb('publication_id', 'is', null), eb('publication_id', 'not in', [...own])]))
    .limit(1)
    .executeTakeFirst();
  if (other)
    throw new StudioError('INVALID', `Another publication of "${id}" begins in between`, {
      reason: 'other-between',
      id,
      at: other.live_from.toISOString(),
    });
}

async function moveTo(transaction: Db, publication: PublicationRow, to: Date, own: readonly number[]) {
  for (const { id } of publication.documents)
    await requireNothingBetween(transaction, id, { from: publication.liveFrom, to, own });
  await transaction
    .updateTable('studio_live')
    .set({ live_from: to })
    .where('publication_id', '=', publication.id)
    .execute();
  await transaction
    .updateTable('studio_publication')
    .set({ live_from: to })
    .where('publication_id', '=', publication.id)
    .execute();
}

/** The moments after a move. @throws StudioError VERSION_MOVED, INVALID */
function movedMoments(
  publication: PublicationRow,
  end: PublicationRow | undefined,
  move: PublicationMove,
  now: Date,
): { from: Date; until: Date | null } {
  const from = move.liveFrom === undefined ? publication.liveFrom : new Date(move.liveFrom);
  const kept = end?.liveFrom ?? null;
  const until =
    move.liveUntil === undefined ? kept : move.liveUntil === null ? null : new Date(move.liveUntil);
  const hasBegun = publication.liveFrom <= now;
  if (publication.cancelledAt || (hasBegun && from.getTime() !== publication.liveFrom.getTime()))
    throw new StudioError('VERSION_MOVED', 'The publication has begun, or was cancelled');
  if (!hasBegun && from <= now)
    throw new StudioError('INVALID', 'A publication cannot begin in the past', { reason: 'past' });
  if (until && until <= (hasBegun ? now : from))
    throw new StudioError('INVALID', 'A publication cannot end before it begins', { reason: 'end' });
  return { from, until };
}

/**
 * Gives a publication another beginning, another end, or none.
 * @throws StudioError NOT_FOUND, VERSION_MOVED when it has begun, INVALID for moments in the past or beyond another
 * publication of the same documents
 */
export async function movePublication(
  context: StudioContext,
  transaction: Db,
  { number, move }: { number: number; move: PublicationMove },
  actor: Actor,
): Promise<void> {
  await lockPublications(transaction);
  const now = context.now();
  const publication = await requirePublication(transaction, number);
  await requireOwnPublication(transaction, publication, actor);
  if (publication.undoes !== null && move.liveUntil)
    throw new StudioError('INVALID', 'What ends a publication has no end itself');
  const end = await endOf(transaction, number, now);
  const { from, until } = movedMoments(publication, end, move, now);
  await requireAfterBeginning(transaction, publication, from);
  const own = [
    number,
    ...(end ? [end.id] : []),
    ...(publication.undoes === null ? [] : [publication.undoes]),
  ];
  if (publication.liveFrom > now) await moveTo(transaction, publication, from, own);
  else await requireStillLive(transaction, publication, now);
  if (end && until) await moveTo(transaction, end, until, own);
  else if (end) await cancelScheduled(context, transaction, end);
  else if (until) {
    for (const { id } of publication.documents)
      await requireNothingBetween(transaction, id, { from, to: until, own });
    await addEnd(context, transaction, await requirePublication(transaction, number), { until, actor });
  }
  await announceContent(
    transaction,
    publication.documents.map(({ id }) => id),
  );
  await addAudit(transaction, {
    action: 'publication.moved',
    actor,
    detail: {
      publication: number,
      documents: publication.documents.map(({ id }) => id),
      liveFrom: from.toISOString(),
      liveUntil: until?.toISOString() ?? null,
    },
  });
}

/** What ends another publication comes after its beginning. @throws StudioError INVALID */
async function requireAfterBeginning(transaction: Db, { undoes }: PublicationRow, from: Date): Promise<void> {
  if (undoes === null) return;
  const { liveFrom } = await requirePublication(transaction, undoes);
  if (from <= liveFrom)
    throw new StudioError('INVALID', 'A publication cannot end before it begins', { reason: 'end' });
}

async function requireStillLive(transaction: Db, { documents }: PublicationRow, now: Date): Promise<void> {
  for (const { id, liveId } of documents)
    if ((await liveRowAt(transaction, id, now))?.liveId !== liveId)
      throw new StudioError('VERSION_MOVED', `"${id}" was published again since`, { id });
}
