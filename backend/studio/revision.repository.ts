/** Revisions: immutable numbered bodies of a document. */
import type { Db } from '#backend/database/schema.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { DocumentId, RevisionSummary } from '#studio-api/documents.ts';
import { hashOfBody } from './body-hash.ts';
import { type Requires, requiresOf } from './required-versions.ts';

export interface Revision {
  number: number;
  body: DocumentBody;
  hash: string;
  requires: Requires;
  parent: number | null;
}

export interface NewRevision {
  id: DocumentId;
  body: DocumentBody;
  source: RevisionSummary['source'];
  parent: number | null;
  author: string | null;
  note?: string;
}

const columns = ['number', 'body', 'hash', 'requires', 'parent'] as const;

interface Row {
  number: number;
  body: unknown;
  hash: string;
  requires: unknown;
  parent: number | null;
}

/** Bodies and requirements are written by this module alone. */
const toRevision = ({ body, requires, ...row }: Row): Revision => ({
  ...row,
  body: body as DocumentBody,
  requires: requires as Requires,
});

export async function findRevision(db: Db, id: DocumentId, number: number): Promise<Revision | undefined> {
  const row = await db
    .selectFrom('studio_revision')
    .select(columns)
    .where('document_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && toRevision(row);
}

/** Whether the history has this state already. */
export async function hasRevision(db: Db, id: DocumentId, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('studio_revision')
    .select('number')
    .where('document_id', '=', id)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Numbers follow each other; the caller holds the lock of the document. */
export async function addRevision(
  db: Db,
  { id, body, source, parent, author, note = '' }: NewRevision,
): Promise<Revision> {
  const { last } = await db
    .selectFrom('studio_revision')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('document_id', '=', id)
    .executeTakeFirstOrThrow();
  const row = await db
    .insertInto('studio_revision')
    .values({
      document_id: id,
      number: (last ?? 0) + 1,
      body: JSON.stringify(body),
      hash: hashOfBody(body),
      requires: JSON.stringify(requiresOf(body)),
      parent,
      source,
      author,
      note,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toRevision(row);
}

/** Newest first, each with when it went live. */
export async function listRevisions(db: Db, id: DocumentId, now: Date): Promise<RevisionSummary[]> {
  const rows = await db
    .selectFrom('studio_revision as r')
    .leftJoinLateral(
      join =>
        join
          .selectFrom('studio_live as l')
          .select(['l.live_from', 'l.publication_id'])
          .whereRef('l.document_id', '=', 'r.document_id')
          .whereRef('l.revision', '=', 'r.number')
          // What went live already says more than that it comes back.
          .orderBy(({ eb }) => eb('l.live_from', '<=', now), 'desc')
          .orderBy('l.live_from', 'desc')
          .orderBy('l.live_id', 'desc')
          .limit(1)
          .as('went_live'),
      join => join.onTrue(),
    )
    .leftJoin('studio_publication as p', 'p.publication_id', 'went_live.publication_id')
    .leftJoin('studio_publication as e', join =>
      join.onRef('e.undoes', '=', 'p.publication_id').on('e.cancelled_at', 'is', null),
    )
    .select(['p.undoes', 'e.live_from as live_until'])
    .select(['r.number', 'r.source', 'r.author', 'r.created_at', 'r.note'])
    .select(['went_live.live_from', 'went_live.publication_id'])
    .where('r.document_id', '=', id)
    .orderBy('r.number', 'desc')
    .execute();
  return rows.map(row => ({
    number: row.number,
    source: row.source as RevisionSummary['source'],
    author: row.author,
    createdAt: row.created_at.toISOString(),
    note: row.note,
    liveFrom: row.live_from?.toISOString() ?? null,
    ...(row.live_until ? { liveUntil: row.live_until.toISOString() } : {}),
    isEnd: row.undoes !== null,
    publicationId: row.publication_id === null ? null : `${row.publication_id}`,
    isLive: false,
  }));
}
