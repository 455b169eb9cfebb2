/** The tags of lists: what an answer with a list depends on, and which lists a changed product may alter. */
import type { Context } from '#backend/kernel/context.ts';
import type { ListFilter, ListSort } from './index/answer/catalogue-query.ts';
import { isMovedBy } from './index/answer/order.ts';
import { followsStock } from './index/answer/pages.ts';
import { dependsOn } from './index/answer/selections.ts';
import type { PriceEffect } from './index/patch.ts';

/**
 * What alters a list: `members` is a changed product, which may enter, leave or move; `price` a price, `ranges` that a
 * product has come into another range of prices or discounts, `stock` a number in stock, `availability` that a product has
 * become available or has run out, `sales` how many were sold, which decides among equal products.
 */
export type ListCause = 'members' | 'price' | 'ranges' | 'stock' | 'availability' | 'sales';

const everything = 'catalogue';
const searches = 'search';
const tagOf = (scope: string, cause: ListCause): string => `list:${scope}:${cause}`;

/**
 * Facets show the lowest and the highest price of a list. A change alters them only if it passes one of them, so both stand
 * in the tags as steps of a scale on which one is two percent wide.
 */
const stepOf = (minor: number): number => Math.floor(Math.log1p(minor) / Math.log(1.02));
const limitTag = (scope: string, step: number): string => `list:${scope}:limit-${step}`;
/** Wider changes outdate all facets of their lists: their tags would be too many. */
const MAX_STEPS = 12;

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

/**
 * What the facets of a list depend on.
 * @param price in minor units, as shown; null for a list without products
 */
export function tagsOfFacets(
  filter: ListFilter,
  price: { lowest: number; highest: number } | null,
): string[] {
  const scope = scopeOf(filter);
  const tags = [tagOf(scope, 'ranges'), tagOf(scope, 'availability')];
  if (price) tags.push(limitTag(scope, stepOf(price.lowest)), limitTag(scope, stepOf(price.highest)));
  // Facets are counted without the chosen value of their own group: with a chosen price more products than the list has.
  if (dependsOn(filter, 'price')) tags.push(tagOf(scope, 'price'));
  // A chosen value stays in the list for as long as any product has it.
  if (filter.facets.length > 0) tags.push(anyProduct);
  return tags;
}

/** Every step from one price to the other, or null for too many. */
function stepsPassed(moves: PriceEffect['moves']): Set<number> | null {
  const steps = new Set<number>();
  for (const prices of moves) {
    const [first, last] = [stepOf(Math.min(...prices)), stepOf(Math.max(...prices))];
    if (last - first + 1 > MAX_STEPS) return null;
    for (let step = first; step <= last; step += 1) steps.add(step);
    if (steps.size > MAX_STEPS) return null;
  }
  return steps;
}

/** @param facets of the products whose prices have changed */
export function tagsOfChangedPrices(
  facets: Iterable<string>,
  { alters, isCounted, moves }: PriceEffect,
): string[] {
  const steps = isCounted ? null : stepsPassed(moves);
  const scopes = scopesOfChange(facets);
  const causes: ListCause[] = ['price'];
  if (alters === 'membership') causes.push('members');
  if (!steps) causes.push('ranges');
  const limits = [...scopes].flatMap(scope => [...(steps ?? [])].map(step => limitTag(scope, step)));
  return [...tagsOfScopes(scopes, causes), ...limits];
}

const scopesOfChange = (facets: Iterable<string>) => new Set([everything, searches, ...scopesAmong(facets)]);

const tagsOfScopes = (scopes: ReadonlySet<string>, causes: readonly ListCause[]): string[] =>
  [...scopes].flatMap(scope => causes.map(cause => tagOf(scope, cause)));

/** @param facets of the changed products, before and after the change */
export const tagsOfChangedLists = (facets: Iterable<string>, causes: readonly ListCause[]): string[] =>
  tagsOfScopes(scopesOfChange(facets), causes);

/** Of every answer with facts of the product, also when it is published nowhere: it may be some day. */
export const productTag = (productId: number): string => `product:${productId}`;
/** Of every answer with no more than the name and the address of the product. */
export const productNameTag = (productId: number): string => `product-name:${productId}`;
/** Of every answer with the products that others bought with this one. */
export const alsoBoughtTag = (productId: number): string => `also-bought:${productId}`;
/** Of every answer with the members of a group of variants. */
export const variantsTag = (groupId: number): string => `variants:${groupId}`;
