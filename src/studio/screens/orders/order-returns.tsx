/** What comes back: declared withdrawals and money that was paid back. */
import { FormattedMessage, useIntl } from 'react-intl';
import type { OrderDetail } from '#studio-api/orders.ts';
import ofPage from './order-page.module.css';
import { dayText, orderMoneyText } from './order-texts.ts';
import styles from './orders.module.css';

export function OrderWithdrawals({ order: { withdrawals, lines, currency } }: { order: OrderDetail }) {
  const intl = useIntl();
  if (withdrawals.length === 0) return null;
  const nameOf = (rowNumber: number) => lines.find(line => line.rowNumber === rowNumber)?.name ?? '';
  return (
    <section className={styles.part}>
      <h2>
        <FormattedMessage id="ORDER_WITHDRAWALS" />
      </h2>
      <ul className={ofPage.plain}>
        {withdrawals.map(({ receivedAt, handledAt, name, refund, lines: pieces }) => (
          <li key={receivedAt}>
            <p>
              <FormattedMessage id="ORDER_WITHDRAWAL" values={{ name, date: dayText(intl, receivedAt) }} />
            </p>
            <p className={styles.soft}>
              {pieces.map(({ rowNumber, quantity }) => `${quantity} × ${nameOf(rowNumber)}`).join(', ')}
            </p>
            {refund === null ? null : (
              <p>
                <FormattedMessage
                  id="ORDER_WITHDRAWAL_REFUND"
                  values={{ amount: orderMoneyText(intl, refund, currency) }}
                />
              </p>
            )}
            {handledAt === null ? null : (
              <p className={styles.soft}>
                <FormattedMessage id="ORDER_WITHDRAWAL_HANDLED" values={{ date: dayText(intl, handledAt) }} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function OrderRefunds({ order: { refunds, currency } }: { order: OrderDetail }) {
  const intl = useIntl();
  if (refunds.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>
        <FormattedMessage id="ORDER_REFUNDS" />
      </h2>
      <ul className={ofPage.plain}>
        {refunds.map(({ at, articleNumber, quantity, amount, toBalance, reason, isPending }, index) => (
          // Two of them may be equal in every respect, and none is ever taken away.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <p>
              <strong>{orderMoneyText(intl, amount, currency)}</strong>{' '}
              {toBalance ? <FormattedMessage id="ORDER_REFUND_BALANCE" /> : null}{' '}
              {isPending ? <FormattedMessage id="ORDER_REFUND_PENDING" /> : null}
            </p>
            <p className={styles.soft}>
              {[dayText(intl, at), articleNumber ? `${quantity} × ${articleNumber}` : '', reason]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
