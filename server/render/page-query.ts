/** Which part of a query shapes a page. The rest (campaign tags, click ids) neither reaches the page nor splits the cache. */
import { hasControl } from '#server/http/control-characters.ts';

/** Lists (spec 2 §2: filters, sort, page), products (variant) and the panel that may open with the page. */
const listKeys = new Set([
  'page',
  'sort',
  'categories',
  'brands',
  'skus',
  'price',
  'discount',
  'manufacturer',
  'model',
  'year',
  'vehicle',
  'sku',
  'variant',
]);
const MOST_KEYS = 20;
const LONGEST_VALUE = 1_000;

export interface PageQuery {
  values: Readonly<Record<string, string>>;
  /** One spelling per meaning: sorted and encoded; empty without values. */
  key: string;
}

/** `declared`: what the page documents name themselves (`seo.canonicalQuery`). The first of equal keys counts. */
export function pageQuery(query: URLSearchParams, declared: ReadonlySet<string>): PageQuery {
  const values: Record<string, string> = Object.create(null) as Record<string, string>;
  const names = [...new Set(query.keys())].filter(
    name => listKeys.has(name) || declared.has(name) || /^p-[\w-]{1,60}$/.test(name),
  );
  for (const name of names.toSorted().slice(0, MOST_KEYS)) {
    const value = query.get(name) ?? '';
    if (value !== '' && value.length <= LONGEST_VALUE && !hasControl(value)) values[name] = value;
  }
  return { values, key: new URLSearchParams(values).toString() };
}
