/** Sums and refunds of an order in its own currency, with VAT. */
import { useIntl } from 'react-intl';
import { useCostTexts } from '#components/cart/use-cost-texts.ts';
import { useMoneyText } from '#components/product/use-money-text.ts';
import type { OrderView } from '#kernel/order/order-view.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './order-status.module.css';

export function OrderSums({ order }: { order: OrderView }) {
  const { formatMessage, formatDate } = useIntl();
  const money = useMoneyText();
  const { costs, currency, refunds, timeZone } = order;
  const rows = useCostTexts()(costs, { currency, withVat: true });
  return (
    <dl className={styles.sums}>
      {rows.map(({ name, label, vat, value }) => (
        <Sum key={name} name={label} vat={vat} value={value} isTotal={name === 'total'} />
      ))}
      {refunds.map(({ at, name, amount }, index) => (
        <Sum
          key={`${at} ${index}`}
          name={[formatMessage({ id: 'ORDER_REFUNDS' }), formatDate(at, { timeZone }), name]
            .filter(Boolean)
            .join(', ')}
          value={money(-amount, currency)}
        />
      ))}
    </dl>
  );
}

interface SumProps {
  name: string;
  vat?: string | undefined;
  value: string;
  isTotal?: boolean;
}

export const Sum = ({ name, vat, value, isTotal = false }: SumProps) => (
  <div className={classNames(styles.sum, isTotal && styles.total)}>
    <dt>
      {name}
      {vat ? <span className={styles.vat}> {vat}</span> : null}
    </dt>
    <dd className={styles.amount}>{value}</dd>
  </div>
);
