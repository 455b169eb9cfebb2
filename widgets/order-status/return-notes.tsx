/** How and where to send products back, and until when both sides have to act. */
import { useIntl } from 'react-intl';
import { useShop } from '#i18n/use-shop.ts';
import type { OrderView } from '#kernel/order/order-view.ts';
import styles from './order-status.module.css';
import type { OrderStatusProps } from './order-status-props.ts';

interface Props {
  order: OrderView;
  returnBy: string;
  refundBy: string;
  props: OrderStatusProps['props'];
  /** Level below the heading before it. */
  heading: 'h2' | 'h3';
}

export function ReturnNotes({ order, returnBy, refundBy, props, heading: Heading }: Props) {
  const { formatMessage, formatDate } = useIntl();
  const { company, street, postal, country } = useShop();
  const day = (date: string) => formatDate(date, { dateStyle: 'long', timeZone: order.timeZone });
  return (
    <>
      {order.parcels.length === 0 ? <p>{formatMessage({ id: 'WITHDRAWAL_PART_NOT_SENT' })}</p> : null}
      <p>
        {formatMessage({ id: 'WITHDRAWAL_PART_RETURN_BY' }, { date: day(returnBy), number: order.number })}
      </p>
      {props.returnText ? <p>{props.returnText}</p> : null}
      <div>
        <Heading className={styles.subheading}>{formatMessage({ id: 'WITHDRAWAL_PART_RETURN_TO' })}</Heading>
        <address className={styles.address}>
          {[company, street, postal, country].filter(Boolean).map(line => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </div>
      <p>{formatMessage({ id: 'WITHDRAWAL_PART_REFUND_BY' }, { date: day(refundBy) })}</p>
    </>
  );
}
