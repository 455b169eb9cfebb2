/** Puts products into the frame's own cart when the gallery asks for it: real ones of the market, in a cart that ends with the frame. */

import { useEffect } from 'react';
import type { PageContext } from '#engine/definition/contract.ts';
import type { Report } from '#engine/definition/report.ts';
import { useRestored } from '#stores/common/use-restored.ts';
import { useStores } from '#stores/shopper/stores-context.ts';

/** Of a list's first page: enough for two that can be bought without a choice. */
const LOOKED_AT = 24;
const quantities = [2, 1] as const;

/** @param report told when the cart could not be filled; the widget is shown with what it has. */
export function useCartOf({ query }: PageContext, report: Report): void {
  const { api, cart } = useStores();
  const isRestored = useRestored();
  const isFilled = query['cart'] === 'filled';
  useEffect(() => {
    if (!isFilled || !isRestored || cart.totalQuantity > 0) return;
    const fill = async () => {
      const { catalogue } = await api();
      const { products } = await catalogue.products({ skip: 0, take: LOOKED_AT });
      const sold = products.filter(({ buySkuId }) => buySkuId !== null);
      for (const [at, quantity] of quantities.entries()) {
        const product = sold[at];
        if (!product?.buySkuId) return;
        await cart.add({ skuId: product.buySkuId, name: product.name, quantity });
      }
    };
    fill().catch((error: unknown) => report('PREVIEW005', 'The cart could not be filled', { error }));
  }, [api, cart, isFilled, isRestored, report]);
}
