/** A grid that loads more, one limit at a time, until all products are shown (R-WIDGET-11). */

import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ProductCard } from '#api/catalogue/types.ts';
import { ProductGrid, type ProductsProps } from '#components/product/product-grid.tsx';
import type { PageContext } from '#engine/definition/contract.ts';
import type { ProductListResolved } from '#engine/page-types.gen.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Button } from '#ui/button.tsx';
import { listQuery, withoutOwn } from './list-query.ts';
import styles from './product-list.module.css';

interface Props extends ProductsProps {
  props: ProductListResolved;
  page: PageContext;
  /** Total number of products of the list as it is given, which may change with it. */
  count: number;
}

export function GridWithMore({ props, page, count, products, ...shown }: Props) {
  const { formatMessage } = useIntl();
  const { api } = useStores();
  const [more, setMore] = useState<readonly ProductCard[]>([]);
  /** The total that loading more has found; the canvas of Studio gives the data of a change after its props. */
  const [found, setFound] = useState<number | null>(null);
  const total = found ?? count;
  const [phase, setPhase] = useState<'idle' | 'loading' | 'failed'>('idle');
  const place = useRef<HTMLDivElement>(null);
  const all = [...products, ...more];

  /** Moves the focus after loading, because the button moves or disappears: to the first new card, or to the count. */
  const [reached, setReached] = useState<number | null>(null);
  useEffect(() => {
    if (reached === null) return;
    const cards = place.current?.querySelectorAll('[data-card]');
    const next = cards?.[reached]?.querySelector('a') ?? place.current?.querySelector('output');
    next?.focus();
  }, [reached]);

  const load = async () => {
    setPhase('loading');
    try {
      const { catalogue } = await api();
      const next = withoutOwn(await catalogue.products(listQuery(props, page, all.length)), props, page);
      // A list that changed meanwhile may return a product again.
      const known = new Set(all.map(({ productId }) => productId));
      const fresh = next.products.filter(({ productId }) => !known.has(productId));
      setMore([...more, ...fresh]);
      setReached(all.length);
      // No new products ends the list, regardless of the count.
      setFound(fresh.length === 0 ? all.length : Math.max(next.count, all.length + fresh.length));
      setPhase('idle');
    } catch {
      setPhase('failed');
    }
  };

  return (
    <div ref={place}>
      <ProductGrid {...shown} products={all} />
      <div className={styles.more}>
        <output className={styles.showing} tabIndex={-1}>
          {formatMessage({ id: 'PAGINATION_SHOWING' }, { sum: all.length, total })}
        </output>
        {phase === 'failed' ? <p role="alert">{formatMessage({ id: 'ERROR_NETWORK' })}</p> : null}
        {all.length < total ? (
          <Button variant="secondary" loading={phase === 'loading'} onClick={() => void load()}>
            {formatMessage({ id: 'LOAD_MORE' })}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
