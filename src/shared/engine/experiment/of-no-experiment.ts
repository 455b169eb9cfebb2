/** A part that all visitors see, wherever it comes from. */
import { childLists } from '../operation/node-tree.ts';
import type { DocumentNode } from '../operation/operation.ts';

/** The node and all nodes below it without the experiments they take part in. */
export function ofNoExperiment({ experiment: _taking, ...node }: DocumentNode): DocumentNode {
  const lists = childLists(node).map(({ path: [key = ''], nodes }) => [key, nodes.map(ofNoExperiment)]);
  return { ...node, ...Object.fromEntries(lists) };
}
