/** What the list under the search field holds, in the order of the arrow keys. */
import type { FoundPage, FoundProduct, Suggestions } from '#api/search/types.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';

export type Row =
  | { kind: 'suggestion'; key: string; href: string; text: string }
  | { kind: 'product'; key: string; href: string; product: FoundProduct }
  | { kind: 'category' | 'brand'; key: string; href: string; place: FoundPage }
  | { kind: 'all'; key: string; href: string; count: number };

export interface Group {
  id: string;
  title: MessageId | null;
  rows: readonly Row[];
}

/** Address of the search page for a text, in the page's language. */
export type SearchHref = (text: string) => string;

const filled = (groups: readonly Group[]) => groups.filter(({ rows }) => rows.length > 0);

const words = (kind: string, texts: readonly string[], href: SearchHref): Row[] =>
  texts.map(text => ({ kind: 'suggestion', key: `${kind} ${text}`, href: href(text), text }));

/** Before anything is typed. */
export const openingGroups = (recent: readonly string[], top: readonly string[], href: SearchHref): Group[] =>
  filled([
    { id: 'recent', title: 'YOUR_RECENT_SEARCHES', rows: words('recent', recent, href) },
    { id: 'top', title: 'TOP_SEARCHES', rows: words('top', top, href) },
  ]);

const places = (kind: 'category' | 'brand', found: readonly FoundPage[], visible: number): Row[] =>
  found.slice(0, visible).map(place => ({ kind, key: `${kind} ${place.id}`, href: place.href, place }));

/** @param visible of each kind: 5 on phones, otherwise 10; more products than that lead to the search page (R-SEARCH-2). */
export function foundGroups(answer: Suggestions, text: string, visible: number, href: SearchHref): Group[] {
  const products = answer.products.slice(0, visible).map(
    (product): Row => ({
      kind: 'product',
      key: `product ${product.productId}`,
      href: product.href,
      product,
    }),
  );
  const all: Row[] =
    answer.count > visible ? [{ kind: 'all', key: 'all', href: href(text), count: answer.count }] : [];
  return filled([
    { id: 'products', title: 'SEARCH_PRODUCTS', rows: [...products, ...all] },
    { id: 'categories', title: 'CATEGORIES', rows: places('category', answer.categories, visible) },
    { id: 'brands', title: 'BRANDS', rows: places('brand', answer.brands, visible) },
  ]);
}
