/** Takes documents off the shop, deletes what is not in the shop, and restores what was deleted. */
import type { Db } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { partsOf } from '#studio-api/document-id.ts';
import { usesOf } from '#studio-api/document-uses.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { announceContent } from './announce-content.ts';
import { addAudit } from './audit.repository.ts';
import { bodiesInUse } from './document-list.ts';
import { findDraft, insertDraft } from './draft.repository.ts';
import {
  addLive,
  addPublication,
  lockPublications,
  type PublicationRow,
  requirePublication,
  setManaged,
} from './publication.repository.ts';
import { keepFile, lockDocument, readPublished } from './published-body.ts';
import { requireMarkets } from './require-markets.ts';
import { requireNoErrors } from './require-no-errors.ts';
import type { Actor, StudioContext } from './studio-context.ts';
import { StudioError } from './studio-error.ts';

/** A document that was deleted. */
export interface DeletedDocument {
  id: DocumentId;
  body: DocumentBody;
  by: string | null;
  at: Date;
}

export interface DocumentEnds {
  /**
   * Takes the document off the shop, now; its draft stays, and publishing it brings it back.
   * @throws StudioError NOT_FOUND, VERSION_MOVED when it is not live or something is scheduled, FILE, FINDINGS when other
   * documents need it
   */
  withdraw(id: DocumentId, actor: Actor): Promise<PublicationRow>;
  /** Deletes a document that is not in the shop. @throws StudioError NOT_FOUND, VERSION_MOVED, FILE, IN_USE with `uses` */
  remove(id: DocumentId, actor: Actor): Promise<void>;
  /** Latest first. */
  deleted(): Promise<DeletedDocument[]>;
  /** Lists a deleted document again. @throws StudioError NOT_FOUND */
  restore(id: DocumentId, actor: Actor): Promise<void>;
}

/** Kinds that come and go; layouts, menus and settings are always there. */
const ending = new Set(['page', 'fragment', 'content']);

function requireEnding(id: DocumentId): void {
  if (!ending.has(partsOf(id)?.kind ?? '')) throw new StudioError('FILE', `"${id}" is part of every shop`);
}

async function requireNothingScheduled(db: Db, id: DocumentId, now: Date): Promise<void> {
  const scheduled = await db
    .selectFrom('studio_live')
    .select('live_id')
    .where('document_id', '=', id)
    .where('live_from', '>', now)
    .limit(1)
    .executeTakeFirst();
  if (scheduled)
    throw new StudioError('VERSION_MOVED', `"${id}" has a scheduled publication: cancel it first`, {
      reason: 'scheduled',
    });
}

async function withdraw(
  context: StudioContext,
  transaction: Db,
  id: DocumentId,
  actor: Actor,
): Promise<number> {
  await lockPublications(transaction);
  const { fileRevision } = await lockDocument(transaction, id);
  const published = await readPublished(context, transaction, id);
  if (!published?.body) throw new StudioError('VERSION_MOVED', `"${id}" is not live`);
  const base = await context.source.find(id);
  requireMarkets(actor, { before: published.body, after: null });
  // The shop of the build is not complete without its files; rows of the content system may be missing.
  if (base && !id.startsWith('content:')) throw new StudioError('FILE', `"${id}" is a file of the shop`);
  const at = context.now();
  await requireNothingScheduled(transaction, id, at);
  const replaces =
    base && !published.isManaged ? await keepFile(transaction, base, fileRevision) : published.revision;
  const key = { id, release: context.release };
  if (!(await findDraft(transaction, key, true)))
    await insertDraft(transaction, key, { body: published.body, baseRevision: replaces }, at);
  await requireNoErrors(context, new Map([[id, null]]), true);
  const publication = await addPublication(transaction, { actor, at, liveFrom: at, note: '' });
  await addLive(transaction, { id, revision: null, liveFrom: at, publication, replaces });
  await setManaged(transaction, id, true);
  await announceContent(transaction, [id]);
  await addAudit(transaction, { action: 'document.withdrawn', actor, document: id, detail: { publication } });
  return publication;
}

async function remove(context: StudioContext, transaction: Db, id: DocumentId, actor: Actor): Promise<void> {
  await lockPublications(transaction);
  await lockDocument(transaction, id);
  const draft = await findDraft(transaction, { id, release: context.release }, true);
  if (!draft) throw new StudioError('NOT_FOUND', `There is no draft of "${id}"`);
  if (await context.source.find(id)) throw new StudioError('FILE', `"${id}" is a file of the shop`);
  requireMarkets(actor, { before: draft.body, after: null });
  if ((await readPublished(context, transaction, id))?.body)
    throw new StudioError('VERSION_MOVED', `"${id}" is in the shop: take it off first`);
  await requireNothingScheduled(transaction, id, context.now());
  // Without its draft an area shows what it shows to shoppers already.
  const isOfArea = id.startsWith('content:') && typeof draft.body['areaName'] === 'string';
  const uses = isOfArea
    ? []
    : usesOf({ id, body: draft.body }, await bodiesInUse({ ...context, db: transaction }));
  if (uses.length > 0) throw new StudioError('IN_USE', `${uses.join(', ')} uses "${id}"`, { uses });
  await mark(transaction, id, { at: context.now(), by: actor.name });
  await addAudit(transaction, { action: 'document.deleted', actor, document: id });
}

const mark = (db: Db, id: DocumentId, deleted: { at: Date; by: string } | null) =>
  db
    .updateTable('studio_document')
    .set({ deleted_at: deleted?.at ?? null, deleted_by: deleted?.by ?? null })
    .where('document_id', '=', id)
    .execute();

export function createDocumentEnds(context: StudioContext): DocumentEnds {
  const { db } = context;
  return {
    async withdraw(id, actor) {
      requireEnding(id);
      const number = await withTransaction(db, transaction => withdraw(context, transaction, id, actor));
      return requirePublication(db, number);
    },
    async remove(id, actor) {
      requireEnding(id);
      await withTransaction(db, transaction => remove(context, transaction, id, actor));
    },
    async deleted() {
      const rows = await db
        .selectFrom('studio_document as d')
        .innerJoin('studio_draft as s', join =>
          join.onRef('s.document_id', '=', 'd.document_id').on('s.release_id', '=', context.release),
        )
        .select(['d.document_id', 'd.deleted_at', 'd.deleted_by', 's.body'])
        .where('d.deleted_at', 'is not', null)
        .orderBy('d.deleted_at', 'desc')
        .limit(200)
        .execute();
      return rows.map(row => ({
        id: row.document_id as DocumentId,
        body: row.body as DocumentBody,
        by: row.deleted_by,
        at: row.deleted_at ?? context.now(),
      }));
    },
    async restore(id, actor) {
      await withTransaction(db, async transaction => {
        const { isDeleted } = await lockDocument(transaction, id);
        if (!isDeleted) throw new StudioError('NOT_FOUND', `"${id}" is not deleted`);
        const draft = await findDraft(transaction, { id, release: context.release });
        requireMarkets(actor, { before: null, after: draft?.body ?? {} });
        await mark(transaction, id, null);
        await addAudit(transaction, { action: 'document.undeleted', actor, document: id });
      });
    },
  };
}
