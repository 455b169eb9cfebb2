/** A package with the prices of the customer's own list: its parts are charged at them, and so is the whole (R-PRODUCT-49). */
import { useEffect, useState } from 'react';
import type { Price, Product } from '#api/catalogue/types.ts';
import { useStores } from '#stores/shopper/stores-context.ts';

/** Most products of one request. */
const MAX_ASKED = 100;
const none: ReadonlyMap<number, Price> = new Map();

export interface OwnParts {
  /** The package as this customer pays for it; the price of everyone until it is known. */
  product: Product;
  /** Products whose price is that of the customer's own list. */
  own: ReadonlyMap<number, Price>;
}

/** Called by an observer: it follows the session. */
export function useOwnParts(product: Product): OwnParts {
  const { api, session } = useStores();
  const { user } = session;
  const [loaded, setLoaded] = useState({ user, prices: none });
  const own = loaded.user === user ? loaded.prices : none;
  const ids = [
    ...new Set(
      product.packageGroups.flatMap(({ options }) => options.map(option => option.product.productId)),
    ),
  ].join(' ');

  useEffect(() => {
    if (user === null || ids === '') return undefined;
    let isStale = false;
    const all = ids.split(' ').map(Number);
    const load = async () => {
      const { catalogue } = await api();
      const found = new Map<number, Price>();
      for (let start = 0; start < all.length; start += MAX_ASKED)
        for (const entry of await catalogue.ownPrices(all.slice(start, start + MAX_ASKED)))
          found.set(...entry);
      if (!isStale) setLoaded({ user, prices: found });
    };
    // Without an answer the prices of everyone stay; the cart charges those of the customer.
    load().catch(() => undefined);
    return () => {
      isStale = true;
    };
  }, [api, user, ids]);

  return { product: own.size === 0 ? product : withOwn(product, own), own };
}

const withOwn = (product: Product, own: ReadonlyMap<number, Price>): Product => ({
  ...product,
  packageGroups: product.packageGroups.map(group => ({
    ...group,
    options: group.options.map(option => {
      const price = own.get(option.product.productId);
      // Nothing was said of the customer's price in the 30 days before.
      return price ? { ...option, lowest: null, product: { ...option.product, price } } : option;
    }),
  })),
});
