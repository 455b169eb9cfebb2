/** Who bought, where it goes, how it is paid, and what was mailed. */
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import type { OrderDetail } from '#studio-api/orders.ts';
import ofPage from './order-page.module.css';
import { dayText, mailTexts, moneyTexts, orderAboutText, orderMoneyText, timeText } from './order-texts.ts';
import styles from './orders.module.css';

interface Props {
  order: OrderDetail;
}

export const OrderDetailFacts = ({ order }: Props) => (
  <div className={ofPage.column}>
    <Delivery order={order} />
    <Customer order={order} />
    <Payment order={order} />
    <Mails order={order} />
  </div>
);

const Part = ({ title, children }: { title: StudioMessageId; children: ReactNode }) => (
  <section className={styles.part}>
    <h2>
      <FormattedMessage id={title} />
    </h2>
    {children}
  </section>
);

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <address className={ofPage.address}>{lines.join('\n')}</address>
);

/** A line with what the buyer wrote; nothing without it. */
const Written = ({ id, text }: { id: StudioMessageId; text: string }) =>
  text === '' ? null : (
    <p>
      <FormattedMessage id={id} values={{ text }} />
    </p>
  );

function Delivery({ order: { delivery, deliverTo, parcels, goodsLabel } }: Props) {
  const intl = useIntl();
  const { name, pickupPoint, desiredDate } = delivery;
  return (
    <Part title="ORDER_DELIVERY">
      <p>
        <strong>{name}</strong>
      </p>
      {pickupPoint ? (
        <p>
          <FormattedMessage id="ORDER_PICKUP" values={{ name: pickupPoint }} />
        </p>
      ) : null}
      {desiredDate ? (
        <p>
          <FormattedMessage id="ORDER_DESIRED" values={{ date: dayText(intl, desiredDate) }} />
        </p>
      ) : null}
      <h3>
        <FormattedMessage id="ORDER_DELIVER_TO" />
      </h3>
      <Lines lines={deliverTo} />
      <Written id="ORDER_PARCEL_LABEL" text={goodsLabel} />
      {parcels.map(({ number, href, sentAt }) => (
        <p key={sentAt}>
          <FormattedMessage id="ORDER_PARCEL" values={{ date: timeText(intl, sentAt) }} />
          <br />
          <ParcelCode number={number} href={href} />
        </p>
      ))}
    </Part>
  );
}

const ParcelCode = ({ number, href }: { number: string; href: string | null }) =>
  href ? (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {number || href}
    </a>
  ) : (
    <span>{number || <FormattedMessage id="ORDER_PARCEL_NONE" />}</span>
  );

function Customer({ order }: Props) {
  const { email, phone, businessId, billTo, deliverTo, message, reference, costCenter, vehicle } = order;
  const isSame = billTo.join('\n') === deliverTo.join('\n');
  return (
    <Part title="ORDER_CUSTOMER">
      <p>
        <strong>{order.name}</strong>
        {businessId ? (
          <span className={styles.soft}>
            <FormattedMessage id="ORDER_BUSINESS" values={{ id: businessId }} />
          </span>
        ) : null}
      </p>
      <p className={ofPage.contact}>
        <a href={`mailto:${email}`}>{email}</a>
        {phone ? <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a> : null}
      </p>
      <h3>
        <FormattedMessage id="ORDER_BILL_TO" />
      </h3>
      {isSame ? (
        <p>
          <FormattedMessage id="ORDER_SAME_ADDRESS" />
        </p>
      ) : (
        <Lines lines={billTo} />
      )}
      <Written id="ORDER_VEHICLE" text={vehicle ?? ''} />
      <Written id="ORDER_REFERENCE" text={reference} />
      <Written id="ORDER_COST_CENTER" text={costCenter} />
      {message ? (
        <>
          <h3>
            <FormattedMessage id="ORDER_MESSAGE" />
          </h3>
          <p className={ofPage.message}>{message}</p>
        </>
      ) : null}
    </Part>
  );
}

function Payment({ order: { payment, total, currency } }: Props) {
  const intl = useIntl();
  const { name, state, reference, payBy } = payment;
  return (
    <Part title="ORDER_PAYMENT">
      <p>
        <strong>{name}</strong>, {orderMoneyText(intl, total, currency)}
      </p>
      <p>
        {state === 'awaited' && payBy ? (
          <FormattedMessage id="ORDER_MONEY_AWAITED_UNTIL" values={{ date: dayText(intl, payBy) }} />
        ) : (
          <FormattedMessage id={moneyTexts[state]} />
        )}
      </p>
      {reference ? (
        <p className={styles.soft}>
          <FormattedMessage id="ORDER_PAYMENT_REFERENCE" values={{ text: reference }} />
        </p>
      ) : null}
    </Part>
  );
}

function Mails({ order: { mails } }: Props) {
  const intl = useIntl();
  return (
    <Part title="ORDER_MAILS">
      <p className={styles.soft}>
        <FormattedMessage id="ORDER_MAILS_HELP" />
      </p>
      <ul className={ofPage.plain}>
        {mails.map(({ kind, about, to, at, state }, index) => (
          // Two may be of the same moment, and the list is only shown.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <p>
              <FormattedMessage id={mailTexts[kind]} />
              {about ? `: ${orderAboutText(intl, about)}` : null}
            </p>
            <p className={styles.soft}>
              {timeText(intl, at)} · {to}
              {state === 'sent' ? null : (
                <>
                  {' · '}
                  <strong>
                    <FormattedMessage id={state === 'failed' ? 'ORDER_MAIL_FAILED' : 'ORDER_MAIL_WAITING'} />
                  </strong>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}
