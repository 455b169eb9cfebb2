/** How to pay an order in advance: account, amount, message and last day (R-ORDER-15). */
import { useIntl } from 'react-intl';
import { useShop } from '#i18n/use-shop.ts';
import type { OrderTransfer } from '#kernel/order/order-view.ts';
import styles from './bank-transfer.module.css';

interface Props {
  /** Number of the order, by which the shop finds the payment. */
  number: string;
  currency: string;
  transfer: OrderTransfer;
}

export function BankTransfer({ number, currency, transfer: { amount, payBy, isReserved } }: Props) {
  const { formatMessage, formatNumber, formatDate } = useIntl();
  const { company, bank } = useShop();
  const rows = [
    ['TRANSFER_RECIPIENT', company],
    ['TRANSFER_ACCOUNT', bank?.iban ?? ''],
    ['TRANSFER_BIC', bank?.bic ?? ''],
    ['TRANSFER_BANK', bank?.name ?? ''],
    ['TRANSFER_MESSAGE', formatMessage({ id: 'TRANSFER_MESSAGE_TEXT' }, { number })],
    ['TRANSFER_AMOUNT', formatNumber(amount, { style: 'currency', currency })],
    ...(payBy === null ? [] : [['TRANSFER_PAY_BY', formatDate(payBy, { dateStyle: 'long' })] as const]),
  ] as const;
  return (
    <section className={styles.transfer}>
      <h2 className={styles.title}>{formatMessage({ id: 'TRANSFER_TITLE' })}</h2>
      <p>{formatMessage({ id: isReserved ? 'TRANSFER_TEXT' : 'TRANSFER_NOT_RESERVED' })}</p>
      {payBy === null ? null : <p>{formatMessage({ id: 'TRANSFER_LAPSES' })}</p>}
      {bank === null ? <p>{formatMessage({ id: 'TRANSFER_NO_ACCOUNT' })}</p> : null}
      <dl className={styles.rows}>
        {rows.map(([label, value]) =>
          value === '' ? null : (
            <div key={label}>
              <dt>{formatMessage({ id: label })}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}
