/** Who wrote what of a draft: the latest saved change of the part or field. */

import type { DocumentOperation } from '#engine/operation/operation.ts';
import type { SemanticChange } from '#engine/operation/semantic-change.ts';
import { subjectsOf } from '#engine/operation/touches.ts';
import type { DocumentChange } from '#studio-api/documents.ts';

const isWithin = (path: string, outer: string): boolean => path === outer || path.startsWith(`${outer}.`);

/** Whether the operation is about the field, a part of it or what is around it; or about the part that was added or moved. */
function concerns(operation: DocumentOperation, { nodeId, path, kind }: SemanticChange): boolean {
  const field = 'set' in operation ? operation.set : 'unset' in operation ? operation.unset : null;
  if (kind === 'changed')
    return field?.id === nodeId && (isWithin(field.path, path) || isWithin(path, field.path));
  return !field && subjectsOf(operation).includes(nodeId);
}

interface Post {
  author: string | null;
  ops: readonly DocumentOperation[];
}

/** @param posts of the draft, oldest first */
export function withAuthors(changes: readonly SemanticChange[], posts: readonly Post[]): DocumentChange[] {
  return changes.map(change => {
    const last = posts.findLast(({ ops }) => ops.some(operation => concerns(operation, change)));
    return last?.author ? { ...change, by: last.author } : change;
  });
}
