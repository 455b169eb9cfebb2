/** Brand, name, price and a short description. */

import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Product } from '#api/catalogue/types.ts';
import { LazyMount } from '#components/loading/lazy-mount.tsx';
import { CompareButton } from '#components/product/compare-button.tsx';
import { ProductPrice } from '#components/product/product-price.tsx';
import { usePriceText } from '#components/product/use-price-text.ts';
import { BoundText } from '#ui/bound-text.tsx';
import { Price } from '#ui/price.tsx';
import { useAmountText } from './buy/use-amount-text.ts';
import { RatingLink } from './facts/rating-link.tsx';
import styles from './heading.module.css';
import type { PackageAmount } from './package-choice.ts';

const loadHistory = () => import('./facts/price-history.tsx');

interface Props {
  product: Product;
  /** Price of a package with the chosen options. */
  total?: PackageAmount | null;
  /** Whether choices are missing, so that this is the least that it costs. */
  isLeast?: boolean;
  /** Whether `total` counts a price of the customer's own list. */
  isOwn?: boolean;
}

export function ProductHeading({ product, total = null, isLeast = false, isOwn = false }: Props) {
  const { formatMessage } = useIntl();
  const [historyOpen, setHistoryOpen] = useState(false);
  const { alias, brand, name, articleNumber, price, lowestPrice, summary, campaigns, rating } = product;
  return (
    <div className={styles.heading}>
      {brand ? (
        <a href={brand.href} className={styles.brand}>
          {brand.name}
        </a>
      ) : null}
      <h1 className={styles.name}>
        <BoundText>{name}</BoundText>
      </h1>
      {rating || articleNumber ? (
        <div className={styles.line}>
          {rating ? <RatingLink rating={rating} /> : null}
          {articleNumber ? (
            <p className={styles.number}>
              {formatMessage({ id: 'PRODUCT_ARTICLE_NUMBER_VALUE' }, { number: articleNumber })}
            </p>
          ) : null}
        </div>
      ) : null}
      {total ? (
        <PackagePrice total={total} isLeast={isLeast} isOwn={isOwn} />
      ) : (
        <ProductPrice
          productId={product.productId}
          price={price}
          lowestPrice={lowestPrice}
          size="l"
          className={styles.price ?? ''}
        />
      )}
      <div className={styles.links}>
        {/* A package has no price of its own to look back on. */}
        {price.isLeast ? null : (
          <button
            type="button"
            className={styles.history}
            aria-haspopup="dialog"
            onClick={() => setHistoryOpen(true)}
          >
            {formatMessage({ id: 'PRICE_HISTORY_SHOW' })}
          </button>
        )}
        <CompareButton productId={product.productId} name={name} />
      </div>
      <LazyMount load={loadHistory} wanted={historyOpen} onFail={() => setHistoryOpen(false)}>
        {PriceHistory => (
          <PriceHistory
            alias={alias}
            name={name}
            isReduced={price.isDiscounted}
            open={historyOpen}
            onClose={() => setHistoryOpen(false)}
          />
        )}
      </LazyMount>
      {campaigns.length > 0 ? (
        <ul className={styles.campaigns}>
          {campaigns.map(campaign => (
            <li key={campaign}>{campaign}</li>
          ))}
        </ul>
      ) : null}
      {summary ? (
        // Sanitised when the page's data is loaded (source `product`).
        <div className={`prose ${styles.summary}`} dangerouslySetInnerHTML={{ __html: summary }} />
      ) : null}
    </div>
  );
}

function PackagePrice({
  total,
  isLeast,
  isOwn,
}: Required<Pick<Props, 'isLeast' | 'isOwn'>> & { total: PackageAmount }) {
  const { formatMessage } = useIntl();
  const write = useAmountText();
  const { suffix } = usePriceText();
  const ownSuffix = [formatMessage({ id: 'PRICE_OWN' }), suffix].filter(Boolean).join(', ');
  return (
    <Price
      selling={write(total, isLeast)}
      suffix={isOwn ? ownSuffix : suffix}
      size="l"
      className={styles.price}
    />
  );
}
