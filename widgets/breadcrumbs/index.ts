/** The way from the front page to this one. */
import { defineWidget } from '#engine/contract.ts';
import type { BreadcrumbsResolved } from '#engine/page-types.gen.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

export default defineWidget<BreadcrumbsResolved>({
  type: 'breadcrumbs',
  hydrate: 'never',
  singleton: true,
  view: Breadcrumbs,
});
