/** The ancestors of a category. */
import { expect, it } from 'vitest';
import { ancestorsOf } from './category-ancestors.ts';

const category = (categoryId: number, parentCategoryId: number) => ({
  categoryId,
  parentCategoryId,
  alias: `c${categoryId}`,
  name: `Category ${categoryId}`,
  canonicalUrl: `/c/c${categoryId}`,
});
const namesOf = (tree: ReturnType<typeof category>[], alias: string) =>
  ancestorsOf(tree, alias).map(({ name, href }) => `${name} ${href}`);

it('lists ancestors from the root to the parent, in any input order', () => {
  const tree = [category(3, 2), category(4, 1), category(1, 0), category(2, 1)];
  expect(namesOf(tree, 'c3')).toEqual(['Category 1 /c/c1', 'Category 2 /c/c2']);
});

it('is empty for a root and for an unknown category', () => {
  expect(namesOf([category(1, 0)], 'c1')).toEqual([]);
  expect(namesOf([category(1, 0)], 'c9')).toEqual([]);
});

it('terminates on a cyclic tree', () => {
  expect(namesOf([category(1, 2), category(2, 1)], 'c1')).toEqual(['Category 2 /c/c2']);
});
