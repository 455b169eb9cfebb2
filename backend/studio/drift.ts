/** Changes of page files to what Studio owns: they wait until a developer takes or keeps them. */
import type { Db } from '#backend/database/schema.ts';
import { applyOperation } from '#engine/operation/apply.ts';
import { diffDocuments } from '#engine/operation/diff.ts';
import type { DocumentBody, DocumentOperation } from '#engine/operation/operation.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { addAudit } from './audit.repository.ts';
import type { DraftService } from './draft.service.ts';
import type { Actor, StudioContext } from './studio-context.ts';
import { StudioError } from './studio-error.ts';

export interface OpenDrift {
  drift: number;
  id: DocumentId;
  /** Empty for a field of the document itself. */
  nodeId: string;
  path: string;
  operation: DocumentOperation;
}

/** `take`: the file's change goes into the draft. `keep`: what Studio has stays. */
export type DriftDecision = 'take' | 'keep';

export interface DriftPost {
  id: DocumentId;
  drifts: readonly number[];
  decision: DriftDecision;
}

/** Where a changed page file and a managed document could not be merged, and no one has decided yet; the oldest first. */
export async function openDrift(db: Db): Promise<OpenDrift[]> {
  const rows = await db
    .selectFrom('studio_drift')
    .select(['drift_id', 'document_id', 'node_id', 'path', 'operation'])
    .where('state', '=', 'open')
    .orderBy('drift_id')
    .execute();
  return rows.map(row => ({
    drift: Number(row.drift_id),
    id: row.document_id as DocumentId,
    nodeId: row.node_id,
    path: row.path,
    operation: row.operation as DocumentOperation,
  }));
}

/** The body with the file's change; null where the part that it is about is gone. */
export function withDrift(body: DocumentBody, operation: DocumentOperation): DocumentBody | null {
  // The file changed an earlier value than the one that Studio has now.
  const applied = applyOperation(body, operation, { comparesWas: false });
  return applied.ok ? applied.value : null;
}

/** @throws StudioError NOT_FOUND for what was decided already; CONFLICT where a part that is to be changed is gone */
export async function settleDrift(
  { db, now }: StudioContext,
  drafts: Pick<DraftService, 'open' | 'post'>,
  { id, drifts, decision }: DriftPost,
  actor: Actor,
): Promise<void> {
  const chosen = (await openDrift(db)).filter(each => each.id === id && drifts.includes(each.drift));
  if (chosen.length < drifts.length)
    throw new StudioError('NOT_FOUND', 'Some of this was decided meanwhile: look at the list again');
  if (decision === 'take') {
    const { body, version } = await drafts.open(id);
    let next = body;
    for (const { nodeId, operation } of chosen) {
      const taken = withDrift(next, operation);
      if (!taken)
        throw new StudioError('CONFLICT', `"${nodeId}" is no longer in Studio: keep what is there instead`);
      next = taken;
    }
    const ops = diffDocuments(body, next);
    const post = { base: version, clientId: `drift ${drifts.join()} ${version}`, seq: 0, ops };
    if (ops.length > 0) await drafts.post(id, post, actor, 'document.drift-taken');
  }
  await db
    .updateTable('studio_drift')
    .set({ state: decision === 'take' ? 'taken' : 'kept', settled_at: now(), settled_by: actor.name })
    .where('document_id', '=', id)
    .where('drift_id', 'in', [...drifts])
    .where('state', '=', 'open')
    .execute();
  if (decision === 'keep')
    await addAudit(db, {
      action: 'document.drift-refused',
      actor,
      document: id,
      detail: { count: chosen.length },
    });
}
