/** Publications with the names of their documents. */
import type { PublicationRow } from '#backend/index.ts';
import type { Publication } from '#studio-api/documents.ts';
import { publicationOf } from './document-answers.ts';
import { namesOf } from './document-title.ts';
import type { OpenDocuments } from './open-documents.ts';

export async function publicationAnswers(
  rows: readonly PublicationRow[],
  list: OpenDocuments['list'],
): Promise<Publication[]> {
  const names = new Map((await list()).map(({ id, body }) => [id as string, namesOf(id, body)]));
  return rows.map(row => publicationOf(row, id => names.get(id) ?? { label: id }));
}
