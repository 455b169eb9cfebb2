/** The page files of the build as documents. */
import { type BaseDocument, type DocumentSource, hashOfBody } from '#backend/index.ts';
import { withOperationIds } from '#engine/override/operation-ids.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { SourceText } from '#page-lint/source/source-file.ts';
import { documentOfFile } from '#server/pages/document-texts.ts';
import type { DocumentId } from '#studio-api/documents.ts';

/** @param texts of the files that the shop serves; a file that is not JSON is no document. */
export function fileSource(texts: readonly SourceText[]): DocumentSource & {
  documents: ReadonlyMap<DocumentId, BaseDocument>;
} {
  const documents = new Map<DocumentId, BaseDocument>();
  for (const { file, text } of texts) {
    const id = documentOfFile(file);
    const body = id && bodyOf(text);
    if (id && body) documents.set(id, { id, body, hash: hashOfBody(body) });
  }
  return {
    documents,
    list: () => Promise.resolve([...documents.values()]),
    find: id => Promise.resolve(documents.get(id)),
  };
}

function bodyOf(text: string): Record<string, unknown> | null {
  try {
    const body: unknown = JSON.parse(text);
    return isRecord(body) ? withOperationIds(body) : null;
  } catch {
    return null;
  }
}
