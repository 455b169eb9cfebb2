/** Gives copies of nodes ids that are free in the document they are put into. */
import { childLists, nodesOf } from './node-tree.ts';
import type { DocumentBody, DocumentNode } from './operation.ts';

/** Longest id that the grammar of documents allows. */
const longest = 64;

/** The ids of all nodes of the document. */
export const idsOf = (body: DocumentBody): Set<string> => new Set([...nodesOf(body)].map(({ id }) => id));

/** `hero` when it is free, otherwise `hero-2`, `hero-3` … */
export function freeId(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  const stem = wanted.replace(/-\d+$/, '');
  for (let number = 2; ; number += 1) {
    const ending = `-${number}`;
    const id = stem.slice(0, longest - ending.length).replace(/-+$/, '') + ending;
    if (!taken.has(id)) return id;
  }
}

/**
 * A copy of the node and all nodes below it with ids that are free.
 * @param taken ids of the document that the copy is for; gets those of the copy as well
 */
export function copyWithNewIds(node: DocumentNode, taken: Set<string>): DocumentNode {
  const id = freeId(node.id, taken);
  taken.add(id);
  const lists = childLists(node).map(({ path: [key = ''], nodes }) => [
    key,
    nodes.map(child => copyWithNewIds(child, taken)),
  ]);
  return { ...node, id, ...Object.fromEntries(lists) };
}
