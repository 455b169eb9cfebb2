/** Says below a form how the shop handles what is typed into it, with a link. */
import { useIntl } from 'react-intl';
import { inside } from '#i18n/inside.ts';
import styles from './small-print.module.css';

export function PrivacyNote({ href }: { href: string }) {
  const { formatMessage } = useIntl();
  return (
    <p className={styles.smallPrint}>
      {formatMessage({ id: 'NEWSLETTER_PRIVACY' }, { privacy: inside(<a href={href}>.</a>) })}
    </p>
  );
}
