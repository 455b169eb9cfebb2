/** Drafts, one of each document in each release, and the operations that made them. */
import { sql } from 'kysely';
import type { Db } from '#backend/database/schema.ts';
import type { DocumentBody, DocumentOperation } from '#engine/operation/operation.ts';
import type { DocumentId, OperationsPost } from '#studio-api/documents.ts';
import type { NamedAuthor } from './studio-context.ts';

/** The release of the drafts that belong to none. */
export const NO_RELEASE = 0;

/** Which draft: a document has one in each release that it is part of, and one beside them. */
export interface DraftKey {
  id: DocumentId;
  release: number;
}

export interface StoredDraft {
  version: number;
  baseRevision: number | null;
  body: DocumentBody;
  updatedBy: string | null;
  updatedAt: Date;
}

/** The operations of one post. */
export interface SavedPost {
  version: number;
  clientId: string;
  ops: DocumentOperation[];
  author: string | null;
  at: Date;
}

export async function findDraft(
  db: Db,
  { id, release }: DraftKey,
  lock = false,
): Promise<StoredDraft | undefined> {
  const row = await db
    .selectFrom('studio_draft')
    .selectAll()
    .where('document_id', '=', id)
    .where('release_id', '=', release)
    .$if(lock, query => query.forUpdate())
    .executeTakeFirst();
  return (
    row && {
      version: row.version,
      baseRevision: row.base_revision,
      body: row.body as DocumentBody,
      updatedBy: row.updated_by,
      updatedAt: row.updated_at,
    }
  );
}

/** Whether any release, or none, has a draft of the document. */
export async function hasDraft(db: Db, id: DocumentId): Promise<boolean> {
  const row = await db
    .selectFrom('studio_draft')
    .select('release_id')
    .where('document_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The version that a draft begins with: how often something of the document has gone live by then, so that what was read
 * before is an older version. A draft that was taken out of its release and is begun anew goes on behind the last version, so
 * that nothing which was said of an earlier draft is taken for this one.
 */
export async function firstVersion(db: Db, { id, release }: DraftKey, at: Date): Promise<number> {
  const { first } = await db
    .selectNoFrom(({ selectFrom, fn, eb }) => [
      eb(
        selectFrom('studio_live')
          .select(fn.countAll<number>().as('count'))
          .where('document_id', '=', id)
          .where('live_from', '<=', at)
          .$asScalar(),
        '+',
        fn.coalesce(
          selectFrom('studio_draft_end')
            .select(({ eb: end }) => end('version', '+', 1).as('next'))
            .where('document_id', '=', id)
            .where('release_id', '=', release)
            .$asScalar(),
          sql<number>`0`,
        ),
      ).as('first'),
    ])
    .executeTakeFirstOrThrow();
  return Number(first);
}

/** Begins a draft. */
export async function insertDraft(
  db: Db,
  { id, release }: DraftKey,
  draft: Pick<StoredDraft, 'body' | 'baseRevision'>,
  now: Date,
): Promise<StoredDraft> {
  const version = await firstVersion(db, { id, release }, now);
  await db
    .insertInto('studio_draft')
    .values({
      document_id: id,
      release_id: release,
      version,
      first_version: version,
      base_revision: draft.baseRevision,
      body: JSON.stringify(draft.body),
      updated_by: null,
      updated_at: now,
    })
    .execute();
  return { ...draft, version, updatedBy: null, updatedAt: now };
}

/** Stores the operations as the next version of the draft, and the body that they lead to. */
export async function saveOperations(
  db: Db,
  { id, release }: DraftKey,
  next: {
    version: number;
    body: DocumentBody;
    ops: readonly DocumentOperation[];
    client: Pick<OperationsPost, 'clientId' | 'seq'>;
    by: NamedAuthor;
    at: Date;
  },
): Promise<void> {
  await db
    .insertInto('studio_operation')
    .values({
      document_id: id,
      release_id: release,
      version: next.version,
      client_id: next.client.clientId,
      client_seq: next.client.seq,
      staff_id: next.by.id,
      author: next.by.name,
      ops: JSON.stringify(next.ops),
      at: next.at,
    })
    .execute();
  await db
    .updateTable('studio_draft')
    .set({
      version: next.version,
      body: JSON.stringify(next.body),
      // Lists name the person who has changed it last.
      ...(next.by.name === null ? {} : { updated_by: next.by.name, updated_at: next.at }),
    })
    .where('document_id', '=', id)
    .where('release_id', '=', release)
    .execute();
}

/** Another revision is live now; the draft itself stays. */
export async function rebaseDraft(db: Db, { id, release }: DraftKey, base: number | null): Promise<void> {
  await db
    .updateTable('studio_draft')
    .set({ base_revision: base })
    .where('document_id', '=', id)
    .where('release_id', '=', release)
    .execute();
}

/** The posts after a version, in order, up to another. */
export async function postsSince(
  db: Db,
  { id, release }: DraftKey,
  after: number,
  until: number = 2_147_483_647,
): Promise<SavedPost[]> {
  const rows = await db
    .selectFrom('studio_operation')
    .select(['version', 'client_id', 'ops', 'author', 'at'])
    .where('document_id', '=', id)
    .where('release_id', '=', release)
    .where('version', '>', after)
    .where('version', '<=', until)
    .orderBy('version')
    .execute();
  return rows.map(({ client_id, ops, ...row }) => ({
    ...row,
    clientId: client_id,
    ops: ops as DocumentOperation[],
  }));
}

/** The version that a post led to; undefined for one that was not accepted before. */
export async function versionOfPost(
  db: Db,
  { id, release }: DraftKey,
  { clientId, seq }: Pick<OperationsPost, 'clientId' | 'seq'>,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('studio_operation')
    .select('version')
    .where('document_id', '=', id)
    .where('release_id', '=', release)
    .where('client_id', '=', clientId)
    .where('client_seq', '=', seq)
    .executeTakeFirst();
  return row?.version;
}
