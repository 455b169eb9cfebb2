/** Where the outline marks people: at their part, or at what holds it while that is closed. */
import type { DocumentBody, NodeAddress } from '#engine/operation/operation.ts';
import type { PresentPerson } from '#studio-api/presence.ts';
import { rowsAbove } from '../../editing/structure/tree-row.ts';

/** @param shown ids of the rows that are seen */
export function peopleAtRows(
  people: readonly PresentPerson[],
  shown: ReadonlySet<NodeAddress>,
  body: DocumentBody,
): ReadonlyMap<NodeAddress, readonly PresentPerson[]> {
  const found = new Map<NodeAddress, PresentPerson[]>();
  for (const person of people) {
    const { nodeId } = person;
    if (nodeId === null) continue;
    const at = shown.has(nodeId) ? nodeId : rowsAbove(nodeId, body).findLast(id => shown.has(id));
    if (at !== undefined) found.set(at, [...(found.get(at) ?? []), person]);
  }
  return found;
}
