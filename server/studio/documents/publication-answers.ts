/** Publications with the names of their documents. */
import type { DocumentFacts, PublicationRow } from '#backend/index.ts';
import type { Publication } from '#studio-api/publications.ts';
import { publicationOf } from './document-answers.ts';
import { namesInShop } from './override-facts.ts';

export function publicationAnswers(
  rows: readonly PublicationRow[],
  documents: readonly Pick<DocumentFacts, 'id' | 'body'>[],
): Publication[] {
  const names = new Map(documents.map(document => [document.id as string, namesInShop(document, documents)]));
  return rows.map(row => publicationOf(row, id => names.get(id) ?? { label: id }));
}
