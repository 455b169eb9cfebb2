/** Areas, information pages and menus that are still rows of the content system, as documents that Studio can open. */
import { type Backend, type BaseDocument, type DocumentSource, hashOfBody } from '#backend/index.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { DocumentId } from '#studio-api/documents.ts';

type Rows = Awaited<ReturnType<NonNullable<Backend['contentRows']>['read']>>;

export function rowSource(rows: Pick<NonNullable<Backend['contentRows']>, 'read'>): DocumentSource {
  let last: { rows: Rows; documents: Map<DocumentId, BaseDocument> } | undefined;

  async function all(): Promise<Map<DocumentId, BaseDocument>> {
    const current = await rows.read();
    if (last?.rows !== current) last = { rows: current, documents: documentsOf(current) };
    return last.documents;
  }
  return {
    list: async () => [...(await all()).values()],
    find: async id => (await all()).get(id),
  };
}

function documentsOf({ collections, menus }: Rows): Map<DocumentId, BaseDocument> {
  const found = new Map<DocumentId, BaseDocument>();
  const add = (id: DocumentId, document: object) => {
    const body: DocumentBody = isRecord(document) ? document : {};
    found.set(id, { id, body, hash: hashOfBody(body) });
  };
  for (const [key, { document }] of collections) add(`content:${key}`, document);
  for (const [key, { document }] of menus) add(`menu:${key}`, document);
  return found;
}
