/** Says what an account accepts: terms and privacy, where both links are given. */
import { useIntl } from 'react-intl';
import { inside } from '#i18n/inside.ts';
import styles from './small-print.module.css';

interface Props {
  terms: string | undefined;
  privacy: string | undefined;
}

export function AccountDisclaimer({ terms, privacy }: Props) {
  const { formatMessage } = useIntl();
  if (!terms || !privacy) return null;
  return (
    <p className={styles.smallPrint}>
      {formatMessage(
        { id: 'ACCOUNT_DISCLAIMER' },
        { terms: inside(<a href={terms}>.</a>), privacy: inside(<a href={privacy}>.</a>) },
      )}
    </p>
  );
}
