/** All brands from A to Z. */
import type { Api } from '#api/api.ts';
import type { BrandEntry } from '#api/catalogue/list-types.ts';
import { defineWidget } from '#engine/definition/contract.ts';
import type { BrandsOverviewResolved } from '#engine/page-types.gen.ts';
import { BrandsOverview } from './brands-overview.tsx';

export default defineWidget<BrandsOverviewResolved, readonly BrandEntry[], Api>({
  type: 'brands-overview',
  hydrate: 'visible',
  critical: true,
  singleton: true,
  load: ({ api }) => api.catalogue.brands(),
  view: BrandsOverview,
});
