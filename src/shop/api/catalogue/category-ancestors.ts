/** The ancestors of a category. */
import { hrefOf } from '../present.ts';
import type { CategoryTreeQuery } from './catalogue.gen.ts';
import type { NamedLink } from './types.ts';

type WireCategory = NonNullable<NonNullable<CategoryTreeQuery['categories']>[number]>;

/** From the root to the parent. A cyclic tree terminates where it would repeat. */
export function ancestorsOf(categories: readonly WireCategory[], alias: string): NamedLink[] {
  const byId = new Map(categories.map(category => [category.categoryId, category]));
  const own = categories.find(category => category.alias === alias);
  const seen = new Set(own ? [own] : []);
  const ancestors: NamedLink[] = [];
  let parent = own && byId.get(own.parentCategoryId);
  while (parent && !seen.has(parent)) {
    seen.add(parent);
    ancestors.unshift({ name: parent.name, href: hrefOf(parent.canonicalUrl) });
    parent = byId.get(parent.parentCategoryId);
  }
  return ancestors;
}
