/** A bar at the bottom of the window: whose account is being used, with a button to end it. */

import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { LogOutButton } from '#components/account/log-out-button.tsx';
import { useStores } from '#stores/shopper/stores-context.ts';
import { useApp } from '../../context/app-context.ts';
import styles from './spoofed-bar.module.css';

const SpoofedBar = observer(function SpoofedBar() {
  const { formatMessage } = useIntl();
  const { session } = useStores();
  const { pathTo } = useApp();
  return (
    <section className={styles.bar} aria-label={formatMessage({ id: 'ACCOUNT_LOGGED_IN_AS' })}>
      <p className={styles.text}>
        {formatMessage({ id: 'ACCOUNT_LOGGED_IN_AS' })} <strong>{session.user}</strong>
      </p>
      <LogOutButton
        size="s"
        variant="secondary"
        text={formatMessage({ id: 'ACCOUNT_END_IMPERSONATION' })}
        indexHref={pathTo('index')}
      />
    </section>
  );
});

export default SpoofedBar;
