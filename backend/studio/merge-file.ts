/** Brings a changed file under a managed document: git's fields and new nodes are taken, changes of content wait for a decision. */
import { applyOperation } from '#engine/operation/apply.ts';
import { diffDocuments } from '#engine/operation/diff.ts';
import { findNode } from '#engine/operation/node-tree.ts';
import type { DocumentBody, DocumentOperation } from '#engine/operation/operation.ts';

/** Whether git owns a field of a node, or of the document itself. */
export type IsOfGit = (holder: DocumentBody, path: string) => boolean;

export interface MergedFile {
  body: DocumentBody;
  /** Changes of the file to what Studio owns. */
  drift: DocumentOperation[];
}

/**
 * @param before the file when it was last merged
 * @param now the file of this build
 * @param live what Studio has made of it
 */
export function mergeFile(
  { before, now, live }: Readonly<Record<'before' | 'now' | 'live', DocumentBody>>,
  isOfGit: IsOfGit,
): MergedFile {
  let body = live;
  const drift: DocumentOperation[] = [];
  for (const op of diffDocuments(before, now)) {
    if (!isTaken(op, body, isOfGit)) {
      drift.push(op);
      continue;
    }
    // Studio cannot have changed a field of git on purpose, so its value does not matter.
    const applied = applyOperation(body, op, { comparesWas: false });
    if (applied.ok) body = applied.value;
    else if (isMissed(op, body)) drift.push(op);
  }
  return { body, drift };
}

function isTaken(op: DocumentOperation, live: DocumentBody, isOfGit: IsOfGit): boolean {
  if ('insert' in op) return !findNode(live, op.insert.node.id);
  if (!('set' in op) && !('unset' in op)) return false;
  const { id, path } = 'set' in op ? op.set : op.unset;
  const holder = id === '' ? live : findNode(live, id)?.node;
  // The field of a node that Studio has removed concerns it no longer.
  return holder === undefined || isOfGit(holder, path);
}

/** A field of a node that Studio has removed is no loss; a new node without a place is. */
const isMissed = (op: DocumentOperation, live: DocumentBody): boolean => {
  if ('insert' in op) return true;
  if (!('set' in op) && !('unset' in op)) return false;
  const { id } = 'set' in op ? op.set : op.unset;
  return id === '' || findNode(live, id) !== null;
};
