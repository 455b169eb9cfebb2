/** What a list is about: its name, its words, the ways deeper into it. */
import { defineWidget } from '#engine/contract.ts';
import type { CategoryHeaderResolved } from '#engine/page-types.gen.ts';
import { CategoryHeader } from './category-header.tsx';

export default defineWidget<CategoryHeaderResolved>({
  type: 'category-header',
  hydrate: 'never',
  hasPicture: true,
  singleton: true,
  view: CategoryHeader,
});
