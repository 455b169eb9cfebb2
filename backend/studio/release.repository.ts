/** Releases: drafts that are prepared, checked and published together. */
import { sql } from 'kysely';
import type { Db } from '#backend/database/schema.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { StudioError } from './studio-error.ts';

/** What became of the drafts of a release: nothing yet, a moment is set, or they are live. */
export type ReleaseState = 'open' | 'scheduled' | 'live';

export interface ReleaseRow {
  id: number;
  title: string;
  by: string;
  at: Date;
  state: ReleaseState;
  /** Of the publication that is scheduled or live; null for an open release. */
  publication: { id: number; liveFrom: Date } | null;
}

interface Row {
  release_id: number;
  title: string;
  created_by: string;
  created_at: Date;
  publication_id: number | null;
  live_from: Date | null;
}

/**
 * A publication that was cancelled, or was taken back or has ended, leaves its release open: what was written in it can be
 * published again.
 */
async function read(db: Db, now: Date, id?: number): Promise<ReleaseRow[]> {
  const { rows } = await sql<Row>`
    select r.release_id, r.title, r.created_by, r.created_at, p.publication_id, p.live_from
    from studio_release r
    left join lateral (
      select publication_id, live_from from studio_publication p
      where p.release_id = r.release_id and p.undoes is null and p.cancelled_at is null
        and not exists (
          select from studio_publication u
          where u.undoes = p.publication_id and u.cancelled_at is null and u.live_from <= ${now})
      order by p.publication_id desc limit 1
    ) p on true
    where ${id === undefined ? sql`true` : sql`r.release_id = ${id}`}
    order by r.release_id desc`.execute(db);
  return rows.map(row => ({
    id: row.release_id,
    title: row.title,
    by: row.created_by,
    at: row.created_at,
    state: row.live_from === null ? 'open' : row.live_from > now ? 'scheduled' : 'live',
    publication:
      row.publication_id === null || row.live_from === null
        ? null
        : { id: Number(row.publication_id), liveFrom: row.live_from },
  }));
}

/** Newest first. */
export const listReleases = (db: Db, now: Date): Promise<ReleaseRow[]> => read(db, now);

/** @throws StudioError NOT_FOUND */
export async function requireRelease(db: Db, id: number, now: Date): Promise<ReleaseRow> {
  const [found] = await read(db, now, id);
  if (!found) throw new StudioError('NOT_FOUND', `There is no release ${id}`);
  return found;
}

/**
 * Holds the release until the end of the transaction: it is neither published nor deleted meanwhile.
 * @throws StudioError NOT_FOUND; VERSION_MOVED when its drafts are live: they are changed there no more
 */
export async function lockOpenRelease(db: Db, id: number, now: Date): Promise<void> {
  await db
    .selectFrom('studio_release')
    .select('release_id')
    .where('release_id', '=', id)
    .forShare()
    .execute();
  const { state } = await requireRelease(db, id, now);
  if (state === 'live')
    throw new StudioError('VERSION_MOVED', 'The release is live', { reason: 'release-live' });
}

export async function insertRelease(
  db: Db,
  release: { title: string; by: string; at: Date },
): Promise<number> {
  const { release_id } = await db
    .insertInto('studio_release')
    .values({ title: release.title, created_by: release.by, created_at: release.at })
    .returning('release_id')
    .executeTakeFirstOrThrow();
  return release_id;
}

/** The documents of a release, by id. */
export async function documentsOfRelease(db: Db, release: number): Promise<DocumentId[]> {
  const rows = await db
    .selectFrom('studio_draft')
    .select('document_id')
    .where('release_id', '=', release)
    .orderBy('document_id')
    .execute();
  return rows.map(({ document_id }) => document_id as DocumentId);
}

/** The drafts of a release, by document. */
export async function draftsOfRelease(
  db: Db,
  release: number,
): Promise<{ id: DocumentId; version: number; body: DocumentBody }[]> {
  const rows = await db
    .selectFrom('studio_draft')
    .select(['document_id', 'version', 'body'])
    .where('release_id', '=', release)
    .orderBy('document_id')
    .execute();
  return rows.map(({ document_id, version, body }) => ({
    id: document_id as DocumentId,
    version,
    body: body as DocumentBody,
  }));
}
