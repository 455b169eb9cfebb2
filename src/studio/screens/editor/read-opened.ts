/** Reads what an editor needs beside the document that is opened. */
import type { OpenDocument, PagePart } from '#studio-api/documents.ts';
import type { OverriddenBase } from '../../editing/override/override-draft.ts';
import { type OverrideOfPage, readBase } from '../../editing/override/read-base.ts';
import type { ApiClient } from '../../parts/api/api-client.ts';
import { documentPath } from '../../parts/releases/document-path.ts';

interface Source {
  api: ApiClient;
  /** Whose draft is read; 0: of none. */
  release: number;
}

/** A document that is edited with the one that was opened, and its place there. */
export interface OpenedPart extends PagePart {
  opened: OpenDocument;
}

/** The documents that are edited with a page. One that cannot be opened is left out: the page still can be edited. */
export async function readParts(
  { parts = [] }: OpenDocument,
  { api, release }: Source,
): Promise<OpenedPart[]> {
  const opened = parts.map(async part => {
    const document = await api.get<OpenDocument>(documentPath(part.document, release)).catch(() => null);
    return document ? [{ ...part, opened: document }] : [];
  });
  return (await Promise.all(opened)).flat();
}

/** The page that an override is of; null for other documents. */
export const readOverridden = (
  document: OverrideOfPage,
  { api, release }: Source,
): Promise<OverriddenBase | null> =>
  document.body['kind'] === 'override'
    ? readBase(document, id => api.get<OpenDocument>(documentPath(id, release)))
    : Promise.resolve(null);
