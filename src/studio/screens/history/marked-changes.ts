/** Which parts of a page are marked in the frame of each of two states. */
import type { MarkedChange } from '#studio-api/canvas.ts';
import type { SemanticChange } from '#studio-api/documents.ts';
import type { Side } from './link-frames.ts';

/** What was added is on the later side alone, what was removed on the earlier one; the document itself has no place. */
export function marksOf(
  changes: readonly SemanticChange[],
  side: Side,
  nameOf: (kind: SemanticChange['kind']) => string,
): MarkedChange[] {
  const absent = side === 'left' ? 'added' : 'removed';
  return changes.flatMap(({ kind, nodeId }) =>
    kind === absent || nodeId === '' ? [] : [{ nodeId, kind, label: nameOf(kind) }],
  );
}
