/** Conflicts between drafts and what is live, as they are stored: the places. What both say there is read from both. */
import { sql } from 'kysely';
import type { Db } from '#backend/database/schema.ts';
import type { DocumentBody, DocumentOperation } from '#engine/operation/operation.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { hashOfBody } from '../body-hash.ts';
import { type DraftKey, findDraft, type StoredDraft } from '../draft.repository.ts';
import { findRevision } from '../revision.repository.ts';
import { type ConflictState, conflictState, operationsForLive, settledPlaces } from './conflict-state.ts';
import type { MetPlace } from './follow-body.ts';

export interface StoredPlace extends MetPlace {
  /** UUID. */
  id: string;
  by: string;
  at: Date;
}

/** A conflict that waits for a decision, with what both say now. */
export interface OpenConflict extends ConflictState {
  id: string;
  by: string;
  at: Date;
  /** What makes the draft what is live there; null when that is not possible. */
  ops: DocumentOperation[] | null;
  /** Names what both say: another one when either has changed there. */
  state: string;
}

export async function placesOf(db: Db, { id, release }: DraftKey): Promise<StoredPlace[]> {
  const rows = await db
    .selectFrom('studio_conflict')
    .selectAll()
    .where('document_id', '=', id)
    .where('release_id', '=', release)
    .orderBy('at')
    .orderBy('conflict_id')
    .execute();
  return rows.map(row => ({
    id: row.conflict_id,
    kind: row.kind,
    nodeId: row.node_id,
    path: row.path,
    before: row.before ?? undefined,
    by: row.other_author,
    at: row.at,
  }));
}

/** A place that is known already keeps what both began with. */
export async function savePlaces(
  db: Db,
  { id, release }: DraftKey,
  places: readonly MetPlace[],
  { by, at }: { by: string; at: Date },
): Promise<void> {
  if (places.length === 0) return;
  await db
    .insertInto('studio_conflict')
    .values(
      places.map(({ kind, nodeId, path, before }) => ({
        document_id: id,
        release_id: release,
        kind,
        node_id: nodeId,
        path,
        before: before === undefined ? null : JSON.stringify(before),
        other_author: by,
        at,
      })),
    )
    .onConflict(conflict =>
      conflict
        .columns(['document_id', 'release_id', 'kind', 'node_id', 'path'])
        .doUpdateSet({ other_author: by, at }),
    )
    .execute();
}

export async function removePlaces(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await db
      .deleteFrom('studio_conflict')
      .where('conflict_id', 'in', [...ids])
      .execute();
}

/** The draft is what is live, or takes its place: nothing of both has to be decided any more. */
export async function removeAllPlaces(db: Db, { id, release }: DraftKey): Promise<void> {
  await db
    .deleteFrom('studio_conflict')
    .where('document_id', '=', id)
    .where('release_id', '=', release)
    .execute();
}

/** Removes what needs no decision any more in a draft that has changed: what is written there later meets nothing. */
export async function removeSettled(
  db: Db,
  key: DraftKey,
  { body, baseRevision }: Pick<StoredDraft, 'body' | 'baseRevision'>,
): Promise<void> {
  const places = await placesOf(db, key);
  const live = places.length > 0 ? await followedBody(db, key.id, baseRevision) : null;
  if (!live) return;
  const settled = settledPlaces(places, { draft: body, live });
  await removePlaces(
    db,
    settled.map(({ id }) => id),
  );
}

/** The revision that a draft has followed; null when it has followed none. */
async function followedBody(db: Db, id: DocumentId, base: number | null): Promise<DocumentBody | null> {
  return base === null ? null : ((await findRevision(db, id, base))?.body ?? null);
}

/** What waits for a decision in a draft, oldest first. */
export async function openConflicts(db: Db, key: DraftKey): Promise<OpenConflict[]> {
  const places = await placesOf(db, key);
  const draft = places.length > 0 ? await findDraft(db, key) : undefined;
  const live = draft && (await followedBody(db, key.id, draft.baseRevision));
  if (!draft || !live) return [];
  return places.flatMap(place => {
    const states = { draft: draft.body, live };
    const state = conflictState(place, states);
    if (!state) return [];
    const ops = operationsForLive(state, states);
    const { kind, path, theirs, mine } = state;
    // Of a part that both moved, only the operations say where it stands.
    const said = hashOfBody({ kind, path, theirs, mine, ops });
    return [{ ...state, ops, state: said, id: place.id, by: place.by, at: place.at }];
  });
}

/** How many wait in each document of a release; documents without one are left out. */
export async function countConflicts(db: Db, release: number): Promise<Map<DocumentId, number>> {
  const { rows } = await sql<{ document_id: DocumentId }>`
    select distinct document_id from studio_conflict where release_id = ${release}`.execute(db);
  const counts = await Promise.all(
    rows.map(async ({ document_id: id }) => [id, (await openConflicts(db, { id, release })).length] as const),
  );
  return new Map(counts.filter(([, count]) => count > 0));
}
