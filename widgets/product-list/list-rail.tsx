/** The rail, with arrows and dots if configured. */
import { useIntl } from 'react-intl';
import type { ProductListResolved } from '#engine/page-types.gen.ts';
import { ProductRail, type ProductsProps } from '#components/product/product-grid.tsx';

export function ListRail({ props, ...shown }: ProductsProps & { props: ProductListResolved }) {
  const { formatMessage } = useIntl();
  const controls = props.controls
    ? {
        controls: {
          previous: formatMessage({ id: 'PREVIOUS' }),
          next: formatMessage({ id: 'NEXT' }),
          page: (page: number, pages: number) => formatMessage({ id: 'PAGINATION_PAGE_OF' }, { page, pages }),
        },
      }
    : {};
  return (
    <ProductRail {...shown} {...controls} label={props.title ?? formatMessage({ id: 'PRODUCT_LIST' })} />
  );
}
