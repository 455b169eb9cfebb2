/** How to order by phone without scripts. */
import { useIntl } from 'react-intl';
import styles from './buy.module.css';

export function NoScriptOrder() {
  const { formatMessage } = useIntl();
  return (
    <noscript>
      <p className={styles.noScript}>
        {formatMessage({ id: 'NO_SCRIPT_ORDER' }, { phone: formatMessage({ id: 'COMPANY_PHONE' }) })}
      </p>
    </noscript>
  );
}
