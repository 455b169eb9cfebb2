/** Rows of comments, and the threads that they make. */
import type { Db } from '#backend/database/schema.ts';
import type { DocumentNode, NodeAddress } from '#engine/operation/operation.ts';
import type { CommentThread, StudioComment } from '#studio-api/comments.ts';
import type { DocumentId } from '#studio-api/documents.ts';

/** How many threads an editor gets at most, of each: open and resolved. */
const MAX_OPEN = 300;
const MAX_RESOLVED = 50;

/** Where a thread begins. */
export interface CommentPlace {
  document: DocumentId;
  /** The release of the draft that is open; null: none. */
  release: number | null;
  nodeId: NodeAddress;
  /** Null for the document itself. */
  part: DocumentNode | null;
}

interface CommentRow {
  comment_id: string;
  answers: string | null;
  text: string;
  author_id: string | null;
  author: string;
  reader_id: string | null;
  reader: string | null;
  at: Date;
}

const commentOf = (row: CommentRow): StudioComment => ({
  id: row.comment_id,
  text: row.text,
  by: { id: row.author_id, name: row.author },
  at: row.at.toISOString(),
  reader: row.reader_id === null ? null : { id: row.reader_id, name: row.reader ?? '' },
});

const commentColumns = [
  'comment_id',
  'answers',
  'text',
  'author_id',
  'author',
  'reader_id',
  'reader',
  'at',
] as const;

const beginnings = (db: Db, document: DocumentId) =>
  db
    .selectFrom('studio_comment as c')
    .leftJoin('studio_release as r', 'r.release_id', 'c.release_id')
    .select(['c.comment_id', 'c.answers', 'c.text', 'c.author_id', 'c.author'])
    .select(['c.reader_id', 'c.reader', 'c.at'])
    .select(['c.node_id', 'c.part', 'c.resolved_at', 'c.resolved_by', 'r.release_id', 'r.title'])
    .where('c.document_id', '=', document)
    .where('c.answers', 'is', null);

type Beginning = Awaited<ReturnType<ReturnType<typeof beginnings>['execute']>>[number];

async function threadsOf(db: Db, rows: readonly Beginning[]): Promise<CommentThread[]> {
  const answers =
    rows.length === 0
      ? []
      : await db
          .selectFrom('studio_comment')
          .select(commentColumns)
          .where(
            'answers',
            'in',
            rows.map(row => row.comment_id),
          )
          .orderBy('at')
          .orderBy('comment_id')
          .execute();
  return rows.map(row => ({
    id: row.comment_id,
    nodeId: row.node_id,
    part: row.part as DocumentNode | null,
    release: row.release_id === null || row.title === null ? null : { id: row.release_id, title: row.title },
    comments: [row, ...answers.filter(each => each.answers === row.comment_id)].map(commentOf),
    resolved: row.resolved_at && {
      by: row.resolved_by ?? '',
      at: row.resolved_at.toISOString(),
    },
  }));
}

/** Open threads, then resolved ones; of each the newest first. */
export async function listThreads(db: Db, document: DocumentId): Promise<CommentThread[]> {
  const [open, resolved] = await Promise.all([
    beginnings(db, document)
      .where('c.resolved_at', 'is', null)
      .orderBy('c.at', 'desc')
      .orderBy('c.comment_id')
      .limit(MAX_OPEN)
      .execute(),
    beginnings(db, document)
      .where('c.resolved_at', 'is not', null)
      .orderBy('c.resolved_at', 'desc')
      .orderBy('c.comment_id')
      .limit(MAX_RESOLVED)
      .execute(),
  ]);
  return threadsOf(db, [...open, ...resolved]);
}

export async function findThread(
  db: Db,
  document: DocumentId,
  thread: string,
): Promise<CommentThread | undefined> {
  const rows = await beginnings(db, document).where('c.comment_id', '=', thread).execute();
  return (await threadsOf(db, rows))[0];
}

interface NewRow {
  id: string;
  /** The thread; null: it begins one. */
  answers: string | null;
  place: CommentPlace;
  text: string;
  author: { id: string | null; name: string };
  reader: { id: string; name: string } | null;
  at: Date;
}

/** @returns false for a comment that is stored already */
export async function insertComment(db: Db, row: NewRow): Promise<boolean> {
  const { place, author, reader } = row;
  const inserted = await db
    .insertInto('studio_comment')
    .values({
      comment_id: row.id,
      answers: row.answers,
      document_id: place.document,
      node_id: place.nodeId,
      part: place.part && JSON.stringify(place.part),
      release_id: place.release,
      text: row.text,
      author_id: author.id,
      author: author.name,
      reader_id: reader?.id ?? null,
      reader: reader?.name ?? null,
      at: row.at,
      resolved_at: null,
      resolved_by: null,
    })
    .onConflict(conflict => conflict.column('comment_id').doNothing())
    .returning('comment_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The document and the thread of a comment; undefined for an id that is not used. */
export async function placeOfComment(
  db: Db,
  id: string,
): Promise<{ document: string; thread: string } | undefined> {
  const row = await db
    .selectFrom('studio_comment')
    .select(['document_id', 'answers'])
    .where('comment_id', '=', id)
    .executeTakeFirst();
  return row && { document: row.document_id, thread: row.answers ?? id };
}

/** Nothing happens to a thread that is in this state already. @param resolved null: open */
export async function markThread(
  db: Db,
  thread: string,
  resolved: { by: string; at: Date } | null,
): Promise<void> {
  await db
    .updateTable('studio_comment')
    .set(({ eb }) => ({
      resolved_at: resolved?.at ?? null,
      resolved_by: resolved?.by ?? null,
      changes: eb('changes', '+', 1),
    }))
    .where('comment_id', '=', thread)
    .where('answers', 'is', null)
    .where('resolved_at', resolved ? 'is' : 'is not', null)
    .execute();
}
