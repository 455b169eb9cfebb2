/** A scheduled publication that has begun: drafts that are older follow it, so that publishing one does not take it back. */
import { sql } from 'kysely';
import type { Db } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import type { DraftKey } from './draft.repository.ts';
import { followDraft } from './follow-draft.ts';
import { lockDocument } from './published-body.ts';
import { findRevision } from './revision.repository.ts';
import type { StudioContext } from './studio-context.ts';

interface OlderDraft {
  document_id: string;
  release_id: number;
  base: number;
  live: number;
  live_from: Date;
  author: string | null;
}

/** Of a draft: a publication of its release that is live. Such a draft is what was published; it is changed no more. */
const liveRelease = (at: Date) => sql`
  select from studio_publication p
  where p.release_id = d.release_id and p.undoes is null and p.cancelled_at is null and p.live_from <= ${at}
    and not exists (
      select from studio_publication u
      where u.undoes = p.publication_id and u.cancelled_at is null and u.live_from <= ${at})`;

/** Drafts of documents that were live before what is live now. One that began with what is scheduled for later is not older. */
async function olderDrafts(db: Db, at: Date, key?: DraftKey): Promise<OlderDraft[]> {
  const { rows } = await sql<OlderDraft>`
    select d.document_id, d.release_id, d.base_revision as base, l.revision as live, l.live_from, p.author
    from studio_draft d
    join studio_document m on m.document_id = d.document_id and m.is_managed
    join lateral (
      select live_id, live_from, revision, publication_id from studio_live
      where document_id = d.document_id and live_from <= ${at}
      order by live_from desc, live_id desc limit 1
    ) l on l.revision is not null and l.revision <> d.base_revision
    left join studio_publication p on p.publication_id = l.publication_id
    where (d.base_revision = m.file_revision or exists (
        select from studio_revision r
        where r.document_id = d.document_id and r.number = d.base_revision and r.source = 'draft')
      or exists (
        select from studio_live e
        where e.document_id = d.document_id and e.revision = d.base_revision
          and (e.live_from, e.live_id) < (l.live_from, l.live_id)))
      and not exists (
        select from studio_live e
        where e.document_id = d.document_id and e.revision = d.base_revision and e.live_from > ${at})
      and ${key === undefined ? sql`true` : sql`d.document_id = ${key.id} and d.release_id = ${key.release}`}
      and not exists (${liveRelease(at)})
    order by d.document_id, d.release_id`.execute(db);
  return rows;
}

/** @returns the documents whose drafts have followed. Several instances may ask at once. */
export async function followBegun(
  context: Pick<StudioContext, 'db' | 'rules' | 'now'>,
): Promise<DocumentId[]> {
  const { db, now } = context;
  const followed = new Set<DocumentId>();
  for (const { document_id, release_id } of await olderDrafts(db, now())) {
    const id = document_id as DocumentId;
    const hasFollowed = await withTransaction(db, async transaction => {
      await lockDocument(transaction, id);
      return followOne(context, transaction, { id, release: release_id });
    });
    if (hasFollowed) followed.add(id);
  }
  return [...followed];
}

/** The caller holds the lock of the document. @returns whether the draft was older */
export async function followOne(
  context: Pick<StudioContext, 'rules' | 'now'>,
  transaction: Db,
  key: DraftKey,
): Promise<boolean> {
  const [older] = await olderDrafts(transaction, context.now(), key);
  if (!older) return false;
  const [before, after] = await Promise.all([
    findRevision(transaction, key.id, older.base),
    findRevision(transaction, key.id, older.live),
  ]);
  if (!before || !after) return false;
  await followDraft(context, transaction, {
    key,
    before: before.body,
    after: after.body,
    base: older.live,
    by: { id: null, name: older.author },
    publishedAt: older.live_from,
  });
  return true;
}
