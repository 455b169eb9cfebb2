/** The copied node: kept in this browser, so that it can be pasted into another document and another tab. */
import { isNode } from '#engine/operation/node-tree.ts';
import type { DocumentNode } from '#engine/operation/operation.ts';

const key = 'studio:clipboard';

export function copyNode(node: DocumentNode, storage: Pick<Storage, 'setItem'> = localStorage): void {
  storage.setItem(key, JSON.stringify(node));
}

/** Null when nothing was copied. */
export function copiedNode(storage: Pick<Storage, 'getItem'> = localStorage): DocumentNode | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return isNode(value) ? value : null;
  } catch {
    return null;
  }
}
