/** Operations follow nodes to the ids that these have got since. */
import type { DocumentOperation, NodeAddress } from './operation.ts';

/** What the nodes that were renamed are called at the end, by what they were called at first. */
export function renamesIn(ops: readonly DocumentOperation[]): ReadonlyMap<NodeAddress, NodeAddress> {
  const renamed = new Map<NodeAddress, NodeAddress>();
  for (const op of ops) {
    if (!('rename' in op)) continue;
    const { id, to } = op.rename;
    const first = [...renamed].find(([, now]) => now === id)?.[0];
    renamed.set(first ?? id, to);
  }
  return renamed;
}

/** The operation with the ids that nodes have got since. */
export function withNewIds(
  operation: DocumentOperation,
  renamed: ReadonlyMap<NodeAddress, NodeAddress>,
): DocumentOperation {
  if (renamed.size === 0) return operation;
  const now = (id: NodeAddress) => renamed.get(id) ?? id;
  const placed = <T extends object>(place: T): T => {
    const names = Object.entries(place).map(([key, value]: [string, unknown]) =>
      ['after', 'before', 'firstIn', 'id'].includes(key) && typeof value === 'string'
        ? [key, now(value)]
        : [key, value],
    );
    return { ...place, ...Object.fromEntries(names) };
  };
  if ('set' in operation) return { set: placed(operation.set) };
  if ('unset' in operation) return { unset: placed(operation.unset) };
  if ('insert' in operation) return { insert: placed(operation.insert) };
  if ('move' in operation) return { move: placed(operation.move) };
  if ('rename' in operation) return { rename: placed(operation.rename) };
  return { remove: placed(operation.remove) };
}
