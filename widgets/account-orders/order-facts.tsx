/** Deliveries, payment, references and message of an order. */
import { useIntl } from 'react-intl';
import type { CustomerOrder } from '#api/order/types.ts';
import { Button } from '#ui/button.tsx';
import styles from './account-orders.module.css';

export function OrderFacts({ order }: { order: CustomerOrder }) {
  const { formatMessage } = useIntl();
  const { deliveries, payments, message, reference, costCenter } = order;
  const texts = [
    ['LABEL_ORDER_REFERENCE', reference],
    ['LABEL_COST_CENTER', costCenter],
    ['ORDER_MESSAGE', message],
  ] as const;
  return (
    <dl className={styles.facts}>
      {deliveries.map(({ name, parcelNumber, trackingHref }, index) => (
        <div key={`${name} ${index}`}>
          <dt>{formatMessage({ id: 'ORDER_DELIVERY' })}</dt>
          <dd>
            {name}
            {parcelNumber ? (
              <p className={styles.parcel}>
                {formatMessage({ id: 'ORDER_PAGE_PARCEL_NUMBER' }, { number: parcelNumber })}
              </p>
            ) : null}
            {trackingHref ? (
              <Button href={trackingHref} variant="secondary" size="s">
                {formatMessage({ id: 'ORDER_TRACK' })}
              </Button>
            ) : null}
          </dd>
        </div>
      ))}
      {payments.map(({ name }, index) => (
        <div key={`${name} ${index}`}>
          <dt>{formatMessage({ id: 'ORDER_PAYMENT' })}</dt>
          <dd>{name}</dd>
        </div>
      ))}
      {texts.map(([id, text]) =>
        text ? (
          <div key={id}>
            <dt>{formatMessage({ id })}</dt>
            <dd>{text}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
