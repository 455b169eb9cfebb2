/** Brings a post onto the draft as it is now; operations that meet changes of others are named. */

import type { DocumentBody, DocumentOperation } from '#engine/operation/operation.ts';
import { type RebaseConflict, rebaseOperations } from '#engine/operation/rebase.ts';
import type { Conflict } from '#studio-api/documents.ts';
import type { SavedPost } from './draft.repository.ts';

export type RebaseResult =
  | { kind: 'applied'; body: DocumentBody; ops: DocumentOperation[] }
  | { kind: 'conflicts'; conflicts: Conflict[] }
  /** Wrong whatever the others did. */
  | { kind: 'wrong'; operation: number; reason: RebaseConflict['reason'] };

/** @param missed posts that the author had not seen. */
export function rebaseOnto(
  body: DocumentBody,
  ops: readonly DocumentOperation[],
  missed: readonly SavedPost[],
): RebaseResult {
  const theirs = missed.flatMap(post => post.ops.map(op => ({ op, post })));
  const rebased = rebaseOperations(
    body,
    theirs.map(({ op }) => op),
    ops,
  );
  if (rebased.ok) return { kind: 'applied', ...rebased.value };
  const wrong = rebased.refusal.find(({ reason }) => !mayBeConflict(reason, missed));
  if (wrong) return { kind: 'wrong', operation: wrong.operation, reason: wrong.reason };
  const conflicts = rebased.refusal.map(({ operation, reason, nodeId, path, theirs: value, mine, cause }) => {
    const post = (cause === null ? undefined : theirs[cause]?.post) ?? missed.at(-1);
    return {
      operation,
      reason,
      nodeId,
      path,
      by: post?.author ?? '',
      at: post?.at.toISOString() ?? '',
      theirs: value ?? null,
      mine: mine ?? null,
    };
  });
  return { kind: 'conflicts', conflicts };
}

/** Other people's changes never make a path bad, and make a place impossible only when there are some. */
const mayBeConflict = (reason: RebaseConflict['reason'], missed: readonly SavedPost[]): boolean =>
  reason !== 'bad-path' && (reason === 'changed' || reason === 'gone' || missed.length > 0);
