/** Corrects a finding of a document that is not open, as its editor would. */
import { applyWithInverse } from '#engine/operation/invert.ts';
import type { DocumentOperation } from '#engine/operation/operation.ts';
import type { DocumentId, OpenDocument, OperationsAccepted, OperationsPost } from '#studio-api/documents.ts';
import type { ApiClient } from '../../parts/api/api-client.ts';
import { withWas } from '../draft/complete-operations.ts';

/**
 * Resolves to the operations that take it back; null when the document has changed so that the fix does not fit.
 * @throws ApiProblem when the change is refused; Unreachable without an answer
 */
export async function applyFix(
  api: Pick<ApiClient, 'get' | 'post'>,
  id: DocumentId,
  ops: readonly DocumentOperation[],
): Promise<readonly DocumentOperation[] | null> {
  const path = `/api/documents/${encodeURIComponent(id)}`;
  const { body, version } = await api.get<OpenDocument>(path);
  const complete = withWas(body, ops);
  const applied = applyWithInverse(body, complete);
  if (!applied.ok) return null;
  const post: OperationsPost = { base: version, clientId: crypto.randomUUID(), seq: 1, ops: complete };
  await api.post<OperationsAccepted>(`${path}/operations`, post);
  return applied.value.inverse;
}
