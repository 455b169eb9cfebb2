/** Where the order stands: the steps of one that is under way, its state in words, and its parcels. */
import { useIntl } from 'react-intl';
import { ArrivalText } from '#components/account/arrival-text.tsx';
import type { OrderView } from '#kernel/order/order-view.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Feedback } from '#ui/feedback.tsx';
import { Icon } from '#ui/icon.tsx';
import { checkIcon } from '#ui/icons.ts';
import styles from './order-status.module.css';

const steps = ['received', 'processing', 'sent'] as const;

/** Position of the current step; null for an order that has ended without delivery. */
function stepOf(status: string): number | null {
  if (status === 'cancelled' || status === 'out-of-stock' || status === 'refunded') return null;
  if (status === 'completed') return 2;
  return status === 'pending' || status === 'pending-payment' ? 0 : 1;
}

/** An order in advance is not worked on before its payment. */
const stateOf = ({ status, transfer }: OrderView): string =>
  transfer ? 'pending_payment' : status.replaceAll('-', '_');

export function OrderProgress({ order }: { order: OrderView }) {
  const { formatMessage } = useIntl();
  const current = stepOf(order.status);
  const text = formatMessage({ id: 'ORDER_PAGE_STATE' }, { state: stateOf(order) });
  if (current === null) return <Feedback>{text}</Feedback>;
  return (
    <section className={styles.progress}>
      <ol className={styles.steps} aria-label={formatMessage({ id: 'ORDER_PAGE_STEPS' })}>
        {steps.map((step, at) => (
          <li
            key={step}
            className={classNames(styles.step, at <= current && styles.reached)}
            aria-current={at === current ? 'step' : undefined}
          >
            <span className={styles.mark}>{at <= current ? <Icon of={checkIcon} size={16} /> : null}</span>
            {formatMessage({ id: 'ORDER_PAGE_STEP' }, { step })}
          </li>
        ))}
      </ol>
      <p className={styles.state}>{text}</p>
      <Parcels order={order} />
    </section>
  );
}

function Parcels({ order: { parcels, arrival, transfer, timeZone } }: { order: OrderView }) {
  const { formatMessage, formatDate } = useIntl();
  if (parcels.length === 0)
    return (
      <div>
        {/* The days were counted from the order, not from its payment. */}
        <ArrivalText days={transfer ? null : arrival} />
        <p className={styles.soft}>{formatMessage({ id: 'ORDER_PAGE_NO_PARCEL' })}</p>
      </div>
    );
  return (
    <ul className={styles.parcels} aria-label={formatMessage({ id: 'ORDER_PAGE_PARCELS' })}>
      {parcels.map(({ number, href, sentAt }, at) => (
        <li key={`${number} ${at}`} className={styles.parcel}>
          <div>
            <p>
              {formatMessage(
                { id: 'ORDER_PAGE_PARCEL_SENT' },
                { date: formatDate(sentAt, { dateStyle: 'long', timeZone }) },
              )}
            </p>
            {number === '' ? null : (
              <p className={styles.soft}>{formatMessage({ id: 'ORDER_PAGE_PARCEL_NUMBER' }, { number })}</p>
            )}
          </div>
          {href ? (
            <Button href={href} external variant="secondary">
              {formatMessage({ id: 'ORDER_TRACK' })}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
