/** Documents as the page linter reads them: texts with the names that files would have. */
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { SourceText } from '#page-lint/source/source-file.ts';
import type { DocumentId } from '#studio-api/documents.ts';

const folders: Readonly<Record<string, string>> = {
  page: 'pages',
  layout: 'pages/layouts',
  fragment: 'pages/fragments',
  override: 'pages/overrides',
  content: 'content',
  menu: 'content',
};

/** `pages/home.page.json` of `page:home`. */
export function fileOfDocument(id: DocumentId): string {
  const at = id.indexOf(':');
  const kind = id.slice(0, at);
  return `${folders[kind] ?? 'pages'}/${id.slice(at + 1)}.${kind}.json`;
}

const filePattern = /(?:^|\/)([^/]+)\.(page|layout|fragment|override|content|menu)\.json$/;

/** Null for a file that holds no document. */
export function documentOfFile(file: string): DocumentId | null {
  const [, key, kind] = filePattern.exec(file) ?? [];
  return key && kind ? (`${kind}:${key}` as DocumentId) : null;
}

export const textOfDocument = (id: DocumentId, body: DocumentBody): SourceText => ({
  file: fileOfDocument(id),
  text: `${JSON.stringify(body, null, 2)}\n`,
});
