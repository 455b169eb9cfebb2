/** Brings a change of what is live into drafts: what an editor has changed in the meantime stays, and is named. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { applyOperation } from '#engine/operation/apply.ts';
import type { DocumentBody, DocumentOperation } from '#engine/operation/operation.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { placesOf, removePlaces, savePlaces } from './conflicts/conflict.repository.ts';
import { followLive } from './conflicts/follow-live.ts';
import { type DraftKey, findDraft, rebaseDraft, saveOperations } from './draft.repository.ts';
import type { NamedAuthor, StudioContext } from './studio-context.ts';

/** Operations that meet a change are left out. */
export function applyWhatFits(
  body: DocumentBody,
  ops: readonly DocumentOperation[],
): { body: DocumentBody; left: DocumentOperation[] } {
  let next = body;
  const left: DocumentOperation[] = [];
  for (const op of ops) {
    const result = applyOperation(next, op);
    if (result.ok) next = result.value;
    else left.push(op);
  }
  return { body: next, left };
}

export interface FollowedChange {
  before: DocumentBody;
  after: DocumentBody;
  /** The revision that `after` is. */
  base: number | null;
  by: NamedAuthor;
  /** When it was published. */
  publishedAt: Date;
}

/** The caller holds the lock of the document. */
export async function followDraft(
  { rules, now }: Pick<StudioContext, 'rules' | 'now'>,
  db: Kysely<Schema>,
  change: FollowedChange & { key: DraftKey },
): Promise<void> {
  const { key, before, after, base, by, publishedAt } = change;
  const { id } = key;
  const draft = await findDraft(db, key, true);
  if (!draft) return;
  const known = await placesOf(db, key);
  const worst = rules.structure(id, draft.body).length;
  const { body, applied, met, decided } = followLive(draft.body, known, {
    before,
    after,
    isSound: followed => rules.structure(id, followed).length <= worst,
  });
  await savePlaces(db, key, met, { by: by.name ?? '', at: publishedAt });
  await removePlaces(
    db,
    decided.map(place => place.id),
  );
  // Without operations it tells open editors to look at what is to be decided.
  if (applied.length > 0 || met.length > 0 || decided.length > 0) {
    const version = draft.version + 1;
    const client = { clientId: 'server', seq: version };
    await saveOperations(db, key, { version, body, ops: applied, client, by, at: now() });
  }
  await rebaseDraft(db, key, base);
}

/** Drafts of one document in several releases. */
export interface DraftsOf {
  id: DocumentId;
  /** The revision that they began with; absent: any. */
  base?: number;
  /** A release whose draft is left as it is. */
  except?: number;
}

/** The caller holds the lock of the document. */
export async function followDrafts(
  context: Pick<StudioContext, 'rules' | 'now'>,
  db: Kysely<Schema>,
  { id, base, except }: DraftsOf,
  change: FollowedChange,
): Promise<void> {
  const rows = await db
    .selectFrom('studio_draft')
    .select('release_id')
    .where('document_id', '=', id)
    .$if(base !== undefined, query => query.where('base_revision', '=', base ?? 0))
    .$if(except !== undefined, query => query.where('release_id', '<>', except ?? 0))
    .orderBy('release_id')
    .execute();
  for (const { release_id: release } of rows)
    await followDraft(context, db, { ...change, key: { id, release } });
}
