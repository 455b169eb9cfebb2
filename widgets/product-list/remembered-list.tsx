/** Products remembered in this browser: nothing on the server, nothing without ids, placeholders while loading. */
import type { ProductListing } from '#api/catalogue/types.ts';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { ProductListResolved } from '#engine/page-types.gen.ts';
import { ProductGrid, ProductGridSkeleton } from '#components/product/product-grid.tsx';
import { useProductsByIds } from '#components/product/use-products-by-ids.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { useRestored } from '#stores/common/use-restored.ts';
import { observer } from 'mobx-react-lite';
import { ListFrame } from './list-frame.tsx';
import { ListRail } from './list-rail.tsx';

export const RememberedList = observer(function RememberedList(
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
    <ListFrame {...list}>
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
