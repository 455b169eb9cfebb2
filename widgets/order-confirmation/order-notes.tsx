/** What follows an order: its delivery and its payment; and on paper who has sold. */

import { useIntl } from 'react-intl';
import { ArrivalText } from '#components/account/arrival-text.tsx';
import { useSendsEmail } from '#components/account/email-notice.tsx';
import { useBusinessId } from '#components/content/use-business-id.ts';
import { useShop } from '#i18n/use-shop.ts';
import { bindPlaces } from '#kernel/bind-units.ts';
import type { ConfirmedOrder } from './confirmed-order.ts';
import styles from './order-confirmation.module.css';

/** Names of methods may be missing in responses of older backends. */
export function NextSteps({ order }: { order: ConfirmedOrder }) {
  const { shippingName, paymentName, facts } = order;
  const { formatMessage } = useIntl();
  const sendsMail = useSendsEmail();
  return (
    <>
      {shippingName === '' ? null : (
        <div>
          <h2 className={styles.heading}>{formatMessage({ id: 'SHIPPING_METHOD' })}</h2>
          <p>{bindPlaces(shippingName)}</p>
          {/* The days were counted from the order, not from its payment. */}
          {facts && !facts.transfer ? <ArrivalText days={facts.arrival} /> : null}
          {sendsMail ? <p className={styles.soft}>{formatMessage({ id: 'ORDER_CONFIRM_NEXT' })}</p> : null}
        </div>
      )}
      {paymentName === '' ? null : (
        <div>
          <h2 className={styles.heading}>{formatMessage({ id: 'PAYMENT_METHOD' })}</h2>
          <p>{paymentName}</p>
          {facts?.isInvoice ? (
            <p className={styles.soft}>
              {formatMessage({ id: sendsMail ? 'CHECKOUT_INVOICE_INFORMATION' : 'CHECKOUT_INVOICE_TERM' })}
            </p>
          ) : null}
        </div>
      )}
      <Reference title={formatMessage({ id: 'LABEL_ORDER_REFERENCE' })} text={order.reference} />
      <Reference title={formatMessage({ id: 'LABEL_COST_CENTER' })} text={order.costCenter} />
    </>
  );
}

/** Of an organisation; empty without one. */
const Reference = ({ title, text }: { title: string; text: string }) =>
  text === '' ? null : (
    <div>
      <h2 className={styles.heading}>{title}</h2>
      <p>{text}</p>
    </div>
  );

/** A printed confirmation has no footer of the shop. */
export function Seller() {
  const { formatMessage } = useIntl();
  const { company, street, postal, mail, phone } = useShop();
  const businessId = useBusinessId();
  return (
    <section className={styles.seller}>
      <h2 className={styles.heading}>{formatMessage({ id: 'ORDER_SELLER' })}</h2>
      <p>{[company, businessId, street, postal].filter(Boolean).join(', ')}</p>
      <p>{[mail, phone].filter(Boolean).join(', ')}</p>
    </section>
  );
}
