/** Canonical query and robots of paginated and filtered lists (R-SEO-5). */
import { isDeclaredKey } from '../definition/declared-query.ts';
import type { PageDocument } from '../definition/page-document.ts';

export interface PagePosition {
  /** 1 is the first. */
  page: number;
  pageCount: number;
}

type Query = Readonly<Record<string, string>>;

/** Whether the address contains a parameter that the canonical address omits: a sort order or a filter. */
export function isNarrowed({ route, seo }: PageDocument, query: Query): boolean {
  const canonical = seo?.canonicalQuery ?? [];
  const declared = Object.keys(route?.query ?? {});
  return Object.keys(query).some(
    key => query[key] !== '' && !canonical.includes(key) && isDeclaredKey(declared, key),
  );
}

/**
 * Query of the canonical address: the number of the page that is shown, however the address writes it; empty for a filtered
 * list, whose canonical address is the whole list.
 */
export function canonicalQuery(
  document: PageDocument,
  query: Query,
  pages: PagePosition | undefined,
): string {
  if (isNarrowed(document, query)) return '';
  const shown = pages ? { ...query, page: String(pages.page) } : query;
  const parameters = (document.seo?.canonicalQuery ?? []).flatMap(key =>
    shown[key] && shown[key] !== '1' ? [`${key}=${encodeURIComponent(shown[key])}`] : [],
  );
  return parameters.length > 0 ? `?${parameters.join('&')}` : '';
}

/** Addresses of the previous and the next page. @param addressOf the canonical address of a page of the list */
export function neighbours(
  addressOf: (pages: PagePosition) => string,
  pages: PagePosition | undefined,
): { prev?: string; next?: string } {
  if (!pages) return {};
  const { page, pageCount } = pages;
  const at = (number: number) => addressOf({ page: number, pageCount });
  return {
    ...(page > 1 ? { prev: at(page - 1) } : {}),
    ...(page < pageCount ? { next: at(page + 1) } : {}),
  };
}
