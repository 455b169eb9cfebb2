/** The head of a list: name, description, and links to its subcategories. */
import { defineWidget } from '#engine/definition/contract.ts';
import type { CategoryHeaderResolved } from '#engine/page-types.gen.ts';
import { CategoryHeader } from './category-header.tsx';

export default defineWidget<CategoryHeaderResolved>({
  type: 'category-header',
  hydrate: 'never',
  hasPicture: true,
  singleton: true,
  view: CategoryHeader,
});
