/** Publications with the names of their documents. */
import type { DocumentFacts, PublicationRow } from '#backend/index.ts';
import type { Publication } from '#studio-api/publications.ts';
import { publicationOf } from './document-answers.ts';
import { namesOf } from './document-title.ts';

export function publicationAnswers(
  rows: readonly PublicationRow[],
  documents: readonly Pick<DocumentFacts, 'id' | 'body'>[],
): Publication[] {
  const names = new Map(documents.map(({ id, body }) => [id as string, namesOf(id, body)]));
  return rows.map(row => publicationOf(row, id => names.get(id) ?? { label: id }));
}
