/** The dialogs of payment, parcel, cancellation, withdrawal and mail. */
import { type ComponentProps, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import { longestOfOrder, orderMailKinds } from '#studio-api/orders.ts';
import { ActionDialog } from './action-dialog.tsx';
import forms from './order-forms.module.css';
import { mailTexts, orderMoneyText } from './order-texts.ts';
import styles from './orders.module.css';
import type { DialogProps } from './use-order-action.ts';

export function PayDialog({ order, acting, onClose }: DialogProps) {
  const intl = useIntl();
  const total = order.costs.find(({ name }) => name === 'total')?.amount ?? order.total;
  return (
    <ActionDialog
      {...acting}
      title="ORDER_PAY_TITLE"
      confirm="ORDER_PAY"
      onClose={onClose}
      onConfirm={() => acting.act({ action: 'pay' }, 'ORDER_PAID')}
    >
      <p>
        <FormattedMessage
          id="ORDER_PAY_TEXT"
          values={{ amount: orderMoneyText(intl, total, order.currency) }}
        />
      </p>
    </ActionDialog>
  );
}

export function ShipDialog({ order, acting, onClose }: DialogProps) {
  const intl = useIntl();
  const { email, payment, total, currency, lines, waits } = order;
  const [parcelNumber, setNumber] = useState('');
  const [trackingLink, setLink] = useState('');
  const [isPartial, setPartial] = useState(false);
  const isBack = waits.includes('withdrawn') || lines.some(({ withdrawn }) => withdrawn > 0);
  return (
    <ActionDialog
      {...acting}
      title="ORDER_SHIP_TITLE"
      confirm="ORDER_SHIP"
      onClose={onClose}
      onConfirm={() =>
        acting.act(
          { action: 'ship', parcelNumber: parcelNumber.trim(), trackingLink: trackingLink.trim(), isPartial },
          'ORDER_SHIPPED',
        )
      }
    >
      {isBack ? (
        <p className={styles.warning}>
          <FormattedMessage id="ORDER_SHIP_WITHDRAWN" />
        </p>
      ) : null}
      <ActionText
        label="ORDER_SHIP_CODE"
        value={parcelNumber}
        maxLength={longestOfOrder.parcel}
        onText={setNumber}
      />
      <ActionText
        label="ORDER_SHIP_LINK"
        type="url"
        value={trackingLink}
        maxLength={longestOfOrder.link}
        onText={setLink}
      />
      <label className={forms.check}>
        <input type="checkbox" checked={isPartial} onChange={() => setPartial(!isPartial)} />
        <FormattedMessage id="ORDER_SHIP_PARTIAL" />
      </label>
      <p>
        {payment.state === 'reserved' ? (
          <>
            <FormattedMessage
              id="ORDER_SHIP_CAPTURE"
              values={{ amount: orderMoneyText(intl, total, currency) }}
            />{' '}
          </>
        ) : null}
        <FormattedMessage id="ORDER_SHIP_TEXT" values={{ email }} />
      </p>
    </ActionDialog>
  );
}

export function CancelDialog({ order, acting, onClose }: DialogProps) {
  const [reason, setReason] = useState('');
  const { email, payment } = order;
  return (
    <ActionDialog
      {...acting}
      title="ORDER_CANCEL_TITLE"
      confirm="ORDER_CANCEL_DO"
      onClose={onClose}
      onConfirm={() => acting.act({ action: 'cancel', reason: reason.trim() }, 'ORDER_CANCELLED_SAID')}
    >
      <p>
        <FormattedMessage id="ORDER_CANCEL_TEXT" values={{ email }} />{' '}
        {payment.reference === null ? null : <FormattedMessage id="ORDER_CANCEL_MONEY" />}
      </p>
      <ActionText label="ORDER_REASON" value={reason} maxLength={longestOfOrder.reason} onText={setReason} />
    </ActionDialog>
  );
}

export const ClosedDialog = ({ acting, onClose }: DialogProps) => (
  <ActionDialog
    {...acting}
    title="ORDER_WITHDRAWAL_CLOSE_TITLE"
    confirm="ORDER_WITHDRAWAL_CLOSE"
    onClose={onClose}
    onConfirm={() => acting.act({ action: 'close-withdrawal' }, 'ORDER_WITHDRAWAL_CLOSED_SAID')}
  >
    <p>
      <FormattedMessage id="ORDER_WITHDRAWAL_CLOSE_TEXT" />
    </p>
  </ActionDialog>
);

export function ResendDialog({ order: { may, email }, acting, onClose }: DialogProps) {
  const intl = useIntl();
  const [kind, setKind] = useState(may.resend[0] ?? 'order-confirmation');
  return (
    <ActionDialog
      {...acting}
      title="ORDER_RESEND_TITLE"
      confirm="ORDER_RESEND_DO"
      onClose={onClose}
      onConfirm={() => acting.act({ action: 'resend', kind }, 'ORDER_RESENT')}
    >
      <label>
        <FormattedMessage id="ORDER_RESEND_WHICH" />
        <select
          value={kind}
          onChange={({ currentTarget: { value } }) =>
            setKind(orderMailKinds.find(each => each === value) ?? kind)
          }
        >
          {may.resend.map(each => (
            <option key={each} value={each}>
              {intl.formatMessage({ id: mailTexts[each] })}
            </option>
          ))}
        </select>
      </label>
      <p>
        <FormattedMessage id="ORDER_RESEND_TEXT" values={{ email }} />
      </p>
    </ActionDialog>
  );
}

interface TextProps extends ComponentProps<'input'> {
  label: StudioMessageId;
  onText(text: string): void;
}

export const ActionText = ({ label, onText, ...input }: TextProps) => (
  <label>
    <FormattedMessage id={label} />
    <input type="text" {...input} onChange={event => onText(event.currentTarget.value)} />
  </label>
);
