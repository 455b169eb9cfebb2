/** Sums and refunds of an order in its own currency, with VAT. */
import { useIntl } from 'react-intl';
import { useMoneyText } from '#components/product/use-money-text.ts';
import type { OrderView } from '#kernel/order-view.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './order-status.module.css';

export function OrderSums({ order }: { order: OrderView }) {
  const { formatMessage, formatDate } = useIntl();
  const money = useMoneyText();
  const say = (amount: number) => money(amount, order.currency);
  const { items, discount, shippingFee, paymentFee, balance, total, vat, refunds } = order;
  return (
    <dl className={styles.sums}>
      <Sum name={formatMessage({ id: 'CART_SUMMARY_SUBTOTAL' })} value={say(items)} />
      {discount > 0 ? (
        <Sum name={formatMessage({ id: 'CART_SUMMARY_DISCOUNT' })} value={say(-discount)} />
      ) : null}
      <Sum
        name={formatMessage({ id: 'CART_SUMMARY_SHIPPING_FEE' })}
        value={shippingFee === 0 ? formatMessage({ id: 'FREE_SHIPPING' }) : say(shippingFee)}
      />
      {paymentFee > 0 ? (
        <Sum name={formatMessage({ id: 'CART_SUMMARY_PAYMENT_FEE' })} value={say(paymentFee)} />
      ) : null}
      {balance > 0 ? (
        <Sum name={formatMessage({ id: 'CART_SUMMARY_BALANCE' })} value={say(-balance)} />
      ) : null}
      <Sum name={formatMessage({ id: 'CART_TOTAL' })} value={say(total)} isTotal />
      <Sum name={formatMessage({ id: 'CART_SUMMARY_VAT' })} value={say(vat)} />
      {refunds.map(({ at, name, amount }, index) => (
        <Sum
          key={`${at} ${index}`}
          name={[formatMessage({ id: 'ORDER_REFUNDS' }), formatDate(at), name].filter(Boolean).join(', ')}
          value={say(-amount)}
        />
      ))}
    </dl>
  );
}

interface SumProps {
  name: string;
  value: string;
  isTotal?: boolean;
}

export const Sum = ({ name, value, isTotal = false }: SumProps) => (
  <div className={classNames(styles.sum, isTotal && styles.total)}>
    <dt>{name}</dt>
    <dd className={styles.amount}>{value}</dd>
  </div>
);
