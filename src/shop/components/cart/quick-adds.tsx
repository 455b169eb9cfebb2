/** Products related to a product just added to the cart, each addable with one click. */

import { observer } from 'mobx-react-lite';
import { useCallback, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { RelatedGroup, RelatedProduct } from '#api/product/types.ts';
import { shownVerdict } from '#kernel/vehicle/package-parts.ts';
import { type ChosenVehicle, isFitting } from '#kernel/vehicle/product-compatibility.ts';
import { isRecommended } from '#kernel/vehicle/shown-verdict.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { BoundText } from '#ui/bound-text.tsx';
import { Button } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { useAsync } from '../loading/use-async.ts';
import { ProductPrice } from '../product/product-price.tsx';
import { useChosenVehicle } from '../vehicle/use-chosen-vehicle.ts';
import styles from './quick-adds.module.css';

/** Products to offer with a product: accessories, else related products; none that do not fit the chosen vehicle, or have to be checked for it (R-VEHICLE-15). */
const preferred = ['ACCESSORIES', 'RELATED'] as const;

interface Upsell {
  relation: (typeof preferred)[number];
  products: readonly RelatedProduct[];
}

/** Null when there is nothing to offer. */
function upsellOf(groups: readonly RelatedGroup[], chosen: ChosenVehicle | null): Upsell | null {
  const stateOf = ({ fit }: RelatedProduct) => (chosen && fit ? shownVerdict(fit, chosen) : null);
  for (const relation of preferred) {
    const products = groups
      .filter(({ type }) => type.toUpperCase() === relation)
      .flatMap(group => group.products)
      .filter(product => isRecommended(stateOf(product)));
    const made = products.filter(product => {
      const state = stateOf(product);
      return state !== null && state !== 'choice' && isFitting(state);
    });
    if (products.length > 0)
      return { relation, products: [...made, ...products.filter(product => !made.includes(product))] };
  }
  return null;
}

const most = 3;

const titles = { ACCESSORIES: 'RELATED_ACCESSORIES', RELATED: 'RELATED_PRODUCTS' } as const;

/** Renders nothing while loading, on failure and without related products, because it is not requested by the shopper. */
export const QuickAdds = observer(function QuickAdds({ alias }: { alias: string }) {
  const { formatMessage } = useIntl();
  const { api } = useStores();
  const vehicle = useChosenVehicle();
  const id = useId();
  const load = useCallback(async () => {
    const { product } = await api();
    return product.related(alias);
  }, [api, alias]);
  const related = useAsync(load);
  const upsell =
    related.state === 'ready' && vehicle !== 'loading'
      ? upsellOf(related.value, vehicle && vehicle.chosen)
      : null;
  if (!upsell) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {formatMessage({ id: titles[upsell.relation] })}
      </h3>
      <ul>
        {upsell.products.slice(0, most).map(product => (
          <QuickAdd key={product.alias} product={product} />
        ))}
      </ul>
    </section>
  );
});

const QuickAdd = observer(function QuickAdd({ product }: { product: RelatedProduct }) {
  const { formatMessage } = useIntl();
  const { cart } = useStores();
  const [phase, setPhase] = useState<'idle' | 'adding' | 'failed'>('idle');
  const { skuId, name, href, image, price } = product;
  const inCart = skuId === null ? 0 : cart.quantityOf(skuId);

  const add = async (sku: number) => {
    setPhase('adding');
    try {
      setPhase((await cart.add({ skuId: sku, quantity: 1, name })) ? 'idle' : 'failed');
    } catch (accident) {
      reportError(accident);
      setPhase('failed');
    }
  };

  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        <Picture
          image={image ? { type: 'product', file: image } : null}
          alt=""
          sizes="64px"
          widest={200}
          ground
        />
      </span>
      <div className={styles.words}>
        <a href={href} className={styles.name}>
          <BoundText>{name}</BoundText>
        </a>
        <ProductPrice productId={product.card.productId} price={price} size="s" />
        <output className={styles.inCart}>
          {inCart > 0 ? formatMessage({ id: 'QUICK_ADD_IN_CART' }, { count: inCart }) : null}
        </output>
        {phase === 'failed' ? (
          <p role="alert" className={styles.error}>
            {formatMessage({ id: 'CART_UPDATE_FAILED' })}
          </p>
        ) : null}
      </div>
      {skuId === null ? (
        <Button
          variant="secondary"
          size="s"
          href={href}
          aria-label={`${formatMessage({ id: 'READ_MORE' })}: ${name}`}
        >
          {formatMessage({ id: 'READ_MORE' })}
        </Button>
      ) : (
        <Button
          variant="secondary"
          size="s"
          loading={phase === 'adding'}
          aria-label={formatMessage({ id: 'A11Y_ADD_TO_CART_NAMED' }, { name })}
          onClick={() => void add(skuId)}
        >
          {formatMessage({ id: 'ADD' })}
        </Button>
      )}
    </li>
  );
});
