/** Publishes drafts within a transaction: checked together, all or none of them. */
import type { Db } from '#backend/database/schema.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import type { PublicationPost, ScheduledConflict } from '#studio-api/publications.ts';
import { announceContent } from './announce-content.ts';
import { closeApprovals } from './approvals/approval.repository.ts';
import { requireApproved } from './approvals/missing-approvals.ts';
import { addAudit } from './audit.repository.ts';
import { hashOfBody } from './body-hash.ts';
import { openConflicts, removeAllPlaces } from './conflicts/conflict.repository.ts';
import { findDraft, NO_RELEASE, rebaseDraft } from './draft.repository.ts';
import { keepAuthors, settleAuthors } from './draft-authors.ts';
import { followOne } from './follow-begun.ts';
import { followScheduled } from './follow-scheduled.ts';
import {
  addLive,
  addPublication,
  lockPublications,
  requirePublication,
  setManaged,
} from './publication.repository.ts';
import { keepFile, lockDocument, readPublished } from './published-body.ts';
import { documentsOfRelease, lockOpenRelease } from './release.repository.ts';
import { requireMarkets } from './require-markets.ts';
import { requireNoErrors } from './require-no-errors.ts';
import { type PublicationPeriod, requireNothingLost } from './require-nothing-lost.ts';
import { addRevision, findRevision } from './revision.repository.ts';
import { addEnd } from './scheduled-publication.ts';
import type { Actor, StudioContext } from './studio-context.ts';
import { StudioError } from './studio-error.ts';

/** A draft that is about to be published. */
interface Chosen {
  id: DocumentId;
  version: number;
  body: DocumentBody;
  /** What the publication replaces; null for nothing. */
  replaces: number | null;
  /** Body of `replaces`. */
  before: DocumentBody | null;
  /** The revision that the draft began with. */
  base: number | null;
}

/** Null when the draft is what is live already. */
async function choose(
  context: StudioContext,
  transaction: Db,
  id: DocumentId,
  version: number,
): Promise<Chosen | null> {
  const { fileRevision, isDeleted } = await lockDocument(transaction, id);
  if (isDeleted) throw new StudioError('NOT_FOUND', `"${id}" was deleted`);
  const key = { id, release: context.release };
  // Another publication may have begun since the drafts last followed: what it changed must not be taken back unseen.
  await followOne(context, transaction, key);
  const draft = await findDraft(transaction, key, true);
  if (!draft) throw new StudioError('NOT_FOUND', `"${id}" has no draft`);
  if (draft.version !== version)
    throw new StudioError('VERSION_MOVED', `"${id}" was changed meanwhile`, { id, version: draft.version });
  const published = await readPublished(context, transaction, id);
  const before = published?.body ?? null;
  if (before && hashOfBody(before) === hashOfBody(draft.body)) return null;
  const base = published?.isManaged === false ? await context.source.find(id) : undefined;
  const replaces = base ? await keepFile(transaction, base, fileRevision) : (published?.revision ?? null);
  return { id, version, body: draft.body, replaces, before, base: draft.baseRevision };
}

/** A release goes live as a whole. @throws StudioError VERSION_MOVED when the post lacks one of its documents */
async function requireWhole(
  { release, now }: Pick<StudioContext, 'release' | 'now'>,
  transaction: Db,
  { documents }: PublicationPost,
): Promise<void> {
  await lockOpenRelease(transaction, release, now());
  const posted = new Set(documents.map(({ id }) => id));
  const missing = (await documentsOfRelease(transaction, release)).filter(id => !posted.has(id));
  if (missing.length > 0)
    throw new StudioError('VERSION_MOVED', `${missing.join(', ')} came into the release meanwhile`, {
      missing,
    });
}

/** What is live would be overwritten unseen. @throws StudioError UNDECIDED */
async function requireDecided(
  { release }: Pick<StudioContext, 'release'>,
  transaction: Db,
  chosen: readonly Chosen[],
): Promise<void> {
  const counts: [DocumentId, number][] = [];
  for (const { id } of chosen) counts.push([id, (await openConflicts(transaction, { id, release })).length]);
  const undecided = Object.fromEntries(counts.filter(([, count]) => count > 0));
  if (Object.keys(undecided).length > 0)
    throw new StudioError('UNDECIDED', 'What was published meanwhile changes the same', { undecided });
}

/** @throws StudioError INVALID */
function periodOf(post: PublicationPost, now: Date): PublicationPeriod {
  const liveFrom = post.liveFrom === undefined ? now : new Date(post.liveFrom);
  const until = post.liveUntil === undefined ? null : new Date(post.liveUntil);
  if (!(liveFrom >= now))
    throw new StudioError('INVALID', 'A publication cannot begin in the past', { reason: 'past' });
  if (until && !(until > liveFrom))
    throw new StudioError('INVALID', 'A publication cannot end before it begins', { reason: 'end' });
  return { now, liveFrom, until };
}

/** What the publication will replace at its moment; null for nothing. */
async function replacedBody(
  transaction: Db,
  one: Chosen,
  period: PublicationPeriod,
): Promise<DocumentBody | null> {
  const next = await requireNothingLost(transaction, one, period);
  return next === null ? one.before : ((await findRevision(transaction, one.id, next))?.body ?? null);
}

/** @returns the number of the publication. */
export async function publishDrafts(
  context: StudioContext,
  transaction: Db,
  post: PublicationPost,
  actor: Actor,
): Promise<number> {
  await lockPublications(transaction);
  const at = context.now();
  const { release } = context;
  if (release !== NO_RELEASE) await requireWhole(context, transaction, post);
  const period = periodOf(post, at);
  const { liveFrom, until } = period;
  const chosen: Chosen[] = [];
  // In one order, so that two publications of the same documents never wait for each other.
  for (const { id, version } of post.documents.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const one = await choose(context, transaction, id, version);
    if (!one) continue;
    const before = await replacedBody(transaction, one, period);
    requireMarkets(actor, { before, after: one.body });
    chosen.push(one);
  }
  if (chosen.length === 0) throw new StudioError('INVALID', 'Nothing differs from what is live');
  await requireDecided(context, transaction, chosen);
  await requireApproved(context, transaction, chosen);
  const changed = new Map(chosen.map(({ id, body }) => [id, body]));
  await requireNoErrors(context, changed, post.acceptWarnings === true);
  const publication = await addPublication(transaction, {
    actor,
    at,
    liveFrom,
    note: post.note,
    release: release === NO_RELEASE ? null : release,
  });
  const isNow = liveFrom <= at;
  const conflicts: ScheduledConflict[] = [];
  for (const { id, body, replaces, before } of chosen) {
    const { number, hash } = await addRevision(transaction, {
      id,
      body,
      source: 'studio',
      parent: replaces,
      author: actor.name,
      note: post.note,
    });
    if (isNow && before) {
      const change = { id, before, after: body, at, by: actor, scheduled: post.scheduled };
      conflicts.push(...(await followScheduled(context, transaction, change)));
    }
    const live = await addLive(transaction, { id, revision: number, liveFrom, publication, replaces });
    await setManaged(transaction, id, true);
    const key = { id, release };
    await rebaseDraft(transaction, key, number);
    await keepAuthors(transaction, key, hash, at);
    await settleAuthors(transaction, key, live, at);
    await removeAllPlaces(transaction, key);
  }
  if (conflicts.length > 0)
    throw new StudioError('SCHEDULED', 'Scheduled publications change the same', { scheduled: conflicts });
  const ids = chosen.map(({ id }) => id);
  await closeApprovals(transaction, release, ids, at);
  if (until) {
    const added = await requirePublication(transaction, publication);
    await addEnd(context, transaction, added, { until, actor });
  }
  if (isNow) await announceContent(transaction, ids);
  await addAudit(transaction, {
    action: isNow ? 'publication.published' : 'publication.scheduled',
    actor,
    detail: {
      publication,
      ...(release === NO_RELEASE ? {} : { release }),
      documents: ids,
      liveFrom: liveFrom.toISOString(),
      ...(until ? { liveUntil: until.toISOString() } : {}),
    },
  });
  return publication;
}
