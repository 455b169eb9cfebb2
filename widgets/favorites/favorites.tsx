/** The shopper's favourite products; without any, and before the browser has read them, an explanation and a link to the shop (R-FAV-2). */

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Drawing } from '#components/content/drawing.tsx';
import { FailedLoad } from '#components/loading/failed-load.tsx';
import { ProductGrid, ProductGridSkeleton } from '#components/product/product-grid.tsx';
import { useProductsByIds } from '#components/product/use-products-by-ids.ts';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { FavoritesResolved } from '#engine/page-types.gen.ts';
import { useRestored } from '#stores/common/use-restored.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import styles from './favorites.module.css';

export const Favorites = observer(function Favorites({ props }: WidgetProps<FavoritesResolved>) {
  const { formatMessage } = useIntl();
  const { favorites } = useStores();
  const ids = useRestored() ? favorites.ids : [];
  const { state, products, removed: gone, retry } = useProductsByIds(ids);
  const dead = gone.join('.');
  useEffect(() => {
    if (dead !== '') favorites.forget(dead.split('.').map(Number));
  }, [dead, favorites]);
  const title = props.title ?? formatMessage({ id: 'FAVORITES_LABEL' });

  if (ids.length === 0)
    return (
      <EmptyState
        heading="h1"
        title={title}
        drawing={<Drawing name="no-favorites" priority="eager" />}
        action={<Button href={props.shopHref}>{formatMessage({ id: 'common.toAllProducts' })}</Button>}
      >
        {formatMessage({ id: 'FAVORITES_EMPTY' })}
      </EmptyState>
    );
  return (
    <div className={styles.favorites}>
      <h1>{title}</h1>
      {state === 'failed' ? (
        <FailedLoad onRetry={retry} />
      ) : (
        <output className={styles.count}>
          {formatMessage({ id: 'FAVORITES_COUNT' }, { count: ids.length })}
        </output>
      )}
      {products.length > 0 ? <ProductGrid products={products} /> : null}
      {products.length === 0 && state === 'loading' ? <ProductGridSkeleton count={ids.length} /> : null}
    </div>
  );
});
