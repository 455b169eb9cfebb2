/** Recommended products; reserves one line until there are some. */

import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import type { ProductCard } from '#api/catalogue/types.ts';
import { ProductGrid, ProductRail } from '#components/product/product-grid.tsx';
import { useProductsByIds } from '#components/product/use-products-by-ids.ts';
import { cartItems } from '#components/third-party/nosto/cart-items.ts';
import {
  nostoService,
  type Recommendation,
  readRecommendation,
} from '#components/third-party/nosto/nosto-service.ts';
import { useThirdPartyScripts } from '#components/third-party/use-third-party-scripts.ts';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { NostoFeedResolved } from '#engine/page-types.gen.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import styles from './nosto-feed.module.css';
import { requestTogether } from './page-view.ts';

/** A recommended product from our own catalogue; its link names its position (R-WIDGET-19). */
const recommendedCard =
  (placement: string) =>
  (product: ProductCard): ProductCard => ({
    ...product,
    href: `${product.href}?${new URLSearchParams({ refSrc: String(product.productId), nosto: placement }).toString()}`,
  });

/** Null: this shop has no Nosto account. */
export type NostoData = { accountId: string; productId: number | null } | null;

const nothing: readonly number[] = [];

/** Null until Nosto has answered and our catalogue has returned the products. */
function useRecommendation({ props, data, page }: WidgetProps<NostoFeedResolved, NostoData>) {
  const { placement, limit } = props;
  const { cart } = useStores();
  const service = useMemo(() => nostoService(data?.accountId ?? ''), [data]);
  const isReady = useThirdPartyScripts(service) === 'ready';
  const [answered, setAnswered] = useState<Recommendation | null>(null);
  const { state, products } = useProductsByIds(answered?.productIds.slice(0, limit) ?? nothing);

  useEffect(() => {
    if (!isReady || !data) return undefined;
    let here = true;
    requestTogether(page, placement, data.productId, () => cartItems(cart.cart)).then(
      answer => here && setAnswered(readRecommendation(answer, placement)),
      (error: unknown) => reportError(error),
    );
    return () => {
      here = false;
    };
  }, [isReady, data, page, placement, cart]);
  if (!isReady || !answered || state === 'loading') return null;
  return { title: answered.title, products: products.map(recommendedCard(placement)) };
}

export const NostoFeed = observer(function NostoFeed(widget: WidgetProps<NostoFeedResolved, NostoData>) {
  const { props } = widget;
  const shown = useRecommendation(widget);
  const products = shown?.products ?? [];
  const title = props.title ?? shown?.title ?? '';
  if (products.length === 0)
    return <div id={props.placement} className={styles.empty} hidden={shown !== null} />;
  return (
    <div id={props.placement} data-recommended>
      {title ? <h2 className={styles.title}>{title}</h2> : null}
      {props.display === 'grid' ? (
        <ProductGrid products={products} heading={title ? 'h3' : 'h2'} />
      ) : (
        <ProductRail products={products} heading={title ? 'h3' : 'h2'} label={title} />
      )}
    </div>
  );
});
