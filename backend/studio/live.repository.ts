/** What is live at a moment: for each document its newest revision that has begun and that the build understands. */
import { sql } from 'kysely';
import type { ChangeChannel } from '#backend/database/change-channel.ts';
import type { Db } from '#backend/database/schema.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { isUnderstood, type Requires } from './required-versions.ts';

export interface LiveDocument {
  id: DocumentId;
  /** Null: taken off, served no longer. */
  revision: number | null;
  body: DocumentBody | null;
  hash: string | null;
  liveFrom: Date;
  /** The build understands an older revision only. */
  isOlder: boolean;
}

export interface LiveSet {
  documents: LiveDocument[];
  /** The next revision of each document that has one scheduled, and when it begins. */
  scheduled: { id: DocumentId; at: Date }[];
}

/** Changes with every publication, rollback, cancellation and other moment, in whatever order transactions commit. */
export const liveChannel: ChangeChannel = {
  name: 'studio_live',
  position: sql`
    select count(*) || ' ' || coalesce(sum(live_id), 0) || ' ' || coalesce(sum(extract(epoch from live_from)), 0)
    from studio_live`,
};

/** Every revision that is live now or was, and might be needed by an older build, without bodies. */
async function candidates(db: Db, at: Date, ids?: readonly DocumentId[]) {
  return db
    .selectFrom('studio_live as l')
    .innerJoin('studio_document as d', 'd.document_id', 'l.document_id')
    .leftJoin('studio_revision as r', join =>
      join.onRef('r.document_id', '=', 'l.document_id').onRef('r.number', '=', 'l.revision'),
    )
    .select(['l.document_id', 'l.revision', 'l.live_from', 'r.hash', 'r.requires'])
    .where('d.is_managed', '=', true)
    .where('l.live_from', '<=', at)
    .$if(ids !== undefined, query => query.where('l.document_id', 'in', [...(ids ?? []), '']))
    .orderBy('l.document_id')
    .orderBy('l.live_from', 'desc')
    .orderBy('l.live_id', 'desc')
    .execute();
}

/**
 * The managed documents at a moment.
 * @param versions of the build's widgets by type
 * @param ids of the documents that matter; all by default
 */
export async function readLive(
  db: Db,
  at: Date,
  versions: Requires,
  ids?: readonly DocumentId[],
): Promise<LiveSet> {
  const rows = await candidates(db, at, ids);
  const chosen = new Map<string, (typeof rows)[number] & { isOlder: boolean }>();
  const newest = new Set<string>();
  for (const row of rows) {
    const isOlder = newest.has(row.document_id);
    newest.add(row.document_id);
    if (chosen.has(row.document_id)) continue;
    // A page that was taken off is not brought back because an older build understands it.
    if (row.requires === null || isUnderstood(row.requires as Requires, versions))
      chosen.set(row.document_id, { ...row, isOlder });
  }
  const bodies = await bodiesOf(db, [...chosen.values()]);
  const next = await db
    .selectFrom('studio_live')
    .select(['document_id', ({ fn }) => fn.min('live_from').as('at')])
    .where('live_from', '>', at)
    .$if(ids !== undefined, query => query.where('document_id', 'in', [...(ids ?? []), '']))
    .groupBy('document_id')
    .execute();
  return {
    documents: [...chosen.values()].map(({ document_id, revision, live_from, hash, isOlder }) => ({
      id: document_id as DocumentId,
      revision,
      body: bodies.get(`${document_id} ${revision}`) ?? null,
      hash,
      liveFrom: live_from,
      isOlder,
    })),
    scheduled: next.map(row => ({ id: row.document_id as DocumentId, at: row.at })),
  };
}

async function bodiesOf(
  db: Db,
  rows: readonly { document_id: string; revision: number | null }[],
): Promise<Map<string, DocumentBody>> {
  const wanted = rows.filter(({ revision }) => revision !== null);
  if (wanted.length === 0) return new Map();
  const found = await db
    .selectFrom('studio_revision')
    .select(['document_id', 'number', 'body'])
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('document_id', 'number'),
        'in',
        wanted.map(({ document_id, revision }) => tuple(document_id, revision ?? 0)),
      ),
    )
    .execute();
  return new Map(found.map(row => [`${row.document_id} ${row.number}`, row.body as DocumentBody]));
}

export interface LiveRow {
  liveId: number;
  revision: number | null;
  liveFrom: Date;
}

/** The row that decides what is served at a moment; undefined for a document that Studio does not manage. */
export async function liveRowAt(db: Db, id: DocumentId, at: Date): Promise<LiveRow | undefined> {
  const row = await db
    .selectFrom('studio_live as l')
    .innerJoin('studio_document as d', 'd.document_id', 'l.document_id')
    .select(['l.live_id', 'l.revision', 'l.live_from'])
    .where('l.document_id', '=', id)
    .where('d.is_managed', '=', true)
    .where('l.live_from', '<=', at)
    .orderBy('l.live_from', 'desc')
    .orderBy('l.live_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { liveId: row.live_id, revision: row.revision, liveFrom: row.live_from };
}

/** What is served until a row takes its place; undefined when nothing was published before it. */
export async function rowBefore(
  db: Db,
  id: DocumentId,
  { liveFrom, liveId }: Pick<LiveRow, 'liveFrom' | 'liveId'>,
): Promise<LiveRow | undefined> {
  const row = await db
    .selectFrom('studio_live')
    .select(['live_id', 'revision', 'live_from'])
    .where('document_id', '=', id)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('live_from', 'live_id'), '<', tuple(liveFrom, liveId)))
    .orderBy('live_from', 'desc')
    .orderBy('live_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { liveId: row.live_id, revision: row.revision, liveFrom: row.live_from };
}
