/** Which part of a query shapes a page: what its document declares. The rest (campaign tags, click ids) neither reaches the page nor splits the cache. */
import { isDeclaredKey } from '#engine/definition/declared-query.ts';
import type { PageDocument } from '#engine/definition/page-document.ts';
import { hasControl } from '#server/http/control-characters.ts';

const MAX_KEYS = 20;
const MAX_KEY_LENGTH = 80;
/** The names of a whole branch of categories. */
const MAX_VALUE_LENGTH = 4_000;

export interface PageQuery {
  values: Readonly<Record<string, string>>;
  /** Canonical: sorted and encoded; empty without values. */
  key: string;
}

/** Keys by page id. */
export type DeclaredQueries = ReadonlyMap<string, readonly string[]>;

/** `route.query` is the page's own list; the canonical address may carry its keys too. */
export function declaredQueries(pages: readonly PageDocument[]): DeclaredQueries {
  return new Map(
    pages.map(({ id, route, seo }) => {
      // Error pages have no address of their own.
      const { query = {} } = (route ?? {}) as { query?: Readonly<Record<string, unknown>> };
      return [id, [...Object.keys(query), ...(seo?.canonicalQuery ?? [])]];
    }),
  );
}

/** The first of equal keys counts; a value that is too long or has control characters counts as absent. */
export function pageQuery(query: URLSearchParams, declared: readonly string[]): PageQuery {
  const isDeclared = (name: string) => name.length < MAX_KEY_LENGTH && isDeclaredKey(declared, name);
  const names = [...new Set(query.keys())].filter(isDeclared).toSorted().slice(0, MAX_KEYS);
  const kept = names.flatMap((name): [string, string][] => {
    const value = query.get(name) ?? '';
    return value === '' || value.length > MAX_VALUE_LENGTH || hasControl(value) ? [] : [[name, value]];
  });
  return { values: Object.fromEntries(kept), key: new URLSearchParams(kept).toString() };
}

/** A page number of an address is a whole number from 1; anything else would be a second address of the first page. */
export function hasBadPageNumber(query: URLSearchParams, declared: readonly string[]): boolean {
  const number = query.get('page');
  return number !== null && declared.includes('page') && !/^[1-9]\d*$/.test(number);
}
