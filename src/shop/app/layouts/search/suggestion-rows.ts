/** The rows of the list under the search field, in the order of the arrow keys. */
import type { FoundPage, FoundProduct, Suggestions } from '#api/search/types.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';

export type SuggestionRow =
  | { kind: 'suggestion'; key: string; href: string; text: string }
  | { kind: 'product'; key: string; href: string; product: FoundProduct }
  | { kind: 'category' | 'brand'; key: string; href: string; place: FoundPage }
  | { kind: 'similar'; key: string; href: string; text: string; count: number }
  | { kind: 'all'; key: string; href: string; count: number };

export interface Group {
  id: string;
  title: MessageId | null;
  rows: readonly SuggestionRow[];
}

/** Address of the search page for a text, in the page's language. */
export type SearchHref = (text: string) => string;

const nonEmpty = (groups: readonly Group[]) => groups.filter(({ rows }) => rows.length > 0);

const suggestionRows = (kind: string, texts: readonly string[], href: SearchHref): SuggestionRow[] =>
  texts.map(text => ({ kind: 'suggestion', key: `${kind} ${text}`, href: href(text), text }));

/** Before anything is typed. */
export const initialGroups = (recent: readonly string[], top: readonly string[], href: SearchHref): Group[] =>
  nonEmpty([
    { id: 'recent', title: 'YOUR_RECENT_SEARCHES', rows: suggestionRows('recent', recent, href) },
    { id: 'top', title: 'TOP_SEARCHES', rows: suggestionRows('top', top, href) },
  ]);

const pageRows = (
  kind: 'category' | 'brand',
  found: readonly FoundPage[],
  visible: number,
): SuggestionRow[] =>
  found.slice(0, visible).map(place => ({ kind, key: `${kind} ${place.id}`, href: place.href, place }));

/** @param visible rows of each kind: 5 on phones, otherwise 10; a last row links to the search page when there are more products (R-SEARCH-2). */
export function foundGroups(answer: Suggestions, text: string, visible: number, href: SearchHref): Group[] {
  const products = answer.products.slice(0, visible).map(
    (product): SuggestionRow => ({
      kind: 'product',
      key: `product ${product.productId}`,
      href: product.href,
      product,
    }),
  );
  const all: SuggestionRow[] =
    answer.count > visible ? [{ kind: 'all', key: 'all', href: href(text), count: answer.count }] : [];
  const similar = answer.similar.map(
    ({ searchText, count }): SuggestionRow => ({
      kind: 'similar',
      key: `similar ${searchText}`,
      href: href(searchText),
      text: searchText,
      count,
    }),
  );
  return nonEmpty([
    { id: 'similar', title: 'SEARCH_SIMILAR', rows: similar },
    { id: 'products', title: 'SEARCH_PRODUCTS', rows: [...products, ...all] },
    { id: 'categories', title: 'CATEGORIES', rows: pageRows('category', answer.categories, visible) },
    { id: 'brands', title: 'BRANDS', rows: pageRows('brand', answer.brands, visible) },
  ]);
}
