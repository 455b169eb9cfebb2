/** Publications: sets of revisions that went, or will go, live together. */
import { sql } from 'kysely';
import type { Db } from '#backend/database/schema.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import type { Actor } from './studio-context.ts';
import { StudioError } from './studio-error.ts';

export interface PublishedDocument {
  id: DocumentId;
  liveId: number;
  revision: number | null;
  replaces: number | null;
}

export interface PublicationRow {
  id: number;
  by: string | null;
  at: Date;
  liveFrom: Date;
  /** When it is taken back, or was; null: not. */
  liveUntil: Date | null;
  undoes: number | null;
  /** What it published or takes back; null: drafts of no release, or of one that was deleted. */
  release: number | null;
  releaseTitle: string | null;
  note: string;
  cancelledAt: Date | null;
  documents: PublishedDocument[];
}

/** Any number, as long as every instance uses the same one: publications are checked against what is live. */
const LOCK = 4_718_200_035;

/** More than a calendar can show. */
const MOST_UPCOMING = 500;

/** One publication at a time, until the end of the transaction. */
export async function lockPublications(transaction: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction);
}

export async function addPublication(
  db: Db,
  publication: {
    actor: Actor;
    at: Date;
    liveFrom: Date;
    note: string;
    undoes?: number;
    release?: number | null;
  },
): Promise<number> {
  const { actor, at, liveFrom, note, undoes = null, release = null } = publication;
  const { publication_id } = await db
    .insertInto('studio_publication')
    .values({
      author_id: actor.id,
      author: actor.name,
      created_at: at,
      live_from: liveFrom,
      note,
      undoes,
      release_id: release,
    })
    .returning('publication_id')
    .executeTakeFirstOrThrow();
  return publication_id;
}

/** @returns the number of the row */
export async function addLive(
  db: Db,
  row: {
    id: DocumentId;
    revision: number | null;
    liveFrom: Date;
    publication: number | null;
    replaces: number | null;
  },
): Promise<number> {
  const { live_id } = await db
    .insertInto('studio_live')
    .values({
      document_id: row.id,
      revision: row.revision,
      live_from: row.liveFrom,
      publication_id: row.publication,
      replaces: row.replaces,
    })
    .returning('live_id')
    .executeTakeFirstOrThrow();
  return live_id;
}

export async function setManaged(db: Db, id: DocumentId, isManaged: boolean): Promise<void> {
  await db
    .updateTable('studio_document')
    .set({ is_managed: isManaged })
    .where('document_id', '=', id)
    .execute();
}

/** Those that have not begun, in the order in which they will. */
export async function listUpcoming(db: Db, now: Date): Promise<PublicationRow[]> {
  const rows = await db
    .selectFrom('studio_publication')
    .selectAll()
    .where('live_from', '>', now)
    .where('cancelled_at', 'is', null)
    .orderBy('live_from')
    .orderBy('publication_id')
    .limit(MOST_UPCOMING)
    .execute();
  return withDocuments(db, rows);
}

/** Newest first. */
export async function listPublications(db: Db, limit: number): Promise<PublicationRow[]> {
  const rows = await db
    .selectFrom('studio_publication')
    .selectAll()
    .orderBy('publication_id', 'desc')
    .limit(limit)
    .execute();
  return withDocuments(db, rows);
}

export async function findPublication(db: Db, id: number): Promise<PublicationRow | undefined> {
  const rows = await db
    .selectFrom('studio_publication')
    .selectAll()
    .where('publication_id', '=', id)
    .execute();
  return (await withDocuments(db, rows))[0];
}

/** @throws StudioError NOT_FOUND */
export async function requirePublication(db: Db, id: number): Promise<PublicationRow> {
  const found = await findPublication(db, id);
  if (!found) throw new StudioError('NOT_FOUND', `There is no publication ${id}`);
  return found;
}

interface Row {
  publication_id: number;
  release_id: number | null;
  author: string | null;
  created_at: Date;
  live_from: Date;
  undoes: number | null;
  note: string;
  cancelled_at: Date | null;
}

async function withDocuments(db: Db, rows: readonly Row[]): Promise<PublicationRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(row => row.publication_id);
  const [live, ends, releases] = await Promise.all([
    db
      .selectFrom('studio_live')
      .select(['live_id', 'document_id', 'revision', 'replaces', 'publication_id'])
      .where('publication_id', 'in', ids)
      .orderBy('document_id')
      .execute(),
    db
      .selectFrom('studio_publication')
      .select(['undoes', 'live_from'])
      .where('undoes', 'in', ids)
      .where('cancelled_at', 'is', null)
      .execute(),
    db
      .selectFrom('studio_release')
      .select(['release_id', 'title'])
      .where('release_id', 'in', [0, ...rows.flatMap(({ release_id }) => release_id ?? [])])
      .execute(),
  ]);
  return rows.map(row => ({
    id: row.publication_id,
    by: row.author,
    at: row.created_at,
    liveFrom: row.live_from,
    liveUntil: ends.find(({ undoes }) => undoes === row.publication_id)?.live_from ?? null,
    undoes: row.undoes,
    release: row.release_id,
    releaseTitle: releases.find(({ release_id }) => release_id === row.release_id)?.title ?? null,
    note: row.note,
    cancelledAt: row.cancelled_at,
    documents: live
      .filter(({ publication_id }) => publication_id === row.publication_id)
      .map(({ live_id, document_id, revision, replaces }) => ({
        id: document_id as DocumentId,
        liveId: live_id,
        revision,
        replaces,
      })),
  }));
}
