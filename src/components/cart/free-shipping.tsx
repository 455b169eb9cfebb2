/** Amount left to free shipping; empty without such a limit (R-CART-14). */
import { useIntl } from 'react-intl';
import type { CartTotals } from '#api/cart/types.ts';
import { Icon } from '#ui/icon.tsx';
import { truckIcon } from '#ui/icons.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import styles from './cart-summary.module.css';

export interface FreeShippingProps {
  totals: CartTotals;
}

/** -1: no limit, 0: reached. */
export function FreeShipping({ totals: { shipping, subTotal } }: FreeShippingProps) {
  const { formatMessage } = useIntl();
  const { amountLeftToFree: left } = shipping;
  const reached = left === 0 && shipping.feeIncVat === 0;
  if (!reached && (left <= 0 || shipping.feeIncVat === 0)) return null;
  const text = reached
    ? formatMessage({ id: 'FREE_SHIPPING_REACHED' })
    : formatMessage(
        { id: 'CART_SUMMARY_LEFT_TO_FREE_SHIPPING' },
        { amount: shipping.amountLeftToFreeFormatted },
      );
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
