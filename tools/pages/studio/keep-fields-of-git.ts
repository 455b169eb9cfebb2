/** What git owns of a page stays as the checkout has it, also when the shop runs an older build. */
import { applyOperation } from '#engine/operation/apply.ts';
import { diffDocuments } from '#engine/operation/diff.ts';
import { findNode } from '#engine/operation/node-tree.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { grammar } from '#engine/validators.gen.mjs';
import { isOfGit } from '#server/studio/documents/fields-of-git.ts';
import type { ManagedPage } from '#studio-api/managed-pages.ts';

/** @param local the page file; its fields that belong to git are kept, everything else is what Studio published. */
export function keepFieldsOfGit({ id, body }: ManagedPage, local: DocumentBody | null): DocumentBody {
  if (!local) return body;
  let kept = body;
  for (const op of diffDocuments(body, local)) {
    if (!('set' in op) && !('unset' in op)) continue;
    const { id: nodeId, path } = 'set' in op ? op.set : op.unset;
    const [from, to] = [holderOf(body, nodeId), holderOf(local, nodeId)];
    // Props of another version of the widget have other names.
    if (!from || !to || from['type'] !== to['type'] || from['v'] !== to['v']) continue;
    if (!isOfGit(id, from, path, grammar)) continue;
    const applied = applyOperation(kept, op, { comparesWas: false });
    if (applied.ok) kept = applied.value;
  }
  return kept;
}

const holderOf = (body: DocumentBody, nodeId: string): DocumentBody | undefined =>
  nodeId === '' ? body : findNode(body, nodeId)?.node;
