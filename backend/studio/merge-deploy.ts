/** At the start of a build: merges files that have changed since they were last merged, once for all instances. */
import type { Db } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { addAudit } from './audit.repository.ts';
import { hashOfBody } from './body-hash.ts';
import type { BaseDocument } from './document-source.ts';
import { passAuthors } from './draft-authors.ts';
import { followDrafts } from './follow-draft.ts';
import { liveRowAt } from './live.repository.ts';
import { type MergedFile, mergeFile } from './merge-file.ts';
import { operationPlace } from './operation-place.ts';
import { addLive, lockPublications } from './publication.repository.ts';
import { keepFile, lockDocument } from './published-body.ts';
import { addRevision, findRevision } from './revision.repository.ts';
import type { StudioContext } from './studio-context.ts';

const noOne = { id: null, name: null };

export interface MergedDocument {
  id: DocumentId;
  /** How many changes of the file wait for a decision. */
  drift: number;
}

/** @returns the documents whose files have changed. A file that is gone leaves its managed document as it is. */
export async function mergeDeploy(context: StudioContext): Promise<MergedDocument[]> {
  const { db, source } = context;
  const known = await db
    .selectFrom('studio_document')
    .select('document_id')
    .where('file_revision', 'is not', null)
    .execute();
  const merged: MergedDocument[] = [];
  for (const { document_id } of known) {
    const base = await source.find(document_id as DocumentId);
    const one = base && (await withTransaction(db, transaction => mergeOne(context, transaction, base)));
    if (one) merged.push(one);
  }
  return merged;
}

/** Null when the file is as it was. */
async function mergeOne(context: StudioContext, db: Db, base: BaseDocument): Promise<MergedDocument | null> {
  const { id } = base;
  await lockPublications(db);
  const { fileRevision } = await lockDocument(db, id);
  const before = fileRevision === null ? undefined : await findRevision(db, id, fileRevision);
  if (!before || before.hash === base.hash) return null;
  const number = await keepFile(db, base, fileRevision);
  const at = context.now();
  const row = await liveRowAt(db, id, at);
  const live = row?.revision == null ? undefined : await findRevision(db, id, row.revision);
  // The file was pulled from Studio.
  if (live?.hash === base.hash) return null;
  if (!live) {
    // Shoppers are served the file itself; a draft that began with it follows.
    if (!row)
      await followDrafts(
        context,
        db,
        { id },
        {
          before: before.body,
          after: base.body,
          base: number,
          by: noOne,
          publishedAt: at,
        },
      );
    return { id, drift: 0 };
  }
  const files = { before: before.body, now: base.body };
  const { body, drift } = merge(context, id, { ...files, live: live.body });
  if (hashOfBody(body) !== live.hash) {
    const revision = await addRevision(db, { id, body, source: 'deploy', parent: live.number, author: null });
    await addLive(db, {
      id,
      revision: revision.number,
      liveFrom: at,
      publication: null,
      replaces: live.number,
    });
    const change = { before: live.body, after: body, base: revision.number, by: noOne, publishedAt: at };
    await followDrafts(context, db, { id }, change);
  }
  await mergeScheduled(context, db, { id, at, ...files });
  await saveDrift(db, { id, drift, file: number, now: at });
  await addAudit(db, {
    action: 'document.merged',
    actor: null,
    document: id,
    detail: { file: number, drift: drift.length },
  });
  return { id, drift: drift.length };
}

/** A result that breaks the schema is not used: all of the file's changes wait. */
function merge(
  { rules }: StudioContext,
  id: DocumentId,
  bodies: Readonly<Record<'before' | 'now' | 'live', DocumentBody>>,
): MergedFile {
  const merged = mergeFile(bodies, (holder, path) => rules.isOfGit(id, holder, path));
  const isSound = rules.structure(id, merged.body).length <= rules.structure(id, bodies.live).length;
  return isSound ? merged : { body: bodies.live, drift: mergeFile(bodies, () => false).drift };
}

async function mergeScheduled(
  context: StudioContext,
  db: Db,
  { id, at, before, now }: { id: DocumentId; at: Date; before: DocumentBody; now: DocumentBody },
): Promise<void> {
  const rows = await db
    .selectFrom('studio_live')
    .select(['live_id', 'revision'])
    .where('document_id', '=', id)
    .where('live_from', '>', at)
    .execute();
  for (const { live_id, revision } of rows) {
    const later = revision === null ? undefined : await findRevision(db, id, revision);
    if (!later) continue;
    const { body } = merge(context, id, { before, now, live: later.body });
    const added = await addRevision(db, { id, body, source: 'deploy', parent: later.number, author: null });
    await passAuthors(db, id, later.number, added.number);
    await db
      .updateTable('studio_live')
      .set({ revision: added.number })
      .where('live_id', '=', live_id)
      .execute();
  }
}

async function saveDrift(
  db: Db,
  { id, drift, file, now }: { id: DocumentId; drift: MergedFile['drift']; file: number; now: Date },
): Promise<void> {
  for (const op of drift) {
    const { nodeId, path } = operationPlace(op);
    // The file has changed the same place again.
    await db
      .updateTable('studio_drift')
      .set({ state: 'kept', settled_at: now, settled_by: 'deploy' })
      .where('document_id', '=', id)
      .where('node_id', '=', nodeId)
      .where('path', '=', path)
      .where('state', '=', 'open')
      .execute();
    await db
      .insertInto('studio_drift')
      .values({
        document_id: id,
        node_id: nodeId,
        path,
        operation: JSON.stringify(op),
        file_revision: file,
        settled_at: null,
        settled_by: null,
      })
      .execute();
  }
}
