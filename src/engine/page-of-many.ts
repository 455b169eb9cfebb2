/** What the head says of one page of many, and of a page narrowed by its address (S1, R-SEO-5). */
import { isDeclaredKey } from './declared-query.ts';
import type { PageDocument } from './page-document.ts';

export interface Pages {
  /** 1 is the first. */
  page: number;
  pageCount: number;
}

type Query = Readonly<Record<string, string>>;

/** True when the address chooses something that the canonical address leaves out: an order, a filter. */
export function isNarrowed({ route, seo }: PageDocument, query: Query): boolean {
  const canonical = seo?.canonicalQuery ?? [];
  const declared = Object.keys(route?.query ?? {});
  return Object.keys(query).some(
    key => query[key] !== '' && !canonical.includes(key) && isDeclaredKey(declared, key),
  );
}

/** What stands after the canonical path: the page's number, but never a choice; a narrowed list is a view of the whole one. */
export function canonicalQuery(document: PageDocument, query: Query): string {
  if (isNarrowed(document, query)) return '';
  const kept = (document.seo?.canonicalQuery ?? []).flatMap(key =>
    query[key] && query[key] !== '1' ? [`${key}=${encodeURIComponent(query[key])}`] : [],
  );
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

/** Addresses of the pages beside this one. */
export function neighbours(path: string, pages: Pages | undefined): { prev?: string; next?: string } {
  if (!pages) return {};
  const { page, pageCount } = pages;
  const at = (number: number) => (number > 1 ? `${path}?page=${number}` : path);
  return {
    ...(page > 1 ? { prev: at(page - 1) } : {}),
    ...(page < pageCount ? { next: at(page + 1) } : {}),
  };
}
