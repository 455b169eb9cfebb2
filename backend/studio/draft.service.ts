/** The shared draft of a document: opened from what is live, changed by operations that the server puts in order. */
import type { Db } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import type { DocumentBody, DocumentOperation } from '#engine/operation/operation.ts';
import { sameJson } from '#kernel/same-json.ts';
import type { ConflictPost } from '#studio-api/conflicts.ts';
import { partsOf } from '#studio-api/document-id.ts';
import type {
  DecisionTaken,
  DocumentId,
  DraftRestored,
  OperationsPost,
  OperationsRefused,
  RestorePost,
} from '#studio-api/documents.ts';
import { addAudit } from './audit.repository.ts';
import { beginDraft, lockDraft, noDocument } from './begin-draft.ts';
import { type OpenConflict, openConflicts, removeSettled } from './conflicts/conflict.repository.ts';
import { decideConflict } from './conflicts/decide-conflict.ts';
import { decisionsOf, saveDecisions } from './decision.repository.ts';
import {
  type DraftKey,
  findDraft,
  firstVersion,
  hasDraft,
  insertDraft,
  NO_RELEASE,
  postsSince,
  type SavedPost,
  saveOperations,
  versionOfPost,
} from './draft.repository.ts';
import { addAuthor, copyAuthors } from './draft-authors.ts';
import { rebaseOnto } from './find-conflicts.ts';
import { lockDocument, readPublished } from './published-body.ts';
import { lockOpenRelease } from './release.repository.ts';
import { requireMarkets } from './require-markets.ts';
import { requireSound, requireStructure } from './require-sound.ts';
import { isUnderstood, requiresOf } from './required-versions.ts';
import { restoreDraft } from './restore-draft.ts';
import type { Actor, StudioContext } from './studio-context.ts';
import { StudioError } from './studio-error.ts';

export interface AcceptedPost {
  version: number;
  missed: DocumentOperation[];
  /** What was applied, where it is not what was sent. */
  ops?: DocumentOperation[];
  body: DocumentBody;
}

/** For the answer: only what differs from the post. */
const changedOps = (sent: readonly DocumentOperation[], saved: DocumentOperation[]) =>
  sameJson(sent, saved) ? {} : { ops: saved };

export interface OpenDraft {
  body: DocumentBody;
  version: number;
  baseRevision: number | null;
  /** Written for a newer build than this one. */
  isNewer: boolean;
}

export type DraftAction = 'document.pushed' | 'document.imported' | 'document.drift-taken';

const MAX_OPERATIONS = 200;

export interface DocumentPostOf {
  id: DocumentId;
  post: OperationsPost;
}

export interface DraftService {
  /** The draft, or what is published when there is none. @throws StudioError NOT_FOUND */
  open(id: DocumentId): Promise<OpenDraft>;
  /**
   * Applies operations, all or none of them; a repeated post gets its first answer.
   * @param action what the log calls it, for changes that no one typed
   * @throws StudioError CONFLICT with `OperationsRefused`, STRUCTURE, ROLE, NOT_FOUND, NEWER_BUILD
   */
  post(id: DocumentId, post: OperationsPost, actor: Actor, action?: DraftAction): Promise<AcceptedPost>;
  /**
   * Posts to several documents: all posts, or none of them. Answers in the order of the posts.
   * @throws StudioError as `post`, with the `document` that is refused
   */
  postTogether(posts: readonly DocumentPostOf[], actor: Actor): Promise<AcceptedPost[]>;
  /** Begins the draft, if there is none: the document is in the release then. @throws StudioError NOT_FOUND, VERSION_MOVED, ROLE */
  begin(id: DocumentId, actor: Actor): Promise<void>;
  /**
   * Begins a document that does not exist yet.
   * @param copied what the body says was said there, by its authors
   * @throws StudioError EXISTS, STRUCTURE, INVALID; NOT_FOUND, VERSION_MOVED for the release
   */
  create(id: string, body: DocumentBody, actor: Actor, copied?: DocumentId): Promise<void>;
  /**
   * Makes the draft what is live, or what a revision says, and keeps what it said as a revision.
   * @throws StudioError VERSION_MOVED, NOT_FOUND, STRUCTURE, ROLE, NEWER_BUILD
   */
  restore(id: DocumentId, post: RestorePost, actor: Actor): Promise<DraftRestored>;
  /** Where the draft and what was published meanwhile have changed the same, and no one has decided, oldest first. */
  conflicts(id: DocumentId): Promise<OpenConflict[]>;
  /** @throws StudioError NOT_FOUND, VERSION_MOVED, CONFLICT, STRUCTURE */
  decide(
    post: ConflictPost & { id: DocumentId; conflict: string },
    actor: Actor,
  ): Promise<{ version: number }>;
  /** What was decided where two people had changed the same, newest first. */
  decisions(id: DocumentId): Promise<DecisionTaken[]>;
  /** The operations after a version. */
  since(id: DocumentId, version: number): Promise<SavedPost[]>;
}

async function createDraft(
  context: StudioContext,
  { name, body, copied }: { name: string; body: DocumentBody; copied: DocumentId | undefined },
  actor: Actor,
): Promise<void> {
  const parts = partsOf(name);
  if (!parts) throw new StudioError('INVALID', `"${name}" is not a name for a document`);
  const { id } = parts;
  const key = { id, release: context.release };
  requireStructure(context, id, body);
  requireMarkets(actor, { before: null, after: body });
  await withTransaction(context.db, async transaction => {
    const published = await readPublished(context, transaction, id);
    const { isDeleted } = await lockDocument(transaction, id);
    if (isDeleted)
      throw new StudioError('EXISTS', `"${id}" was deleted: restore it, or take another name`, { isDeleted });
    if (key.release !== NO_RELEASE) await lockOpenRelease(transaction, key.release, context.now());
    // Of whatever release: two documents with one name could not both be published.
    if (published?.body || (await hasDraft(transaction, id)))
      throw new StudioError('EXISTS', `There is a document "${id}" already`);
    await insertDraft(transaction, key, { body, baseRevision: published?.revision ?? null }, context.now());
    if (copied) await copyAuthors(transaction, await keyOfOpened(context, transaction, copied), key);
    await addAuthor(transaction, key, actor);
    await addAudit(transaction, { action: 'document.created', actor, document: id });
  });
}

/** Whose words `openDraft` answers. Where it answers what is live, no draft has the key. */
async function keyOfOpened(context: StudioContext, db: Db, id: DocumentId): Promise<DraftKey> {
  const own = { id, release: context.release };
  const isOwn = (await findDraft(db, own)) ?? (await readPublished(context, db, id))?.body;
  return isOwn ? own : { id, release: NO_RELEASE };
}

async function openDraft(context: StudioContext, id: DocumentId): Promise<OpenDraft> {
  const { db, release } = context;
  const draft = await findDraft(db, { id, release });
  const published = draft ? undefined : await readPublished(context, db, id);
  const first =
    draft || published?.body || release === NO_RELEASE
      ? undefined
      : await findDraft(db, { id, release: NO_RELEASE });
  const body = draft?.body ?? published?.body ?? first?.body;
  if (!body) throw noDocument(id);
  return {
    body,
    version: draft?.version ?? (await firstVersion(db, { id, release }, context.now())),
    baseRevision: draft?.baseRevision ?? published?.revision ?? null,
    isNewer: !isUnderstood(requiresOf(body), context.versions),
  };
}

export function createDraftService(context: StudioContext): DraftService {
  const { db, now, release } = context;

  async function accept(
    transaction: Db,
    id: DocumentId,
    { base, clientId, seq, ops, decisions = [] }: OperationsPost,
    actor: Actor,
    action: DraftAction | undefined,
  ): Promise<AcceptedPost> {
    const key = { id, release };
    const draft = await lockDraft(context, transaction, id);
    await saveDecisions(transaction, id, decisions, actor, now());
    const first = await versionOfPost(transaction, key, { clientId, seq });
    if (first !== undefined) {
      const posts = await postsSince(transaction, key, base, first);
      const missed = posts.filter(post => post.version < first).flatMap(post => post.ops);
      const saved = posts.find(post => post.version === first)?.ops ?? ops;
      return { version: first, missed, body: draft.body, ...changedOps(ops, saved) };
    }
    if (base > draft.version) throw moved(draft.version, []);
    const missed = await postsSince(transaction, key, base);
    // Old operations are removed after a while.
    if (missed.length < draft.version - base) throw moved(draft.version, []);
    const others = missed.flatMap(post => post.ops);
    const rebased = rebaseOnto(draft.body, ops, missed);
    if (rebased.kind === 'conflicts')
      throw conflict({ version: draft.version, missed: others, conflicts: rebased.conflicts });
    if (rebased.kind === 'wrong')
      throw new StudioError('STRUCTURE', `Operation ${rebased.operation}: ${rebased.reason}`, {
        operation: rebased.operation,
        reason: rebased.reason,
      });
    const { body, ops: saved } = rebased;
    // Another user did the same: there is nothing to save.
    if (saved.length === 0)
      return { version: draft.version, missed: others, body, ...changedOps(ops, saved) };
    await requireSound(context, id, draft.body, body, actor);
    const version = draft.version + 1;
    await saveOperations(transaction, key, {
      version,
      body,
      ops: saved,
      client: { clientId, seq },
      by: actor,
      at: now(),
    });
    await addAuthor(transaction, key, actor);
    await removeSettled(transaction, key, { ...draft, body });
    if (action) await addAudit(transaction, { action, actor, document: id, detail: { version } });
    return { version, missed: others, body, ...changedOps(ops, saved) };
  }

  return {
    open: id => openDraft(context, id),
    async post(id, post, actor, action) {
      requirePost({ id, post });
      return withTransaction(db, transaction => accept(transaction, id, post, actor, action));
    },

    postTogether: (posts, actor) =>
      withTransaction(db, transaction =>
        acceptAll(posts, (id, post) => accept(transaction, id, post, actor, undefined)),
      ),

    begin: (id, actor) => beginDraft(context, id, actor),
    create: (name, body, actor, copied) => createDraft(context, { name, body, copied }, actor),

    async restore(id, post, actor) {
      if (!partsOf(id)) throw noDocument(id);
      return withTransaction(db, async transaction => {
        const draft = await lockDraft(context, transaction, id);
        return restoreDraft(context, transaction, { id, draft, post }, actor);
      });
    },

    conflicts: id => openConflicts(db, { id, release }),
    decide: (post, actor) => decideConflict(context, post, actor),
    decisions: id => decisionsOf(db, id),

    since: (id, version) => postsSince(db, { id, release }, version),
  };
}

/** @throws StudioError NOT_FOUND, INVALID */
function requirePost({ id, post }: DocumentPostOf): void {
  if (!partsOf(id)) throw noDocument(id);
  if (post.ops.length > MAX_OPERATIONS)
    throw new StudioError('INVALID', `At most ${MAX_OPERATIONS} operations at once`);
}

/** Accepts several posts. Each of them is needed: what others have done already, such as moving a part away, refuses all. */
async function acceptAll(
  posts: readonly DocumentPostOf[],
  accept: (id: DocumentId, post: OperationsPost) => Promise<AcceptedPost>,
): Promise<AcceptedPost[]> {
  for (const each of posts) requirePost(each);
  const answers = new Map<DocumentId, AcceptedPost>();
  // Two that lock the same drafts do so in the same order.
  for (const { id, post } of posts.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
    try {
      const answer = await accept(id, post);
      if ((answer.ops ?? post.ops).length < post.ops.length) throw moved(answer.version, answer.missed);
      answers.set(id, answer);
    } catch (error) {
      if (!(error instanceof StudioError)) throw error;
      throw new StudioError(error.code, error.message, { ...error.details, document: id });
    }
  return posts.flatMap(({ id }) => answers.get(id) ?? []);
}

const conflict = (refused: OperationsRefused) =>
  new StudioError('CONFLICT', 'Another user has changed the same', { ...refused });

const moved = (version: number, missed: DocumentOperation[]) =>
  new StudioError('VERSION_MOVED', 'The draft has moved on: open it again', {
    version,
    missed,
    conflicts: [],
  });
