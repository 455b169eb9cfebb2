/** Products whose ids are stored in this browser: recently viewed and favourites (R-FAV-2, R-WIDGET-10). */

import { useEffect, useState } from 'react';
import type { ProductCard } from '#api/catalogue/types.ts';
import { useStores } from '#stores/shopper/stores-context.ts';

export interface LoadedProducts {
  state: 'loading' | 'ready' | 'failed';
  /** In the order of the ids, without removed products. */
  products: readonly ProductCard[];
  /** Ids that the shop did not return: removed products. */
  removed: readonly number[];
  retry: () => void;
}

/** So many cards stay below the API's limit for the cost of a query; further ids are loaded afterwards. */
const most = 100;

/** Loads products of new ids; removing an id removes its product at once. Sends no request without ids. */
export function useProductsByIds(ids: readonly number[]): LoadedProducts {
  const { api } = useStores();
  const [known, setKnown] = useState<ReadonlyMap<number, ProductCard | null>>(new Map());
  const [failed, setFailed] = useState(false);
  const open = ids
    .filter(id => !known.has(id))
    .slice(0, most)
    .join('.');

  useEffect(() => {
    if (open === '' || failed) return;
    let stale = false;
    const productIds = open.split('.').map(Number);
    api()
      .then(({ catalogue }) =>
        catalogue.products({ skip: 0, take: most, filter: { productIds, sort: 'FACET_ORDER' } }),
      )
      .then(
        ({ products }) => {
          if (stale) return;
          setKnown(before => {
            const next = new Map(before);
            for (const id of productIds) next.set(id, products.find(each => each.productId === id) ?? null);
            return next;
          });
        },
        () => {
          if (!stale) setFailed(true);
        },
      );
    return () => {
      stale = true;
    };
  }, [open, failed, api]);

  return {
    products: ids.flatMap(id => known.get(id) ?? []),
    removed: ids.filter(id => known.get(id) === null),
    state: failed ? 'failed' : open === '' ? 'ready' : 'loading',
    retry: () => setFailed(false),
  };
}
