/** Recommended products; nothing but a line's height is there until there are some. */
import type { ProductCard } from '#api/catalogue/types.ts';
import type { WidgetProps } from '#engine/contract.ts';
import type { NostoFeedResolved } from '#engine/page-types.gen.ts';
import { ProductGrid, ProductRail } from '#parts/product-grid.tsx';
import { useForeignScripts } from '#parts/third-party/use-foreign-scripts.ts';
import { useStores } from '#stores/stores-context.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { cartItems } from './cart-items.ts';
import styles from './nosto-feed.module.css';
import { nostoService, readRecommendation } from './nosto-service.ts';
import { askTogether } from './page-view.ts';
import { recommendedProducts } from './recommended-products.ts';

/** Null: this shop has no account at Nosto. */
export type NostoData = { accountId: string; productId: number | null } | null;

interface Shown {
  title: string;
  products: ProductCard[];
}

function useRecommendation({ props, data, page }: WidgetProps<NostoFeedResolved, NostoData>) {
  const { placement, take } = props;
  const { api, cart } = useStores();
  const service = useMemo(() => nostoService(data?.accountId ?? ''), [data]);
  const isReady = useForeignScripts(service) === 'ready';
  const [shown, setShown] = useState<Shown | null>(null);

  useEffect(() => {
    if (!isReady || !data) return undefined;
    let here = true;
    void (async () => {
      const answer = await askTogether(page, placement, data.productId, () => cartItems(cart.cart));
      const { title, productIds } = readRecommendation(answer, placement);
      const { catalogue } = await api();
      const products = await recommendedProducts(catalogue, productIds.slice(0, take), placement);
      if (here) setShown({ title, products });
    })().catch((error: unknown) => reportError(error));
    return () => {
      here = false;
    };
  }, [isReady, data, page, placement, take, api, cart]);
  return isReady ? shown : null;
}

export const NostoFeed = observer(function NostoFeed(widget: WidgetProps<NostoFeedResolved, NostoData>) {
  const { props } = widget;
  const shown = useRecommendation(widget);
  const products = shown?.products ?? [];
  const title = props.title ?? shown?.title ?? '';
  if (products.length === 0)
    return <div id={props.placement} className={styles.empty} hidden={shown !== null} />;
  return (
    <div id={props.placement}>
      {title ? <h2 className={styles.title}>{title}</h2> : null}
      {props.display === 'grid' ? (
        <ProductGrid products={products} heading={title ? 'h3' : 'h2'} />
      ) : (
        <ProductRail products={products} heading={title ? 'h3' : 'h2'} label={title} />
      )}
    </div>
  );
});
