/** A grid that grows by its own size until all are there (facts 1.10). */
import type { ProductCard } from '#api/catalogue/types.ts';
import type { ProductListResolved } from '#engine/page-types.gen.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { ProductGrid, type ProductsProps } from '#parts/product-grid.tsx';
import { useStores } from '#stores/stores-context.ts';
import { Button } from '#ui/button.tsx';
import { useState } from 'react';
import { listQuery } from './list-query.ts';
import styles from './product-list.module.css';

interface Props extends ProductsProps {
  props: ProductListResolved;
  /** Of all there are. */
  count: number;
}

export function GridWithMore({ props, count, products, ...shown }: Props) {
  const { t } = useTexts();
  const { api } = useStores();
  const [more, setMore] = useState<readonly ProductCard[]>([]);
  const [phase, setPhase] = useState<'idle' | 'loading' | 'failed'>('idle');
  const all = [...products, ...more];

  const load = async () => {
    setPhase('loading');
    try {
      const { catalogue } = await api();
      const next = await catalogue.products(listQuery(props, all.length));
      // A list that changed meanwhile may answer one of them again.
      const known = new Set(all.map(({ productId }) => productId));
      setMore([...more, ...next.products.filter(({ productId }) => !known.has(productId))]);
      setPhase('idle');
    } catch {
      setPhase('failed');
    }
  };

  return (
    <>
      <ProductGrid {...shown} products={all} />
      <div className={styles.more}>
        <output className={styles.showing}>
          {t('PAGINATION_SHOWING', { sum: all.length, total: count })}
        </output>
        {phase === 'failed' ? <p role="alert">{t('ERROR_NETWORK')}</p> : null}
        {all.length < count ? (
          <Button variant="secondary" loading={phase === 'loading'} onClick={() => void load()}>
            {t('LOAD_MORE')}
          </Button>
        ) : null}
      </div>
    </>
  );
}
