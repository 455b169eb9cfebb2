/** What an operation is about: the node, and the field below it. */
import type { DocumentOperation, NodeAddress } from '#engine/operation/operation.ts';

/** The path is empty for the node itself, the address for a field of the document. */
export function operationPlace(op: DocumentOperation): { nodeId: NodeAddress; path: string } {
  if ('set' in op) return { nodeId: op.set.id, path: op.set.path };
  if ('unset' in op) return { nodeId: op.unset.id, path: op.unset.path };
  if ('insert' in op) return { nodeId: op.insert.node.id, path: '' };
  if ('remove' in op) return { nodeId: op.remove.id, path: '' };
  return { nodeId: 'move' in op ? op.move.id : op.rename.id, path: '' };
}
