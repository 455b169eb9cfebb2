/** The rail, with arrows and dots if configured. */
import { useIntl } from 'react-intl';
import { StaticHtml } from '#engine/view/static-html.tsx';
import type { ProductListResolved } from '#engine/page-types.gen.ts';
import type { ReactNode } from 'react';
import { ProductRail, type ProductsProps } from '#components/product/product-grid.tsx';

interface Props extends ProductsProps {
  props: ProductListResolved;
  /** The cards stay as the server rendered them, and the page contains no data of theirs. */
  isStatic?: boolean;
}

const keepHtml = (list: () => ReactNode) => <StaticHtml name="cards">{list}</StaticHtml>;

export function ListRail({ props, isStatic = false, ...shown }: Props) {
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
    <ProductRail
      {...shown}
      {...controls}
      {...(isStatic ? { keep: keepHtml } : {})}
      label={props.title ?? formatMessage({ id: 'PRODUCT_LIST' })}
    />
  );
}
