/** Makes the draft of a document what an earlier state of it was. What the draft said before stays in the history. */
import { randomUUID } from 'node:crypto';
import type { Db } from '#backend/database/schema.ts';
import { diffDocuments } from '#engine/operation/diff.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { DocumentId, DraftRestored, RestorePost } from '#studio-api/documents.ts';
import { addAudit } from './audit.repository.ts';
import { hashOfBody } from './body-hash.ts';
import { removeAllPlaces, removeSettled } from './conflicts/conflict.repository.ts';
import { rebaseDraft, type StoredDraft, saveOperations } from './draft.repository.ts';
import { addAuthor, keepAuthors, restoreAuthors, settleAuthors } from './draft-authors.ts';
import { liveRowAt } from './live.repository.ts';
import { withNewExperiments } from './new-experiments.ts';
import { lockDocument, readPublished } from './published-body.ts';
import { requireSound } from './require-sound.ts';
import { addRevision, findRevision, hasRevision } from './revision.repository.ts';
import type { Actor, StudioContext } from './studio-context.ts';
import { StudioError } from './studio-error.ts';

interface Restoring {
  id: DocumentId;
  draft: StoredDraft;
  post: RestorePost;
}

async function stateOf(
  context: StudioContext,
  transaction: Db,
  { id, draft, post: { state } }: Restoring,
): Promise<DocumentBody> {
  const published = await readPublished(context, transaction, id);
  const body = state === 'live' ? published?.body : (await findRevision(transaction, id, state))?.body;
  if (published && state === 'live') {
    // A draft that is what is live again began with it: what is scheduled comes to it at its moment, as to any other.
    const { fileRevision } = await lockDocument(transaction, id);
    const key = { id, release: context.release };
    await rebaseDraft(transaction, key, published.isManaged ? published.revision : fileRevision);
    await removeAllPlaces(transaction, key);
  }
  if (!body) throw new StudioError('NOT_FOUND', `"${id}" has no revision ${state}`);
  const newEnding = () => randomUUID().slice(0, 6);
  return withNewExperiments(body, [draft.body, published?.body], newEnding);
}

/**
 * @param draft under the document's lock
 * @param post.version of the draft that the caller has seen: what somebody has written since is not thrown away unseen
 * @throws StudioError VERSION_MOVED, NOT_FOUND, STRUCTURE, ROLE, NEWER_BUILD
 */
export async function restoreDraft(
  context: StudioContext,
  transaction: Db,
  { id, draft, post }: Restoring,
  actor: Actor,
): Promise<DraftRestored> {
  if (draft.version !== post.version)
    throw new StudioError('VERSION_MOVED', 'The draft has moved on: look at it again', {
      version: draft.version,
    });
  const body = await stateOf(context, transaction, { id, draft, post });
  const ops = diffDocuments(draft.body, body);
  if (ops.length === 0) return { version: draft.version, kept: null };
  await requireSound(context, id, draft.body, body, actor);
  const hash = hashOfBody(draft.body);
  const isKnown = await hasRevision(transaction, id, hash);
  const kept = isKnown
    ? null
    : await addRevision(transaction, {
        id,
        body: draft.body,
        source: 'draft',
        parent: draft.baseRevision,
        author: draft.updatedBy ?? actor.name,
      });
  const version = draft.version + 1;
  const key = { id, release: context.release };
  await keepAuthors(transaction, key, hash, context.now());
  await saveOperations(transaction, key, {
    version,
    body,
    ops,
    client: { clientId: 'restore', seq: version },
    by: actor,
    at: context.now(),
  });
  await addAuthor(transaction, key, actor);
  if (post.state === 'live') {
    const live = await liveRowAt(transaction, id, context.now());
    await settleAuthors(transaction, key, live?.liveId ?? null, context.now());
  } else await restoreAuthors(transaction, key, post.state, context.now());
  await removeSettled(transaction, key, { ...draft, body });
  const detail = { version, state: post.state, kept: kept?.number ?? null };
  await addAudit(transaction, { action: 'draft.restored', actor, document: id, detail });
  return { version, kept: kept?.number ?? null };
}
