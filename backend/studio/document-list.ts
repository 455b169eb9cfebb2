/** Everything that is known about each document: where it comes from, its draft, what is live and what is scheduled. */

import type { Db } from '#backend/database/schema.ts';
import { type Unseen, unseenAt } from '#engine/content/unseen.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { DocumentId, Owner } from '#studio-api/documents.ts';
import { hashOfBody } from './body-hash.ts';
import { findIn } from './document-source.ts';
import { NO_RELEASE } from './draft.repository.ts';
import { readLive } from './live.repository.ts';
import type { StudioContext } from './studio-context.ts';

export interface DocumentFacts {
  id: DocumentId;
  owner: Owner;
  /** Whether it was made in Studio: the shop has no file or row for it. */
  isOwn: boolean;
  /** Whether it was live and was taken off. */
  isWithdrawn: boolean;
  /** Of the draft, or of what is live. */
  body: DocumentBody;
  /** Null for what was never published and has no file, or was taken off. */
  published: DocumentBody | null;
  /** Why shoppers do not see what is published; null when they do, and for what is not published. */
  unseen: Unseen | null;
  /** 0 without a draft. */
  version: number;
  /** Whether the draft differs from what is live. */
  isChanged: boolean;
  /** What is scheduled next. */
  next: { at: Date; isEnd: boolean } | null;
  /** Whether the draft is what the next scheduled publication makes live. */
  isScheduled: boolean;
  changedBy: string | null;
  changedAt: Date | null;
}

/** By id; a document that was taken off and has no draft, or was deleted, is not listed. */
export async function listDocuments(
  context: Pick<StudioContext, 'db' | 'source' | 'versions' | 'release' | 'now'>,
  ids?: readonly DocumentId[],
): Promise<DocumentFacts[]> {
  const { db, source, now } = context;
  const at = now();
  const [bases, live, drafts] = await Promise.all([
    ids ? findIn(source, ids) : source.list(),
    readLive(db, at, context.versions, ids),
    db
      .selectFrom('studio_draft')
      .selectAll()
      .where('release_id', 'in', [NO_RELEASE, context.release])
      .orderBy('release_id')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('studio_document as d')
              .select('d.document_id')
              .whereRef('d.document_id', '=', 'studio_draft.document_id')
              .where('d.deleted_at', 'is not', null),
          ),
        ),
      )
      .$if(ids !== undefined, query => query.where('document_id', 'in', [...(ids ?? []), '']))
      .execute(),
  ]);
  const baseById = new Map(bases.map(base => [base.id, base]));
  // Overrides that say nothing are not listed; what is written in one began with it.
  const stored = [...live.documents.map(each => each.id), ...drafts.map(each => each.document_id)];
  const begun = [...new Set(stored as DocumentId[])].filter(
    id => id.startsWith('override:') && !baseById.has(id),
  );
  for (const base of await findIn(source, begun)) baseById.set(base.id, base);
  const liveById = new Map(live.documents.map(one => [one.id, one]));
  const liveOrFile = (id: DocumentId) => (liveById.has(id) ? liveById.get(id)?.body : baseById.get(id));
  // A release also shows what was never published, as a draft of no release has it.
  const shown = drafts.flatMap(draft => {
    if (draft.release_id === context.release) return [draft];
    return liveOrFile(draft.document_id as DocumentId) ? [] : [{ ...draft, version: 0 }];
  });
  const draftById = new Map(shown.map(draft => [draft.document_id as DocumentId, draft]));
  const nextById = await readNext(db, at);
  const all = new Set<DocumentId>([...baseById.keys(), ...liveById.keys(), ...draftById.keys()]);
  return [...all].sort().flatMap(id => {
    const own = liveById.get(id);
    const base = baseById.get(id);
    const draft = draftById.get(id);
    const published = own ? own.body : (base?.body ?? null);
    const publishedHash = own ? own.hash : (base?.hash ?? null);
    const body = draft ? (draft.body as DocumentBody) : published;
    if (!body) return [];
    const next = nextById.get(id);
    return [
      {
        id,
        owner: own ? ('studio' as const) : ('file' as const),
        isOwn: !base,
        isWithdrawn: own !== undefined && own.body === null,
        body,
        published,
        unseen: published && unseenAt(published, at),
        version: draft?.version ?? 0,
        isChanged: draft !== undefined && publishedHash !== hashOfBody(body),
        next: next ? { at: next.at, isEnd: next.isEnd } : null,
        isScheduled: next !== undefined && !next.isEnd && next.hash === hashOfBody(body),
        changedBy: draft?.updated_by ?? null,
        changedAt: draft?.updated_by == null ? (own?.liveFrom ?? null) : draft.updated_at,
      },
    ];
  });
}

/** The next scheduled publication of each document, with the hash of what it makes live. */
async function readNext(
  db: Db,
  at: Date,
): Promise<Map<string, { at: Date; isEnd: boolean; hash: string | null }>> {
  const rows = await db
    .selectFrom('studio_live as l')
    .leftJoin('studio_publication as p', 'p.publication_id', 'l.publication_id')
    .leftJoin('studio_revision as r', join =>
      join.onRef('r.document_id', '=', 'l.document_id').onRef('r.number', '=', 'l.revision'),
    )
    .distinctOn('l.document_id')
    .select(['l.document_id', 'l.live_from', 'p.undoes', 'r.hash'])
    .where('l.live_from', '>', at)
    .orderBy('l.document_id')
    .orderBy('l.live_from')
    .orderBy('l.live_id', 'desc')
    .execute();
  return new Map(
    rows.map(row => [row.document_id, { at: row.live_from, isEnd: row.undoes !== null, hash: row.hash }]),
  );
}

/** A body that a reader may see, now or later. */
export interface BodyInUse {
  id: DocumentId;
  of: 'file' | 'live' | 'scheduled' | 'draft';
  body: DocumentBody;
}

/** Every body that is served, will be, or is being written: what it refers to must not be removed. */
export async function bodiesInUse(
  context: Pick<StudioContext, 'db' | 'source' | 'versions' | 'release' | 'now'>,
): Promise<BodyInUse[]> {
  const { db, now } = context;
  const documents = await listDocuments(context);
  const scheduled = await db
    .selectFrom('studio_live as l')
    .innerJoin('studio_revision as r', join =>
      join.onRef('r.document_id', '=', 'l.document_id').onRef('r.number', '=', 'l.revision'),
    )
    .select(['l.document_id', 'r.body'])
    .where('l.live_from', '>', now())
    .execute();
  return [
    ...documents.flatMap(({ id, owner, published, body, isChanged }): BodyInUse[] => [
      ...(published
        ? [{ id, of: owner === 'file' ? ('file' as const) : ('live' as const), body: published }]
        : []),
      ...(isChanged ? [{ id, of: 'draft' as const, body }] : []),
    ]),
    ...scheduled.map(row => ({
      id: row.document_id as DocumentId,
      of: 'scheduled' as const,
      body: row.body as DocumentBody,
    })),
  ];
}
