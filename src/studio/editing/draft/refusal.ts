/** What a refused post of operations means for the editor. */
import type { DocumentOperation } from '#engine/operation/operation.ts';
import type { Conflict } from '#studio-api/documents.ts';
import type { ApiProblem } from '../../parts/api/api-client.ts';

export interface Refusal {
  /** Of the API: `STRUCTURE`, `ROLE`, `INVALID`. */
  code: string;
  /** In English, for details. */
  message: string;
  /** Index of the operation that is wrong; undefined: not known. */
  operation?: number;
}

export type RefusedPost =
  | {
      kind: 'conflict';
      version: number;
      missed: readonly DocumentOperation[];
      conflicts: readonly Conflict[];
    }
  /** The draft must be opened again. */
  | { kind: 'moved' }
  /** Later. */
  | { kind: 'busy' }
  | { kind: 'wrong'; refusal: Refusal };

export function readRefusal({ status, code, message, body }: ApiProblem): RefusedPost {
  const conflicts = (body['conflicts'] ?? []) as readonly Conflict[];
  if (status === 409 && conflicts.length > 0) {
    const missed = (body['missed'] ?? []) as readonly DocumentOperation[];
    return { kind: 'conflict', version: Number(body['version']), missed, conflicts };
  }
  if (status === 409 && code === 'VERSION_MOVED') return { kind: 'moved' };
  if (status === 401 || status === 429 || status >= 500) return { kind: 'busy' };
  const { operation } = body;
  return {
    kind: 'wrong',
    refusal: { code, message, ...(typeof operation === 'number' ? { operation } : {}) },
  };
}
