/** Where the outline marks what belongs to a part: at the part, or at what holds it while that is closed. */
import type { DocumentBody, NodeAddress } from '#engine/operation/operation.ts';
import { rowsAbove } from '../../editing/structure/tree-row.ts';

/** @param shown ids of the rows that are seen */
export function atRows<Marked extends { readonly nodeId: NodeAddress | null }>(
  marked: readonly Marked[],
  shown: ReadonlySet<NodeAddress>,
  body: DocumentBody,
): ReadonlyMap<NodeAddress, readonly Marked[]> {
  const found = new Map<NodeAddress, Marked[]>();
  for (const one of marked) {
    const { nodeId } = one;
    if (nodeId === null) continue;
    const at = shown.has(nodeId) ? nodeId : rowsAbove(nodeId, body).findLast(id => shown.has(id));
    if (at !== undefined) found.set(at, [...(found.get(at) ?? []), one]);
  }
  return found;
}
