/** What a card offers: buying a product that needs no choice, and comparing. Static: one listener per page handles all of them; the form is posted to the page of the cart where no script runs. */
import { useIntl } from 'react-intl';
import type { ProductCard as Product } from '#api/catalogue/types.ts';
import styles from './card-actions.module.css';
import { CompareButton } from './compare-button.tsx';

export interface CardActionsProps {
  product: Product;
  actions: {
    /** Takes the form where no script runs; without it nothing can be bought from the card. */
    cartHref?: string | undefined;
    compare?: boolean | undefined;
  };
}

export function CardActions({ product, actions: { cartHref, compare = false } }: CardActionsProps) {
  const { formatMessage } = useIntl();
  const { alias, name, productId, buySkuId } = product;
  return (
    <div className={styles.actions}>
      {cartHref !== undefined && buySkuId !== null ? (
        <form method="post" action={cartHref} data-buy={buySkuId}>
          <button name="product" value={alias} aria-label={formatMessage({ id: 'CARD_BUY_NAMED' }, { name })}>
            {formatMessage({ id: 'ADD_TO_CART_SHORT' })}
          </button>
        </form>
      ) : null}
      {compare ? <CompareButton productId={productId} name={name} /> : null}
    </div>
  );
}
