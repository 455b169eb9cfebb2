/** Which parts of the page a person who is limited to markets cannot change, and why. */
import type { DocumentBody, NodeAddress } from '#engine/operation/operation.ts';
import type { NodeOwner, ToCanvas } from '#studio-api/canvas.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { mayWriteNode } from '#studio-api/market-limit.ts';

type Limit = Extract<ToCanvas, { kind: 'studio:hello' }>['limit'];

export interface MarketLocks {
  /** Undefined: none. */
  set(limit: Limit): void;
  /** Empty: the part can be changed. */
  reasonOf(id: NodeAddress): string;
}

export function createMarketLocks(
  ownerOf: (id: NodeAddress) => NodeOwner,
  bodyOf: (document: DocumentId) => DocumentBody | undefined,
): MarketLocks {
  let limit: Limit;
  return {
    set(next) {
      limit = next;
    },
    reasonOf(id) {
      if (!limit) return '';
      const { document, nodeId } = ownerOf(id);
      const body = bodyOf(document);
      return body && !mayWriteNode(body, nodeId, limit) ? limit.reason : '';
    },
  };
}
