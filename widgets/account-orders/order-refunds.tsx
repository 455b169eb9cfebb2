/** Refunds, in the order's currency. */
import { useIntl } from 'react-intl';
import type { CustomerOrder } from '#api/order/types.ts';
import { useMoneyText } from '#components/product/use-money-text.ts';
import styles from './account-orders.module.css';
import { useWithVat } from './use-with-vat.ts';

export function OrderRefunds({ order: { refunds, lines, currency } }: { order: CustomerOrder }) {
  const { formatMessage, formatDate } = useIntl();
  const money = useMoneyText();
  const withVat = useWithVat();
  if (refunds.length === 0) return null;
  const nameOf = (skuId: number) => lines.find(line => line.skuId === skuId)?.product.name;
  return (
    <section>
      <h4 className={styles.heading}>{formatMessage({ id: 'ORDER_REFUNDS' })}</h4>
      <ul className={styles.refunds}>
        {refunds.map(({ id, date, skuId, reason, amount }) => (
          <li key={id} className={styles.refund}>
            <span>{formatDate(date)}</span>
            <span>{[nameOf(skuId), reason].filter(Boolean).join(', ')}</span>
            <span className={styles.total}>{withVat(money(amount, currency || 'EUR'))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
