/** The list in its three modes: by filter, recently viewed, favourites (R-WIDGET-10). */
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ProductListing } from '#api/catalogue/list-types.ts';
import { StaticPart } from '#components/content/static-part.tsx';
import {
  ProductGrid,
  ProductGridSkeleton,
  ProductRail,
  type ProductsProps,
} from '#components/product/product-grid.tsx';
import { useProductsByIds } from '#components/product/use-products-by-ids.ts';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { ProductListResolved } from '#engine/page-types.gen.ts';
import { StaticHtml } from '#engine/view/static-html.tsx';
import { useRestored } from '#stores/common/use-restored.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { GridWithMore } from './grid-with-more.tsx';
import { ListFrame } from './list-frame.tsx';
import { listQuery } from './list-query.ts';

/** The rail, with arrows and dots if configured. */
interface Props extends ProductsProps {
  props: ProductListResolved;
  /** The cards stay as the server rendered them, and the page contains no data of theirs. */
  isStatic?: boolean;
}

function ListRail({ props, isStatic = false, ...shown }: Props) {
  const { formatMessage } = useIntl();
  const keepHtml = (list: () => ReactNode) => (
    <StaticPart of={StaticHtml} name="cards" madeOf={shown}>
      {list}
    </StaticPart>
  );
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

/** Products remembered in this browser: nothing on the server, nothing without ids, placeholders while loading. */
const RememberedList = observer(function RememberedList(
  list: WidgetProps<ProductListResolved, ProductListing>,
) {
  const { props } = list;
  const { favorites, latestViewed } = useStores();
  const isRestored = useRestored();
  const remembered = props.mode === 'FAVORITES' ? favorites.ids : latestViewed.read();
  const ids = isRestored ? remembered.filter(id => id !== props.excludeProduct).slice(0, props.limit) : [];
  const { state, products } = useProductsByIds(ids);
  if (ids.length === 0 || state === 'failed' || (state === 'ready' && products.length === 0)) return null;
  const shown = { products, heading: props.title ? ('h3' as const) : ('h2' as const) };
  return (
    <ListFrame {...list} productIds={ids}>
      {products.length === 0 ? (
        <ProductGridSkeleton count={Math.min(ids.length, 4)} />
      ) : props.display === 'slider' ? (
        <ListRail {...shown} props={props} />
      ) : (
        <ProductGrid {...shown} />
      )}
    </ListFrame>
  );
});

export function ProductList(list: WidgetProps<ProductListResolved, ProductListing>) {
  const { props, data, place, page } = list;
  if (props.mode !== 'DEFAULT') return <RememberedList {...list} />;
  const shown = {
    products: data.products,
    // Cards that only some screens show load lazily, so that other screens do not download their images.
    priority: place.only ? ('lazy' as const) : place.priority,
    heading: props.title ? ('h3' as const) : ('h2' as const),
  };
  return (
    <ListFrame {...list} productIds={data.products.map(({ productId }) => productId)}>
      {props.display === 'slider' ? (
        <ListRail {...shown} props={props} isStatic />
      ) : props.loadMore ? (
        <GridWithMore
          // Another list, as while it is edited, begins anew.
          key={JSON.stringify(listQuery(props, page))}
          {...shown}
          props={props}
          page={page}
          count={data.count}
        />
      ) : (
        <ProductGrid {...shown} />
      )}
    </ListFrame>
  );
}
