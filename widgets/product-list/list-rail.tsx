/** The rail, with arrows and dots if configured. */
import type { ProductListResolved } from '#engine/page-types.gen.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { ProductRail, type ProductsProps } from '#components/product/product-grid.tsx';

export function ListRail({ props, ...shown }: ProductsProps & { props: ProductListResolved }) {
  const { t } = useTexts();
  const controls = props.controls
    ? {
        controls: {
          previous: t('PREVIOUS'),
          next: t('NEXT'),
          page: (page: number, pages: number) => t('PAGINATION_PAGE_OF', { page, pages }),
        },
      }
    : {};
  return <ProductRail {...shown} {...controls} label={props.title ?? t('PRODUCT_LIST')} />;
}
