/** Overrides that change parts of a page, as shoppers see them. */
import type { Bodies } from '#backend/index.ts';
import { overrideOperations } from '#engine/override/operation-ids.ts';
import { changedBy } from '#engine/override/override-document.ts';
import type { DocumentId, OverrideFacts } from '#studio-api/documents.ts';
import { extendedPage, overrideOf } from '../documents/override-facts.ts';

/** @param parts ids of the parts and of everything in them */
export function changingOverrides(
  page: DocumentId,
  parts: readonly string[],
  bodies: Bodies,
): OverrideFacts[] {
  const documents = [...bodies].flatMap(([id, body]) => (body ? [{ id, body }] : []));
  return documents.flatMap(({ body }) => {
    const { override } = overrideOf(body);
    if (!override || extendedPage({ body }, documents)?.id !== page) return [];
    const changes = overrideOperations(body).some(op => parts.includes(changedBy(op)));
    return changes ? [override] : [];
  });
}
