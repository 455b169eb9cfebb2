/** A product card: image, brand, name, price, stock. One link; static, it needs no scripts. */
import { useIntl } from 'react-intl';
import type { ProductCard as Product } from '#api/catalogue/types.ts';
import { Picture } from '#ui/picture.tsx';
import { cardItem } from './card-item.ts';
import { FavoriteHeart } from './favorite-heart.tsx';
import { CompatibilityMark } from './compatibility-mark.tsx';
import styles from './product-card.module.css';
import { ProductPrice } from './product-price.tsx';
import { StockView } from './stock-view.tsx';

export interface ProductCardProps {
  product: Product;
  /** The `sizes` attribute of its image. */
  sizes: string;
  priority?: 'high' | 'eager' | 'lazy';
  /** h2 in a list page, h3 below a heading of its own. */
  heading?: 'h2' | 'h3';
}

export function ProductCard({
  product,
  sizes,
  priority = 'lazy',
  heading: Heading = 'h3',
}: ProductCardProps) {
  const { formatMessage } = useIntl();
  const { productId, name, brand, href, images, price, lowestPrice, stock, campaigns } = product;
  const file = images[0];
  return (
    <article className={styles.card} data-item={cardItem(product)}>
      <div className={styles.picture}>
        <Picture
          image={file ? { type: 'product', file } : null}
          alt=""
          sizes={sizes}
          priority={priority}
          ground
          widest={600}
        />
        {price.isDiscounted && price.discountPercentage > 0 ? (
          <span className={styles.badge}>
            <span aria-hidden="true">−{price.discountPercentage} %</span>
            <span className="visually-hidden">
              {formatMessage({ id: 'PRODUCT_DISCOUNT_PERCENT' }, { percent: price.discountPercentage })}
            </span>
          </span>
        ) : null}
        <CompatibilityMark productId={productId} className={styles.fits} />
      </div>
      <FavoriteHeart productId={productId} name={name} className={styles.heart ?? ''} />
      <div className={styles.words}>
        <span className={styles.brand}>{brand?.name}</span>
        <Heading className={styles.name}>
          <a href={href} className={styles.link}>
            {name}
          </a>
        </Heading>
        {campaigns.map(campaign => (
          <span key={campaign} className={styles.campaign}>
            {campaign}
          </span>
        ))}
      </div>
      <ProductPrice price={price} lowestPrice={lowestPrice} />
      <StockView stock={stock} className={styles.stock ?? ''} />
    </article>
  );
}

/** Image sizes of the shop's grid: 2, 3, 4 cards in a row; one step, because every card repeats them. */
export const gridSizes = '(min-width:768px) min(30vw,322px),45vw';

/** The same beside a column of filters: 2, 3, 3, 4 cards in a row. */
export const besideSizes = '(min-width:768px) 248px,45vw';
