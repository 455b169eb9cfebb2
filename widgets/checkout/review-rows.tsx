/** Products and costs with VAT, in short form. */
import { bindPlaces } from '#kernel/bind-units.ts';
import { useCheckout } from '#stores/checkout-of.ts';
import { BoundText } from '#ui/bound-text.tsx';
import { useIntl } from 'react-intl';
import type { Cart } from '#api/cart/types.ts';
import { useMoneyText } from '#components/product/use-money-text.ts';
import { useStores } from '#stores/stores-context.ts';
import { observer } from 'mobx-react-lite';
import styles from './checkout.module.css';
import { chosenMethod, deliveryState } from './options-state.ts';

export const ReviewRows = observer(function ReviewRows({ cart }: { cart: Cart }) {
  const { formatMessage } = useIntl();
  const money = useMoneyText();
  const store = useCheckout();
  const { cart: cartStore } = useStores();
  const { lines, totals } = cart;
  // Without a zip code the fee is an estimate, and no option is chosen.
  const options = deliveryState(store) === 'ready' ? (store.checkout?.shippingOptions ?? []) : [];
  const chosen = chosenMethod(options, store.form.shippingId);
  const { isDefault, amountLeftToFree } = totals.shipping;
  const feeName =
    isDefault && amountLeftToFree !== 0 ? 'CART_SUMMARY_ESTIMATED_SHIPPING_FEE' : 'CART_SUMMARY_SHIPPING_FEE';
  const shipping = chosen && [chosen.method.name, chosen.finer?.name].filter(Boolean).join(': ');
  return (
    <ul
      className={styles.rows}
      aria-label={formatMessage({ id: 'ORDER_SUMMARY_TITLE' })}
      aria-busy={cartStore.isChanging || undefined}
    >
      {lines.map(({ id, quantity, product, skuName, totalPrice }) => (
        <li key={id} className={styles.row}>
          <span>
            {quantity} × <BoundText>{product.name}</BoundText> {skuName}
          </span>
          <span className={styles.amount}>{totalPrice.sellingIncVatFormatted}</span>
        </li>
      ))}
      <li className={styles.row}>
        <span>{shipping ? bindPlaces(shipping) : formatMessage({ id: feeName })}</span>
        <span className={styles.amount}>
          {totals.shipping.feeIncVat === 0
            ? formatMessage({ id: 'FREE_SHIPPING' })
            : totals.shipping.feeIncVatFormatted}
        </span>
      </li>
      {totals.paymentFee > 0 ? (
        <li className={styles.row}>
          <span>{formatMessage({ id: 'CART_SUMMARY_PAYMENT_FEE' })}</span>
          <span className={styles.amount}>{money(totals.paymentFee, totals.total.currency)}</span>
        </li>
      ) : null}
      {totals.balance ? (
        <li className={styles.row}>
          <span>{formatMessage({ id: 'CART_SUMMARY_BALANCE' })}</span>
          <span className={styles.amount}>−{totals.balance.pendingFormatted}</span>
        </li>
      ) : null}
    </ul>
  );
});
