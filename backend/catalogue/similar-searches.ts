/** Searches to offer when a text finds nothing: similar words of the catalogue that do find products (R-SEARCH-12). */
import type { Catalogue } from './catalogue.ts';
import type { ListFilter } from './index/answer/catalogue-query.ts';

export interface SimilarSearch {
  searchText: string;
  count: number;
}

const MAX_SIMILAR = 3;

/** @returns none while the text itself has results, whatever filters the shopper chose */
export async function findSimilarSearches(
  catalogue: Pick<Catalogue, 'index'>,
  filter: ListFilter,
): Promise<SimilarSearch[]> {
  const { searchText, languageId } = filter;
  if (searchText === null) return [];
  const index = catalogue.index();
  const countOf = (text: string): number => {
    const whole: ListFilter = {
      ...filter,
      searchText: text,
      facets: [],
      price: { lowest: null, highest: null },
    };
    return index.list(whole, { sort: 'RELEVANCE', skip: 0, take: 0 }).count;
  };
  if (countOf(searchText) > 0) return [];
  const words = await index.similar(searchText, languageId);
  await Promise.all(words.map(word => index.prepare(word, languageId)));
  const found: SimilarSearch[] = [];
  for (const word of words) {
    const count = countOf(word);
    if (count > 0) found.push({ searchText: word, count });
    if (found.length === MAX_SIMILAR) break;
  }
  return found;
}
