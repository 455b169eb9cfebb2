/** The product shown by the product detail widget of a page, which is static until the first interaction. */
import type { Product } from '#api/catalogue/types.ts';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';

export function productOn({ regions }: Pick<ResolvedPage, 'regions'>): Product | undefined {
  const widgets = Object.values(regions).flatMap(containers => containers.flatMap(each => each.widgets));
  const detail = widgets.find(({ type }) => type === 'product-detail');
  return detail?.props['product'] as Product | undefined;
}
