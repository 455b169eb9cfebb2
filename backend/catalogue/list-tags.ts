/** The tags of lists: what an answer with a list depends on, and which lists a changed product may alter. */
import type { Context } from '#backend/kernel/context.ts';
import type { ListFilter, ListSort } from './index/answer/catalogue-query.ts';
import { isMovedBy } from './index/answer/order.ts';
import { followsStock } from './index/answer/pages.ts';
import { dependsOn } from './index/answer/selections.ts';

/**
 * What alters a list: `members` is a changed product, which may enter, leave or move; `price` a price, `stock` a number in
 * stock, `availability` that a product has become available or has run out, `sales` how many were sold, which decides among
 * equal products.
 */
export type ListCause = 'members' | 'price' | 'stock' | 'availability' | 'sales';

const everything = 'catalogue';
const searches = 'search';
const tagOf = (scope: string, cause: ListCause): string => `list:${scope}:${cause}`;

/** Facets that are a property of the product itself and belong to pages of their own. */
const ofPages = /^(?:c|b|dc)_\d+$/;

/** The answer has everything that any product could enter. */
export const anyProduct = tagOf(everything, 'members');

/** The categories with their ancestors, brands and campaigns among facets. */
export const scopesAmong = (facets: Iterable<string>): string[] =>
  [...facets].filter(facet => ofPages.test(facet));

/** Notes that an answer depends on these tags; nothing when no cache asked. */
export function reading({ reads }: Pick<Context, 'reads'>, tags: Iterable<string>): void {
  if (reads) for (const tag of tags) reads.add(tag);
}

/** The category with its ancestors, brand and campaign of the page decide alone who may come in. */
const scopeOf = ({ context, searchText }: ListFilter): string =>
  context.find(facet => ofPages.test(facet)) ?? (searchText === null ? everything : searches);

/** What a page of a list depends on. */
export function tagsOfList(filter: ListFilter, sort: ListSort): string[] {
  const scope = scopeOf(filter);
  const tags = [tagOf(scope, 'members')];
  // Relevance and similar words follow the words of all products.
  if (filter.searchText !== null) tags.push(tagOf(searches, 'members'));
  if (isMovedBy(sort, 'price') || dependsOn(filter, 'price')) tags.push(tagOf(scope, 'price'));
  if (isMovedBy(sort, 'stock')) tags.push(tagOf(scope, 'stock'));
  // Equally relevant products stay as the last build has found them.
  if (filter.searchText === null || !followsStock(filter, { sort })) tags.push(tagOf(scope, 'sales'));
  if (dependsOn(filter, 'stock') || followsStock(filter, { sort })) tags.push(tagOf(scope, 'availability'));
  return tags;
}

/** What the facets of a list depend on, with their counts and the range of prices. */
export function tagsOfFacets(filter: ListFilter): string[] {
  const scope = scopeOf(filter);
  const tags = [tagOf(scope, 'price'), tagOf(scope, 'availability')];
  // A chosen value stays in the list for as long as any product has it.
  if (filter.facets.length > 0) tags.push(anyProduct);
  return tags;
}

/** @param facets of the changed products, before and after the change */
export function tagsOfChangedLists(facets: Iterable<string>, causes: readonly ListCause[]): string[] {
  const scopes = new Set([everything, searches]);
  for (const scope of scopesAmong(facets)) scopes.add(scope);
  return [...scopes].flatMap(scope => causes.map(cause => tagOf(scope, cause)));
}

/** Of every answer with facts of the product, also when it is published nowhere: it may be some day. */
export const productTag = (productId: number): string => `product:${productId}`;
/** Of every answer with no more than the name and the address of the product. */
export const productNameTag = (productId: number): string => `product-name:${productId}`;
/** Of every answer with the products that others bought with this one. */
export const alsoBoughtTag = (productId: number): string => `also-bought:${productId}`;
/** Of every answer with the members of a group of variants. */
export const variantsTag = (groupId: number): string => `variants:${groupId}`;
