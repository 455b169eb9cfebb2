/** What happened to an order, the newest first. */
import { FormattedMessage, useIntl } from 'react-intl';
import type { OrderDetail, OrderEvent } from '#studio-api/orders.ts';
import { eventText, timeText } from './order-texts.ts';
import styles from './orders.module.css';

export function OrderEvents({ events, currency }: { events: readonly OrderEvent[]; currency: string }) {
  const intl = useIntl();
  return (
    <ol className={styles.events}>
      {events.toReversed().map(event => {
        const { title, detail } = eventText(intl, event, currency);
        return (
          <li key={`${event.at} ${event.action}`}>
            <span>
              <strong>{title}</strong>
              {detail ? <span className={styles.written}>{detail}</span> : null}
            </span>
            <span className={styles.soft}>
              <time dateTime={event.at}>{timeText(intl, event.at)}</time>
              {' · '}
              {event.author ?? <FormattedMessage id="ORDER_BY_SHOP" />}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

export const OrderHistory = ({ order: { history, currency } }: { order: OrderDetail }) => (
  <section className={styles.part}>
    <h2>
      <FormattedMessage id="ORDER_HISTORY" />
    </h2>
    <OrderEvents events={history} currency={currency} />
  </section>
);
