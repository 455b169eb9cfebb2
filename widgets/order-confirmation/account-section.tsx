/** The offer of an account to a guest, and what came of it. */
import { useIntl } from 'react-intl';
import { AccountOffer } from '#components/account/account-offer.tsx';
import { AccountPasswordOffer } from '#components/account/account-password-offer.tsx';
import { EmailNotice, useSendsEmail } from '#components/account/email-notice.tsx';
import type { OrderConfirmationResolved } from '#engine/page-types.gen.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import type { ConfirmedOrder } from './confirmed-order.ts';
import styles from './order-confirmation.module.css';

interface Props {
  order: ConfirmedOrder;
  props: OrderConfirmationResolved;
}

export function AccountSection({ order: { email, facts, account }, props }: Props) {
  const { formatMessage } = useIntl();
  const sendsMail = useSendsEmail();
  if (!facts || !account) return null;
  switch (account) {
    case 'made':
      return (
        <div id="account">
          <Feedback tone="success">
            <p>{formatMessage({ id: 'ACCOUNT_OFFER_MADE' })}</p>
            <p className={styles.next}>
              <Button href={props.ordersHref} variant="secondary">
                {formatMessage({ id: 'ACCOUNT_OFFER_ORDERS' })}
              </Button>
            </p>
          </Feedback>
        </div>
      );
    case 'sent':
      return (
        <div id="account">
          <Feedback>
            <p>
              {formatMessage(
                { id: sendsMail ? 'ACCOUNT_OFFER_SENT' : 'ACCOUNT_OFFER_SENT_UNSENT' },
                { email },
              )}
            </p>
            <EmailNotice />
          </Feedback>
        </div>
      );
    case 'mail':
      return props.orderHref ? <AccountOffer email={email} orderHref={props.orderHref} /> : null;
    default:
      return (
        <AccountPasswordOffer
          email={email}
          problem={account === 'password' ? undefined : account}
          links={{ terms: props.termsHref, privacy: props.privacyHref }}
        />
      );
  }
}
