/** Releases by name: begun, renamed, deleted, and which documents they have. */
import type { Db } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { withdrawApprovals } from './approvals/approval.repository.ts';
import { addAudit } from './audit.repository.ts';
import { countConflicts } from './conflicts/conflict.repository.ts';
import { findDraft } from './draft.repository.ts';
import { lockDocument, readPublished } from './published-body.ts';
import {
  documentsOfRelease,
  draftsOfRelease,
  insertRelease,
  listReleases,
  type ReleaseRow,
  requireRelease,
} from './release.repository.ts';
import { requireMarkets } from './require-markets.ts';
import type { Actor, StudioContext } from './studio-context.ts';
import { StudioError } from './studio-error.ts';

export interface ReleaseService {
  /** Newest first. */
  list(): Promise<ReleaseRow[]>;
  /** @throws StudioError NOT_FOUND */
  find(id: number): Promise<ReleaseRow>;
  /** The documents of a release, by id. */
  documents(id: number): Promise<DocumentId[]>;
  /** How many places wait for a decision in each of its documents; those without one are left out. */
  conflicts(id: number): Promise<ReadonlyMap<DocumentId, number>>;
  create(title: string, actor: Actor): Promise<ReleaseRow>;
  /** @throws StudioError NOT_FOUND */
  rename(id: number, title: string, actor: Actor): Promise<ReleaseRow>;
  /**
   * Deletes the release with its drafts. What it published stays published.
   * @param seen the documents that the caller has seen in it
   * @throws StudioError NOT_FOUND; VERSION_MOVED when it is scheduled, or has other documents than `seen`
   */
  remove(id: number, seen: readonly DocumentId[], actor: Actor): Promise<void>;
  /** Takes a document out of the release, with what was written there. @throws StudioError NOT_FOUND, VERSION_MOVED */
  removeDraft(id: number, draft: { document: DocumentId; version: number }, actor: Actor): Promise<void>;
}

const scheduled = () =>
  new StudioError('VERSION_MOVED', 'The release is scheduled: cancel the publication first', {
    reason: 'scheduled',
  });

type Context = Pick<StudioContext, 'db' | 'now' | 'source'>;

/** Whether what is thrown away is the caller's to write. @throws StudioError ROLE */
async function requireOwnDraft(
  context: Context,
  db: Db,
  { id, body }: { id: DocumentId; body: DocumentBody },
  actor: Actor,
): Promise<void> {
  if (!actor.markets) return;
  const published = await readPublished(context, db, id);
  requireMarkets(actor, { before: published?.body ?? null, after: body });
}

const remove = (context: Context, id: number, seen: readonly DocumentId[], actor: Actor): Promise<void> =>
  withTransaction(context.db, async transaction => {
    // A post to the release waits, and finds it gone.
    await transaction
      .selectFrom('studio_release')
      .select('release_id')
      .where('release_id', '=', id)
      .forUpdate()
      .execute();
    const { state, title } = await requireRelease(transaction, id, context.now());
    if (state === 'scheduled') throw scheduled();
    const documents = await documentsOfRelease(transaction, id);
    if (documents.join() !== [...seen].sort().join())
      throw new StudioError('VERSION_MOVED', 'The release has other documents by now', { documents });
    for (const draft of await draftsOfRelease(transaction, id))
      await requireOwnDraft(context, transaction, draft, actor);
    await withdrawApprovals(transaction, id, actor, context.now());
    await transaction.deleteFrom('studio_release').where('release_id', '=', id).execute();
    await addAudit(transaction, {
      action: 'release.deleted',
      actor,
      detail: { release: id, title, documents },
    });
  });

const removeDraft = (
  context: Context,
  release: number,
  { document, version }: { document: DocumentId; version: number },
  actor: Actor,
): Promise<void> =>
  withTransaction(context.db, async transaction => {
    await lockDocument(transaction, document);
    const { state } = await requireRelease(transaction, release, context.now());
    if (state === 'scheduled') throw scheduled();
    const draft = await findDraft(transaction, { id: document, release }, true);
    if (!draft) throw new StudioError('NOT_FOUND', `"${document}" is not in the release`);
    if (draft.version !== version)
      throw new StudioError('VERSION_MOVED', `"${document}" was changed meanwhile`, {
        version: draft.version,
      });
    await requireOwnDraft(context, transaction, { id: document, body: draft.body }, actor);
    await transaction
      .deleteFrom('studio_draft')
      .where('document_id', '=', document)
      .where('release_id', '=', release)
      .execute();
    await addAudit(transaction, { action: 'release.document-removed', actor, document, detail: { release } });
  });

export function createReleaseService(context: Context): ReleaseService {
  const { db, now } = context;
  return {
    list: () => listReleases(db, now()),
    find: id => requireRelease(db, id, now()),
    documents: id => documentsOfRelease(db, id),
    conflicts: id => countConflicts(db, id),
    async create(title, actor) {
      const id = await withTransaction(db, async transaction => {
        const made = await insertRelease(transaction, { title, by: actor.name, at: now() });
        await addAudit(transaction, { action: 'release.created', actor, detail: { release: made, title } });
        return made;
      });
      return requireRelease(db, id, now());
    },
    async rename(id, title, actor) {
      await withTransaction(db, async transaction => {
        const before = await requireRelease(transaction, id, now());
        await transaction.updateTable('studio_release').set({ title }).where('release_id', '=', id).execute();
        const detail = { release: id, title, before: before.title };
        await addAudit(transaction, { action: 'release.renamed', actor, detail });
      });
      return requireRelease(db, id, now());
    },
    remove: (id, seen, actor) => remove(context, id, seen, actor),
    removeDraft: (id, draft, actor) => removeDraft(context, id, draft, actor),
  };
}
