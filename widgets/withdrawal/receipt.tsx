/** The receipt of a withdrawal: when the shop received it. */
import { EmailNotice, useSendsEmail } from '#components/account/email-notice.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { useIntl } from 'react-intl';

/** @param receivedAt as the shop has recorded it. */
export function Receipt({ receivedAt }: { receivedAt: string }) {
  const { formatMessage, formatDate } = useIntl();
  const sendsMail = useSendsEmail();
  return (
    <output>
      <Feedback tone="success">
        <p>
          {formatMessage(
            { id: sendsMail ? 'WITHDRAWAL_DONE' : 'WITHDRAWAL_DONE_UNSENT' },
            {
              date: formatDate(receivedAt, { dateStyle: 'long', timeStyle: 'short' }),
            },
          )}
        </p>
        <EmailNotice />
      </Feedback>
    </output>
  );
}
