/** A bar at the window's foot: whose account is being used, and the way out of it. */
import { LogOutButton } from '#components/account/log-out-button.tsx';
import { useTexts } from '#i18n/texts-provider.tsx';
import { useStores } from '#stores/stores-context.ts';
import { observer } from 'mobx-react-lite';
import { useApp } from '../app-context.ts';
import styles from './spoofed-bar.module.css';

const SpoofedBar = observer(function SpoofedBar() {
  const { t } = useTexts();
  const { session } = useStores();
  const { pathTo } = useApp();
  return (
    <section className={styles.bar} aria-label={t('ACCOUNT_LOGGED_IN_AS')}>
      <p className={styles.words}>
        {t('ACCOUNT_LOGGED_IN_AS')} <strong>{session.user}</strong>
      </p>
      <LogOutButton
        size="s"
        variant="secondary"
        text={t('ACCOUNT_END_IMPERSONATION')}
        indexHref={pathTo('index')}
      />
    </section>
  );
});

export default SpoofedBar;
