/** A product card: image, brand, name, rating, price, stock, and what can be done with it at once. Static, it needs no scripts. */
import { use } from 'react';
import { useIntl } from 'react-intl';
import type { ProductCard as Product } from '#api/catalogue/types.ts';
import { CachedHtmlContext } from '#ui/cached-html.ts';
import { Picture } from '#ui/picture.tsx';
import { CardActions, type CardActionsProps } from './card-actions.tsx';
import { cardItem } from './card-item.ts';
import { CardText } from './card-text.tsx';
import { FavoriteHeart } from './favorite-heart.tsx';
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
  /** What the card offers below the price; nothing by default. */
  actions?: CardActionsProps['actions'];
}

export function ProductCard(props: ProductCardProps) {
  const cachedHtml = use(CachedHtmlContext);
  const content = <CardContent {...props} />;
  return (
    <article
      className={styles.card}
      data-item={cardItem(props.product)}
      {...(cachedHtml
        ? { dangerouslySetInnerHTML: { __html: cachedHtml(['card', props], () => content) } }
        : { children: content })}
    />
  );
}

function CardContent({ product, sizes, priority = 'lazy', heading = 'h3', actions }: ProductCardProps) {
  const { formatMessage } = useIntl();
  const { productId, name, images, price, lowestPrice, stock } = product;
  const file = images[0];
  return (
    <>
      <div>
        <Picture
          image={file ? { type: 'product', file } : null}
          alt=""
          sizes={sizes}
          priority={priority}
          ground
          widest={600}
        />
        {price.isDiscounted && price.discountPercentage > 0 ? (
          <span
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- text that is read in words
            role="img"
            aria-label={formatMessage(
              { id: 'PRODUCT_DISCOUNT_PERCENT' },
              { percent: price.discountPercentage },
            )}
            className={styles.badge}
          >
            {`−${price.discountPercentage} %`}
          </span>
        ) : null}
      </div>
      <FavoriteHeart productId={productId} name={name} />
      <CardText product={product} heading={heading} />
      <div>
        <ProductPrice productId={productId} price={price} lowestPrice={lowestPrice} />
        <StockView stock={stock} brief isUndecided={price.isLeast ?? false} className={styles.stock ?? ''} />
      </div>
      {actions ? <CardActions product={product} actions={actions} /> : null}
    </>
  );
}

/** Image sizes of the shop's grid: 2, 3, 4 cards in a row; one step, because every card repeats them. */
export const gridSizes = '(min-width:768px) min(30vw,322px),45vw';

/** The same beside a column of filters: 2, 3, 3, 4 cards in a row. */
export const besideSizes = '(min-width:768px) 248px,45vw';
