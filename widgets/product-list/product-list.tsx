/** The list in its three modes: by filter, recently viewed, favourites (R-WIDGET-10). */
import type { ProductListing } from '#api/catalogue/types.ts';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { ProductListResolved } from '#engine/page-types.gen.ts';
import { ProductGrid } from '#components/product/product-grid.tsx';
import { GridWithMore } from './grid-with-more.tsx';
import { ListFrame } from './list-frame.tsx';
import { ListRail } from './list-rail.tsx';
import { RememberedList } from './remembered-list.tsx';

export function ProductList(list: WidgetProps<ProductListResolved, ProductListing>) {
  const { props, data, place } = list;
  if (props.mode !== 'DEFAULT') return <RememberedList {...list} />;
  const shown = {
    products: data.products,
    // Cards that only some screens show load lazily, so that other screens do not download their images.
    priority: place.only ? ('lazy' as const) : place.priority,
    heading: props.title ? ('h3' as const) : ('h2' as const),
  };
  return (
    <ListFrame {...list}>
      {props.display === 'slider' ? (
        <ListRail {...shown} props={props} isStatic />
      ) : props.loadMore ? (
        <GridWithMore {...shown} props={props} count={data.count} />
      ) : (
        <ProductGrid {...shown} />
      )}
    </ListFrame>
  );
}
