/** The order beside the form on wide screens; on others the review at its end says the same. */
import { useIntl } from 'react-intl';
import type { Cart } from '#api/cart/types.ts';
import { CampaignNames } from '#components/cart/campaign-names.tsx';
import { MadeToOrderNotice } from '#components/cart/cart-notices.tsx';
import { CartSummary } from '#components/cart/cart-summary.tsx';
import { FittingCartLines } from '#components/cart/fitting-cart-lines.tsx';
import { useCheckout } from '#stores/shopper/checkout-of.ts';
import { deliveryState } from '../options-state.ts';
import styles from '../order/order-aside.module.css';

interface Props {
  cart: Cart;
  cartHref: string | undefined;
}

export function PlainAside({ cart: { lines, totals, campaigns }, cartHref }: Props) {
  const { formatMessage } = useIntl();
  const isUndelivered = deliveryState(useCheckout()) === 'none';
  return (
    <aside className={styles.aside} aria-label={formatMessage({ id: 'ORDER_SUMMARY_TITLE' })}>
      {cartHref ? (
        <p className={styles.toCart}>
          <a href={cartHref}>{formatMessage({ id: 'CHECKOUT_PLAIN_CHANGE_CART' })}</a>
        </p>
      ) : null}
      <div className={`${styles.content} ${styles.wideOnly}`}>
        <h2 className={styles.title}>{formatMessage({ id: 'ORDER_SUMMARY_TITLE' })}</h2>
        <div className={styles.lines}>
          <FittingCartLines lines={lines} readOnly days={isUndelivered ? null : totals.shipping.days} />
        </div>
        <div className={styles.sums}>
          <MadeToOrderNotice lines={lines} />
          <CampaignNames campaigns={campaigns} label={formatMessage({ id: 'CHECKOUT_ACTIVE_CAMPAIGNS' })} />
          <CartSummary totals={totals} isUndelivered={isUndelivered} />
        </div>
      </div>
    </aside>
  );
}
