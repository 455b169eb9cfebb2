/** Fields and nodes of a document as conflicts name them. */
import { readField } from '#engine/operation/fields.ts';
import { findNode } from '#engine/operation/node-tree.ts';
import type { DocumentBody, DocumentNode, NodeAddress } from '#engine/operation/operation.ts';

const holderAt = (body: DocumentBody, id: NodeAddress): DocumentBody | undefined =>
  id === '' ? body : findNode(body, id)?.node;

export const partAt = (body: DocumentBody, id: NodeAddress): DocumentNode | undefined =>
  findNode(body, id)?.node;

/** Undefined: nothing. */
export const fieldAt = (body: DocumentBody, id: NodeAddress, path: string): unknown =>
  readField(holderAt(body, id) ?? {}, path.split('.'));

/**
 * The part of a path that means the same in a draft: a list whose entries were added, taken out or put in another order is
 * one value, and so is what holds no fields any more.
 * @param before the document on which the draft was made
 */
export function writablePath(
  before: DocumentBody,
  draft: DocumentBody,
  { id, path }: { id: NodeAddress; path: string },
): string {
  const keys = path.split('.');
  for (let length = 1; length < keys.length; length += 1) {
    const above = keys.slice(0, length).join('.');
    const [was, now] = [fieldAt(before, id, above), fieldAt(draft, id, above)];
    const isOther = Array.isArray(was)
      ? !Array.isArray(now) || now.length !== was.length
      : now !== undefined && (typeof now !== 'object' || now === null || Array.isArray(now));
    if (isOther) return above;
  }
  return path;
}
