/** Breadcrumb trail from the front page to this page. */
import { defineWidget } from '#engine/definition/contract.ts';
import type { BreadcrumbsResolved } from '#engine/page-types.gen.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

export default defineWidget<BreadcrumbsResolved>({
  type: 'breadcrumbs',
  hydrate: 'never',
  singleton: true,
  view: Breadcrumbs,
});
