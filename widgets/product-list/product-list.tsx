/** A heading, perhaps a way to all of them, and the products. */
import type { ProductListing } from '#api/catalogue/types.ts';
import type { WidgetProps } from '#engine/contract.ts';
import type { ProductListResolved } from '#engine/page-types.gen.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { ProductGrid, ProductRail } from '#parts/product-grid.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { arrowRightIcon } from '#ui/icons.ts';
import styles from './product-list.module.css';

export function ProductList({ id, props, data, place }: WidgetProps<ProductListResolved, ProductListing>) {
  const { t } = useTexts();
  const { title, link, display } = props;
  const titleId = `${id.replaceAll('/', '-')}-title`;
  const shown = {
    products: data.products,
    priority: place.priority,
    heading: title ? ('h3' as const) : ('h2' as const),
  };
  const label = title ?? t('PRODUCT_LIST');
  const named = title ? { 'aria-labelledby': titleId } : { 'aria-label': label };
  return (
    <section {...named} className={classNames(place.design === 'full-width' && styles.edge)}>
      {title || link?.href ? (
        <div className={styles.head}>
          {title ? (
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
          ) : null}
          {link?.href ? (
            <a href={link.href} className={styles.all}>
              {link.text}
              <Icon of={arrowRightIcon} size={20} className={styles.arrow} />
            </a>
          ) : null}
        </div>
      ) : null}
      {display === 'grid' ? <ProductGrid {...shown} /> : <ProductRail {...shown} label={label} />}
    </section>
  );
}
