/** Releases by name: begun, renamed, deleted, and which documents they have. */
import { withTransaction } from '#backend/database/transaction.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { withdrawApprovals } from './approvals/approval.repository.ts';
import { addAudit } from './audit.repository.ts';
import { countConflicts } from './conflicts/conflict.repository.ts';
import { findDraft } from './draft.repository.ts';
import { lockDocument } from './published-body.ts';
import {
  documentsOfRelease,
  insertRelease,
  listReleases,
  type ReleaseRow,
  requireRelease,
} from './release.repository.ts';
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

type Context = Pick<StudioContext, 'db' | 'now'>;

const remove = ({ db, now }: Context, id: number, seen: readonly DocumentId[], actor: Actor): Promise<void> =>
  withTransaction(db, async transaction => {
    // A post to the release waits, and finds it gone.
    await transaction
      .selectFrom('studio_release')
      .select('release_id')
      .where('release_id', '=', id)
      .forUpdate()
      .execute();
    const { state, title } = await requireRelease(transaction, id, now());
    if (state === 'scheduled') throw scheduled();
    const documents = await documentsOfRelease(transaction, id);
    if (documents.join() !== [...seen].sort().join())
      throw new StudioError('VERSION_MOVED', 'The release has other documents by now', { documents });
    await withdrawApprovals(transaction, id, actor, now());
    await transaction.deleteFrom('studio_release').where('release_id', '=', id).execute();
    await addAudit(transaction, {
      action: 'release.deleted',
      actor,
      detail: { release: id, title, documents },
    });
  });

const removeDraft = (
  { db, now }: Context,
  release: number,
  { document, version }: { document: DocumentId; version: number },
  actor: Actor,
): Promise<void> =>
  withTransaction(db, async transaction => {
    await lockDocument(transaction, document);
    const { state } = await requireRelease(transaction, release, now());
    if (state === 'scheduled') throw scheduled();
    const draft = await findDraft(transaction, { id: document, release }, true);
    if (!draft) throw new StudioError('NOT_FOUND', `"${document}" is not in the release`);
    if (draft.version !== version)
      throw new StudioError('VERSION_MOVED', `"${document}" was changed meanwhile`, {
        version: draft.version,
      });
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
