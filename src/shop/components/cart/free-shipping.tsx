/** Amount left to free shipping; empty without such a limit (R-CART-14). */
import { useIntl } from 'react-intl';
import type { CartTotals } from '#api/cart/types.ts';
import { Icon } from '#ui/icon.tsx';
import { truckIcon } from '#ui/icons.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { usePriceText } from '../product/use-price-text.ts';
import styles from './cart-summary.module.css';

export interface FreeShippingProps {
  totals: CartTotals;
}

/** -1: no limit, 0: reached. */
export function FreeShipping({ totals: { shipping, subTotal, costs } }: FreeShippingProps) {
  const { formatMessage } = useIntl();
  const { vatIncluded } = usePriceText();
  const { amountLeftToFree: left, amountLeftToFreeFormatted: price } = shipping;
  const isFree = costs.incVat.shipping === 0;
  const reached = left === 0 && isFree;
  if (!reached && (left <= 0 || isFree)) return null;
  // The limit counts prices with VAT, also for those who see prices without it.
  const amount = vatIncluded ? price : formatMessage({ id: 'PRICE_INC_VAT' }, { price });
  const text = reached
    ? formatMessage({ id: 'FREE_SHIPPING_REACHED' })
    : formatMessage({ id: 'CART_SUMMARY_LEFT_TO_FREE_SHIPPING' }, { amount });
  return (
    <div className={styles.free}>
      <p className={styles.freeText}>
        <Icon of={truckIcon} size={20} />
        {text}
      </p>
      <ProgressBar
        label={text}
        tone="good"
        value={reached ? 1 : subTotal.sellingIncVat}
        max={reached ? 1 : subTotal.sellingIncVat + left}
      />
    </div>
  );
}
