/** Shown once the back-in-stock notification is ordered. */
import { EmailNotice, useSendsEmail } from '#components/account/email-notice.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { useIntl } from 'react-intl';

/** The words differ where the shop sends no email. */
export function NotifyReceipt() {
  const { formatMessage } = useIntl();
  const sendsMail = useSendsEmail();
  return (
    <output>
      <Feedback tone="success">
        <p>{formatMessage({ id: sendsMail ? 'NOTIFY_PANEL_SUCCESS' : 'NOTIFY_PANEL_SUCCESS_UNSENT' })}</p>
        <EmailNotice />
      </Feedback>
    </output>
  );
}
