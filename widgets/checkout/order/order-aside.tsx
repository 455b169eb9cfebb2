/** The order beside the form from 1024 px up; collapsed on smaller screens, with the sum visible. */

import { observer } from 'mobx-react-lite';
import { useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import type { Cart } from '#api/cart/types.ts';
import { CampaignNames } from '#components/cart/campaign-names.tsx';
import { MadeToOrderNotice } from '#components/cart/cart-notices.tsx';
import { CartSummary } from '#components/cart/cart-summary.tsx';
import { FittingCartLines } from '#components/cart/fitting-cart-lines.tsx';
import { PromoCode } from '#components/cart/promo-code.tsx';
import { useCheckout } from '#stores/shopper/checkout-of.ts';
import { Icon } from '#ui/icon.tsx';
import { chevronDownIcon } from '#ui/icons.ts';
import { deliveryState } from '../options-state.ts';
import styles from './order-aside.module.css';

const wide = '(min-width: 1024px)';
const canMatch = () => typeof matchMedia === 'function';

function watch(changed: () => void): () => void {
  if (!canMatch()) return () => undefined;
  const list = matchMedia(wide);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

const isWideNow = () => canMatch() && matchMedia(wide).matches;

interface Props {
  cart: Cart;
  count: number;
  promoCodes: boolean;
}

export const OrderAside = observer(function OrderAside({
  cart: { lines, totals, campaigns },
  count,
  promoCodes,
}: Props) {
  const { formatMessage } = useIntl();
  const isWide = useSyncExternalStore(watch, isWideNow, () => false);
  const isUndelivered = deliveryState(useCheckout()) === 'none';
  const [isOpen, setOpen] = useState(false);
  return (
    <aside className={styles.aside} aria-label={formatMessage({ id: 'ORDER_SUMMARY_TITLE' })}>
      <details open={isWide || isOpen} onToggle={event => isWide || setOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>
          <span className={styles.words}>
            {formatMessage({ id: isOpen ? 'CHECKOUT_HIDE_SUMMARY' : 'CHECKOUT_SHOW_SUMMARY' })} ({count})
          </span>
          <Icon of={chevronDownIcon} size={20} className={styles.arrow} />
          <strong className={styles.sum}>{totals.total.sellingIncVatFormatted}</strong>
        </summary>
        <div className={styles.content}>
          <h2 className={styles.title}>{formatMessage({ id: 'ORDER_SUMMARY_TITLE' })}</h2>
          <div className={styles.lines}>
            <FittingCartLines lines={lines} days={isUndelivered ? null : totals.shipping.days} />
          </div>
          <div className={styles.sums}>
            <MadeToOrderNotice lines={lines} />
            <CampaignNames campaigns={campaigns} label={formatMessage({ id: 'CHECKOUT_ACTIVE_CAMPAIGNS' })} />
            {promoCodes ? <PromoCode /> : null}
            <CartSummary totals={totals} isUndelivered={isUndelivered} />
          </div>
        </div>
      </details>
    </aside>
  );
});
