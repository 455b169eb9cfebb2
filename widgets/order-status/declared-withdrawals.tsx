/** The withdrawals from an order that the shop has received, each with what follows. */
import { useIntl } from 'react-intl';
import { useMoneyText } from '#components/product/use-money-text.ts';
import type { OrderView } from '#kernel/order/order-view.ts';
import styles from './order-status.module.css';
import type { OrderStatusProps } from './order-status-props.ts';
import { ReturnNotes } from './return-notes.tsx';

interface Props {
  order: OrderView;
  props: OrderStatusProps['props'];
}

export function DeclaredWithdrawals({ order, props }: Props) {
  const { formatMessage, formatDate } = useIntl();
  const money = useMoneyText();
  if (order.withdrawals.length === 0) return null;
  const nameOf = (rowNumber: number) => order.lines.find(line => line.rowNumber === rowNumber)?.name ?? '';
  return (
    <section className={styles.right}>
      <h2 className={styles.heading}>{formatMessage({ id: 'WITHDRAWAL_PART_LIST' })}</h2>
      {order.withdrawals.map(({ receivedAt, lines, refund, returnBy, refundBy }) => (
        <div key={receivedAt} className={styles.declared}>
          <p className={styles.name}>
            {formatMessage(
              { id: 'WITHDRAWAL_PART_RECEIVED' },
              {
                date: formatDate(receivedAt, {
                  dateStyle: 'long',
                  timeStyle: 'short',
                  timeZone: order.timeZone,
                }),
              },
            )}
          </p>
          <ul>
            {lines.map(({ rowNumber, quantity }) => (
              <li key={rowNumber}>
                {quantity} × {nameOf(rowNumber)}
              </li>
            ))}
          </ul>
          {refund === null ? null : (
            <>
              <p>
                {formatMessage({ id: 'WITHDRAWAL_PART_REFUND' })}: {money(refund, order.currency)}
              </p>
              <ReturnNotes order={order} returnBy={returnBy} refundBy={refundBy} props={props} heading="h3" />
            </>
          )}
        </div>
      ))}
    </section>
  );
}
