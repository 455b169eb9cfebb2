/** Makes a row a document of its own: all of it, or nothing stays behind. */
import type { DocumentNode } from '#engine/operation/operation.ts';
import { sameJson } from '#kernel/same-json.ts';
import { partsOf } from '#studio-api/document-id.ts';
import type {
  DeletedSummary,
  DocumentId,
  DocumentPost,
  DocumentSummary,
  OpenDocument,
  OperationsPost,
} from '#studio-api/documents.ts';
import { inRelease } from '#studio-api/releases.ts';
import { fillShared } from '../../editing/structure/shared-part.ts';
import type { ApiClient } from '../../parts/api/api-client.ts';
import { freeKey, slugOf } from '../../parts/documents/page-address.ts';
import { documentPath } from '../../parts/releases/document-path.ts';

export interface RowSharing {
  api: ApiClient;
  /** In whose draft; 0: of none. */
  release: number;
  /** What the part is called. */
  label: string;
  /** The row as it is now; undefined when it is gone. */
  row(): DocumentNode | undefined;
  /** Shows the part in the place of the row. @returns false when that is not possible any more */
  replace(key: string): boolean;
}

/** A key that no part has, nor one that was deleted: what is restored needs its own. */
async function newKey(label: string, api: ApiClient): Promise<string> {
  const [present, deleted] = await Promise.all([
    api.get<DocumentSummary[]>('/api/documents'),
    api.get<DeletedSummary[]>('/api/deleted-documents?kind=fragment'),
  ]);
  const gone = deleted.flatMap(({ id }) => partsOf(id) ?? []);
  return freeKey(slugOf(label), [...present, ...gone]);
}

/**
 * @returns the part; null when the row was changed by others meanwhile: nothing is made then
 * @throws ApiProblem, Unreachable: nothing is made then
 */
export async function shareRow({
  api,
  release,
  label,
  row,
  replace,
}: RowSharing): Promise<DocumentId | null> {
  const key = await newKey(label, api);
  const blank: DocumentPost = { kind: 'fragment', key, label, from: 'blank' };
  const made = await api.post<OpenDocument>(inRelease('/api/documents', release), blank);
  let isDone = false;
  try {
    const taken = row();
    if (taken) {
      const post: OperationsPost = {
        base: made.version,
        clientId: crypto.randomUUID(),
        seq: 1,
        ops: fillShared(made.body, taken),
      };
      await api.post(documentPath(made.id, release, '/operations'), post);
      isDone = sameJson(row(), taken) && replace(key);
    }
  } finally {
    // What no page shows is of no use, and its author does not know of it.
    if (!isDone) await api.delete(documentPath(made.id, release)).catch(() => undefined);
  }
  return isDone ? made.id : null;
}
