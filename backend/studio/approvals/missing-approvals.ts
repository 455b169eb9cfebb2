/**
 * Four eyes (R-STUDIO-190): in a shop that demands it, what is published was approved, exactly as it is, by somebody who
 * has written none of it.
 */
import type { Db } from '#backend/database/schema.ts';
import type { MissingApproval } from '#studio-api/approval-state.ts';
import type { NamedStaff } from '#studio-api/comments.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { NO_RELEASE } from '../draft.repository.ts';
import { authorsOf } from '../draft-authors.ts';
import { readPublished } from '../published-body.ts';
import { readRules } from '../publishing-rules.ts';
import { draftsOfRelease } from '../release.repository.ts';
import type { StudioContext } from '../studio-context.ts';
import { StudioError } from '../studio-error.ts';
import { type Approver, type DraftChange, listApprovers, mayApprove } from './approvers.ts';
import { approvalsOfDrafts, type SeenDraft } from './draft-approvals.ts';

/** More are not named. */
const MAX_READERS = 20;

type Context = Pick<StudioContext, 'release' | 'now' | 'source'>;

/** @param about what they would approve together */
async function readersBeside(
  context: Pick<Context, 'now' | 'source'>,
  db: Db,
  { approvers, authors }: { approvers: readonly Approver[]; authors: readonly NamedStaff[] },
  about: readonly SeenDraft[],
): Promise<NamedStaff[]> {
  const others = approvers.filter(({ id }) => authors.every(author => author.id !== id));
  const isLimited = others.some(({ markets }) => markets !== null);
  const changes: DraftChange[] = [];
  for (const { id, body: after } of isLimited ? about : [])
    changes.push({ before: (await readPublished(context, db, id))?.body ?? null, after });
  return others
    .filter(approver => mayApprove(approver, changes))
    .slice(0, MAX_READERS)
    .map(({ id, name, mail }) => ({ id, name: name || mail }));
}

const everyone = (authors: ReadonlyMap<DocumentId, readonly NamedStaff[]>): NamedStaff[] => [
  ...new Map([...authors.values()].flat().map(author => [author.id, author])).values(),
];

/**
 * What is missing, by document; empty in a shop that demands no approvals.
 * @param drafts as they are now, all of which differ from what is live; of a release every one of its documents may be named
 */
export async function missingApprovals(
  context: Context,
  db: Db,
  drafts: readonly SeenDraft[],
): Promise<ReadonlyMap<DocumentId, MissingApproval>> {
  const { release, now } = context;
  if (drafts.length === 0 || !(await readRules(db)).needsApproval) return new Map();
  const whole = release === NO_RELEASE ? drafts : await draftsOfRelease(db, release);
  const approvals = await approvalsOfDrafts(context, db, whole);
  const authors = await authorsOf(
    db,
    release,
    whole.map(({ id }) => id),
    now(),
  );
  const together = everyone(authors);
  const approvers = await listApprovers(db);
  const missing = new Map<DocumentId, MissingApproval>();
  let readers: NamedStaff[] | undefined;
  for (const draft of drafts) {
    const { id } = draft;
    const approval = approvals.get(id);
    const own = release === NO_RELEASE ? (authors.get(id) ?? []) : together;
    const by = approval?.decided?.byId ?? null;
    const isApproved = approval?.state === 'approved' && by !== null;
    if (isApproved && own.every(author => author.id !== by)) continue;
    const reason = isApproved ? 'author' : (stateReason(approval?.state) ?? 'unsent');
    // Those of a release are the same for all of its documents.
    if (release === NO_RELEASE || !readers) {
      const about = release === NO_RELEASE ? [draft] : whole;
      readers = await readersBeside(context, db, { approvers, authors: own }, about);
    }
    missing.set(id, { reason, authors: own, readers });
  }
  return missing;
}

const stateReason = (state: string | undefined) =>
  state === 'asked' || state === 'returned' || state === 'outdated' ? state : undefined;

/** @throws StudioError UNAPPROVED */
export async function requireApproved(
  context: Context,
  transaction: Db,
  drafts: readonly SeenDraft[],
): Promise<void> {
  const missing = await missingApprovals(context, transaction, drafts);
  if (missing.size > 0)
    throw new StudioError('UNAPPROVED', 'Somebody who is no author has to approve it first', {
      unapproved: Object.fromEntries(missing),
    });
}

/** Whose approval of the drafts the shop does not count: none in a shop that demands no approvals. */
export async function barredAuthors(
  { release, now }: Pick<StudioContext, 'release' | 'now'>,
  db: Db,
  documents: readonly DocumentId[],
): Promise<NamedStaff[]> {
  if (!(await readRules(db)).needsApproval) return [];
  return everyone(await authorsOf(db, release, documents, now()));
}

/** @throws StudioError ROLE for an author of the drafts, in a shop that demands the approval of somebody else */
export async function requireNoAuthor(
  context: Pick<StudioContext, 'release' | 'now'>,
  transaction: Db,
  { documents, reader }: { documents: readonly DocumentId[]; reader: string | null },
): Promise<void> {
  const authors = await barredAuthors(context, transaction, documents);
  if (authors.some(({ id }) => id === reader))
    throw new StudioError('ROLE', 'Somebody else approves what you have written', { reason: 'author' });
}
