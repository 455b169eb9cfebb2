/** Converts the CMS's search parameters key by key; values of the wrong type are dropped, so that one bad value does not hide a list. */

import { cmsNumber, cmsText } from '#api/content/cms-values.ts';
import { isRecord } from '#kernel/is-record.ts';

const listOf = <T>(value: unknown, read: (entry: unknown) => T | undefined): T[] | undefined => {
  if (!Array.isArray(value)) return undefined;
  const list = value.map(read).filter(entry => entry !== undefined);
  return list.length > 0 ? list.slice(0, 600) : undefined;
};

const id = (value: unknown) => {
  const number = cmsNumber(value);
  return number !== undefined && number > 0 ? number : undefined;
};
const ids = (value: unknown) => listOf(value, id);
const texts = (value: unknown) => listOf(value, cmsText);
const flag = (value: unknown) => (typeof value === 'boolean' ? value : undefined);
const oneOf =
  (...known: readonly string[]) =>
  (value: unknown) =>
    known.find(name => name === value);

function price(value: unknown) {
  if (!isRecord(value)) return undefined;
  const bounds = Object.fromEntries(
    ['lowest', 'highest'].flatMap(key => {
      const bound = value[key];
      return typeof bound === 'number' && bound >= 0 ? [[key, bound] as const] : [];
    }),
  );
  return Object.keys(bounds).length > 0 ? bounds : undefined;
}

const readers: Readonly<Record<string, (value: unknown) => unknown>> = {
  searchText: cmsText,
  facets: texts,
  excludeFacets: texts,
  include: texts,
  includeMode: oneOf('INTERSECT', 'UNION'),
  exclude: texts,
  sort: oneOf(
    'RELEVANCE',
    'LATEST',
    'MOST_SOLD',
    'PRICE',
    'PRICE_DESC',
    'ALPHABETICAL',
    'NONE',
    'FACET_ORDER',
  ),
  price,
  filterMode: oneOf('BY_GROUP', 'CURRENT'),
  productIds: ids,
  articleNumbers: texts,
  categoryIds: ids,
  brandIds: ids,
  discountCampaignIds: ids,
  excludeCategoryIds: ids,
  excludeBrandIds: ids,
  excludeDiscountCampaignIds: ids,
  includeCollapsed: flag,
};

export function filterFromCms(value: unknown): Record<string, unknown> | undefined {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(readers).flatMap(([key, read]) => {
    const found = read(value[key]);
    return found === undefined ? [] : [[key, found] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
