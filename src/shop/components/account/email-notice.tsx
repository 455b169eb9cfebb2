/** Where to find an email mentioned beside this note; empty in a shop that sends its emails. */

import { useIntl } from 'react-intl';
import { inside } from '#i18n/inside.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { NewWindowLink } from '../content/new-window-link.tsx';

/** Whether emails are delivered; without a mail server no text may promise one. */
export const useSendsEmail = (): boolean => useStores().config.unsentMails === undefined;

export function EmailNotice() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { unsentMails } = useStores().config;
  if (!unsentMails) return null;
  const { href } = unsentMails;
  return (
    <p>
      {href === null
        ? formatMessage({ id: 'MAIL_WAITS' })
        : intl.formatMessage(
            { id: 'MAIL_IN_MAILBOX' },
            { mailbox: inside(<NewWindowLink href={href}>.</NewWindowLink>) },
          )}
    </p>
  );
}
