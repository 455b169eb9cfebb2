/** Who made it, what it is, what it costs, and in a few words why. */
import type { Product } from '#api/catalogue/types.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { FitsMark } from '#parts/fits-mark.tsx';
import { Later } from '#parts/later.tsx';
import { ProductPrice } from '#parts/product-price.tsx';
import { useState } from 'react';
import styles from './heading.module.css';

const loadHistory = () => import('./price-history.tsx');

export function ProductHeading({ product }: { product: Product }) {
  const { t } = useTexts();
  const [historyOpen, setHistoryOpen] = useState(false);
  const { alias, productId, brand, name, articleNumber, price, lowestPrice, summary, campaigns } = product;
  return (
    <div className={styles.heading}>
      {brand ? (
        <a href={brand.href} className={styles.brand}>
          {brand.name}
        </a>
      ) : null}
      <h1 className={styles.name}>{name}</h1>
      <p className={styles.number}>
        {articleNumber ? <span>{t('PRODUCT_ARTICLE_NUMBER_VALUE', { number: articleNumber })}</span> : null}
        {/* The line is there before the mark is shown. */}
        <FitsMark productId={productId} className={styles.fits} />
      </p>
      <ProductPrice price={price} lowestPrice={lowestPrice} size="l" className={styles.price ?? ''} />
      <button
        type="button"
        className={styles.history}
        aria-haspopup="dialog"
        onClick={() => setHistoryOpen(true)}
      >
        {t('PRICE_HISTORY_SHOW')}
      </button>
      <Later load={loadHistory} wanted={historyOpen} onFail={() => setHistoryOpen(false)}>
        {PriceHistory => (
          <PriceHistory alias={alias} name={name} open={historyOpen} onClose={() => setHistoryOpen(false)} />
        )}
      </Later>
      {campaigns.length > 0 ? (
        <ul className={styles.campaigns}>
          {campaigns.map(campaign => (
            <li key={campaign}>{campaign}</li>
          ))}
        </ul>
      ) : null}
      {summary ? (
        // Sanitised where the page's data is loaded (source `product`).
        <div className={`prose ${styles.summary}`} dangerouslySetInnerHTML={{ __html: summary }} />
      ) : null}
    </div>
  );
}
