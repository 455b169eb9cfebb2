/** Product cards as a grid or a scrolling rail; the cards of a row align on name and price. */

import type { ReactNode } from 'react';
import type { ProductCard as Product } from '#api/catalogue/types.ts';
import { classNames } from '#ui/class-names.ts';
import { ControlledSlider, type ControlledSliderProps } from '#ui/slider/controlled-slider.tsx';
import { Slider, SliderList } from '#ui/slider/slider.tsx';
import { besideSizes, gridSizes, ProductCard, type ProductCardProps } from './product-card.tsx';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';
import styles from './product-grid.module.css';
import { useHiddenCard } from './recommended.tsx';

type Priority = 'high' | 'eager' | 'lazy';

export interface ProductsProps {
  products: readonly Product[];
  /** The position is near the top of the page: the first row of images loads eagerly. */
  priority?: Priority;
  /** h2 below the page's heading, h3 below a heading of their own. */
  heading?: 'h2' | 'h3';
}

const firstRow = 4;

const priorityOf = (priority: Priority, index: number): Priority => {
  if (priority === 'lazy' || index >= firstRow) return 'lazy';
  return priority === 'high' && index === 0 ? 'high' : 'eager';
};

export interface ProductGridProps extends ProductsProps {
  /** A filter column is beside it from 1024 px. */
  beside?: boolean;
  /** Page number of the list, used to restore the position of a card (R-LIST-21). */
  page?: number;
  /** What each card offers below its price. */
  actions?: ProductCardProps['actions'];
}

export function ProductGrid({
  products,
  priority = 'lazy',
  heading = 'h2',
  beside = false,
  page,
  actions,
}: ProductGridProps) {
  const isHidden = useHiddenCard();
  return (
    <ul
      className={classNames(styles.grid, beside && styles.beside, actions && styles.acting)}
      data-page={page}
    >
      {products.map((product, index) => (
        // The browser hides recommended cards that do not fit, maybe before hydration.
        <li
          key={product.productId}
          data-card={product.productId}
          hidden={isHidden(product.productId)}
          suppressHydrationWarning
        >
          <ProductCard
            product={product}
            sizes={beside ? besideSizes : gridSizes}
            priority={priorityOf(priority, index)}
            heading={heading}
            {...(actions ? { actions } : {})}
          />
        </li>
      ))}
    </ul>
  );
}

/** Placeholder with the expected number of cards. */
export function ProductGridSkeleton({ count, beside = false }: { count: number; beside?: boolean }) {
  return (
    <ul className={classNames(styles.grid, beside && styles.beside)} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <ProductCardSkeleton />
        </li>
      ))}
    </ul>
  );
}

const railSizes = '(min-width:768px) min(36vw,322px),58vw';

/**
 * @param label accessible name of the rail
 * @param controls labels of arrows and dots; without them the rail needs no scripts
 * @param keep wraps the list of cards, so that it can stay as the server rendered it
 */
export function ProductRail({
  products,
  priority = 'lazy',
  heading = 'h3',
  label,
  controls,
  keep = list => list(),
}: ProductsProps & {
  label: string;
  controls?: ControlledSliderProps['labels'];
  keep?: (list: () => ReactNode) => ReactNode;
}) {
  const isHidden = useHiddenCard();
  const list = () => (
    <SliderList
      items={products.map((product, index) => ({
        key: product.productId,
        hidden: isHidden(product.productId),
        content: (
          <ProductCard
            product={product}
            sizes={railSizes}
            priority={priorityOf(priority, index)}
            heading={heading}
          />
        ),
      }))}
    />
  );
  const rail = { label, children: keep(list), className: styles.rail ?? '' };
  return controls ? <ControlledSlider {...rail} labels={controls} /> : <Slider {...rail} />;
}
