/** Count and order on one line, the grid, and the pages as links: all of it works without a script. */
import type { WidgetProps } from '#engine/contract.ts';
import type { ProductListingResolved } from '#engine/page-types.gen.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { Drawing } from '#parts/drawing.tsx';
import { ProductGrid } from '#parts/product-grid.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { ListPage } from './list-page.ts';
import { Pages } from './pages.tsx';
import styles from './product-listing.module.css';
import { SortForm } from './sort-form.tsx';

export interface ProductListingProps extends Omit<ProductListingResolved, 'list'> {
  list: ListPage;
}

export function ProductListing({ id, props, place, page }: WidgetProps<ProductListingProps>) {
  const { t } = useTexts();
  const { list, sorts, empty } = props;
  if (list.products.length === 0) {
    const { action } = empty ?? {};
    return (
      <EmptyState
        title={empty?.title ?? t('NO_PRODUCTS_IN_LIST')}
        drawing={<Drawing name="no-results" priority="eager" />}
        action={action?.href ? <Button href={action.href}>{action.text}</Button> : null}
        className={styles.empty ?? ''}
      />
    );
  }
  return (
    <section aria-label={t('PRODUCT_LIST')} className={styles.listing}>
      <div className={styles.bar}>
        <p className={styles.count}>{t('PRODUCT_COUNT', { count: list.count })}</p>
        {list.count > 1 ? <SortForm id={`${id}-sort`} sorts={sorts} chosen={list.sort} page={page} /> : null}
      </div>
      <ProductGrid products={list.products} priority={place.priority} heading="h2" />
      <Pages list={list} page={page} />
    </section>
  );
}
