/** Brings a change of what is live into the draft: what an editor has changed in the meantime stays. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { applyOperation } from '#engine/operation/apply.ts';
import { diffDocuments } from '#engine/operation/diff.ts';
import type { DocumentBody, DocumentOperation } from '#engine/operation/operation.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { type DraftKey, findDraft, rebaseDraft, saveOperations } from './draft.repository.ts';
import type { Actor, StudioContext } from './studio-context.ts';

/** Operations that meet a change are left out. */
export function applyWhatFits(
  body: DocumentBody,
  ops: readonly DocumentOperation[],
): { body: DocumentBody; applied: DocumentOperation[]; left: DocumentOperation[] } {
  let next = body;
  const applied: DocumentOperation[] = [];
  const left: DocumentOperation[] = [];
  for (const op of ops) {
    const result = applyOperation(next, op);
    if (result.ok) next = result.value;
    (result.ok ? applied : left).push(op);
  }
  return { body: next, applied, left };
}

/** The caller holds the lock of the document. */
export async function followDraft(
  { rules, now }: Pick<StudioContext, 'rules' | 'now'>,
  db: Kysely<Schema>,
  change: {
    key: DraftKey;
    before: DocumentBody;
    after: DocumentBody;
    base: number | null;
    by: Pick<Actor, 'id' | 'name'>;
  },
): Promise<void> {
  const { key, before, after, base, by } = change;
  const { id } = key;
  const draft = await findDraft(db, key, true);
  if (!draft) return;
  const { body, applied } = applyWhatFits(draft.body, diffDocuments(before, after));
  const isSound = rules.structure(id, body).length <= rules.structure(id, draft.body).length;
  if (applied.length > 0 && isSound) {
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
  change: Omit<Parameters<typeof followDraft>[2], 'key'>,
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
