/**
 * Four eyes (R-STUDIO-190): in a shop that demands it, what is published was approved, exactly as it is, by somebody who
 * has written none of it.
 */
import { sql } from 'kysely';
import type { Db } from '#backend/database/schema.ts';
import type { MissingApproval } from '#studio-api/approval-state.ts';
import type { NamedStaff } from '#studio-api/comments.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { NO_RELEASE } from '../draft.repository.ts';
import { authorsOf } from '../draft-authors.ts';
import { publishingRoles, readRules } from '../publishing-rules.ts';
import { draftsOfRelease } from '../release.repository.ts';
import type { StudioContext } from '../studio-context.ts';
import { StudioError } from '../studio-error.ts';
import { approvalsOfDrafts, type SeenDraft } from './draft-approvals.ts';

/** More are not named. */
const MAX_READERS = 20;

async function readersBeside(db: Db, authors: readonly NamedStaff[]): Promise<NamedStaff[]> {
  const ids = authors.map(({ id }) => id);
  const rows = await db
    .selectFrom('staff')
    .select(['staff_id as id', sql<string>`coalesce(nullif(name, ''), mail)`.as('name')])
    .where('disabled_at', 'is', null)
    .where('role', 'in', publishingRoles)
    .where(sql<boolean>`not (staff_id::text = any(${ids}))`)
    .orderBy('name')
    .orderBy('mail')
    .limit(MAX_READERS)
    .execute();
  return rows;
}

const everyone = (authors: ReadonlyMap<DocumentId, readonly NamedStaff[]>): NamedStaff[] => [
  ...new Map([...authors.values()].flat().map(author => [author.id, author])).values(),
];

/**
 * What is missing, by document; empty in a shop that demands no approvals.
 * @param drafts as they are now, all of which differ from what is live; of a release every one of its documents may be named
 */
export async function missingApprovals(
  { release, now }: Pick<StudioContext, 'release' | 'now'>,
  db: Db,
  drafts: readonly SeenDraft[],
): Promise<ReadonlyMap<DocumentId, MissingApproval>> {
  if (drafts.length === 0 || !(await readRules(db)).needsApproval) return new Map();
  const whole = release === NO_RELEASE ? drafts : await draftsOfRelease(db, release);
  const approvals = await approvalsOfDrafts(db, release, whole);
  const authors = await authorsOf(
    db,
    release,
    whole.map(({ id }) => id),
    now(),
  );
  const together = everyone(authors);
  const missing = new Map<DocumentId, MissingApproval>();
  for (const { id } of drafts) {
    const approval = approvals.get(id);
    const own = release === NO_RELEASE ? (authors.get(id) ?? []) : together;
    const by = approval?.decided?.byId ?? null;
    const isApproved = approval?.state === 'approved' && by !== null;
    if (isApproved && own.every(author => author.id !== by)) continue;
    const reason = isApproved ? 'author' : (stateReason(approval?.state) ?? 'unsent');
    missing.set(id, { reason, authors: own, readers: await readersBeside(db, own) });
  }
  return missing;
}

const stateReason = (state: string | undefined) =>
  state === 'asked' || state === 'returned' || state === 'outdated' ? state : undefined;

/** @throws StudioError UNAPPROVED */
export async function requireApproved(
  context: Pick<StudioContext, 'release' | 'now'>,
  transaction: Db,
  drafts: readonly SeenDraft[],
): Promise<void> {
  const missing = await missingApprovals(context, transaction, drafts);
  if (missing.size > 0)
    throw new StudioError('UNAPPROVED', 'Somebody who is no author has to approve it first', {
      unapproved: Object.fromEntries(missing),
    });
}

/** @throws StudioError ROLE for an author of the drafts, in a shop that demands the approval of somebody else */
export async function requireNoAuthor(
  { release, now }: Pick<StudioContext, 'release' | 'now'>,
  transaction: Db,
  { documents, reader }: { documents: readonly DocumentId[]; reader: string | null },
): Promise<void> {
  if (!(await readRules(transaction)).needsApproval) return;
  const authors = everyone(await authorsOf(transaction, release, documents, now()));
  if (authors.some(({ id }) => id === reader))
    throw new StudioError('ROLE', 'Somebody else approves what you have written', { reason: 'author' });
}
