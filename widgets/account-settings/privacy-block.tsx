/** Password, data export and account deletion. */
import { useIntl } from 'react-intl';
import type { Account } from '#api/account/types.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { withLogin } from '#stores/visitor/with-login.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import styles from './account-settings.module.css';
import { DeleteAccount } from './delete-account.tsx';
import { downloadOwnData } from './own-data.ts';
import { useAttempt } from './use-attempt.ts';

export function PrivacyBlock({ account, indexHref }: { account: Account; indexHref: string }) {
  const { formatMessage } = useIntl();
  const stores = useStores();
  const { phase, attempt } = useAttempt(async () => {
    const [orders, savedLines] = await withLogin(stores, async () => {
      const { order, savedLine } = await stores.api();
      return Promise.all([order.mine(), savedLine.all()]);
    });
    downloadOwnData({ account, orders, savedLines });
  });

  return (
    <section className={styles.block}>
      <h2 className={styles.title}>{formatMessage({ id: 'ACCOUNT_PRIVACY_TITLE' })}</h2>
      <p>{formatMessage({ id: 'ACCOUNT_PERSONAL_INFO_REMOVAL' })}</p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => stores.panels.open('account', 'change')}>
          {formatMessage({ id: 'CHANGE_PASSWORD' })}
        </Button>
        <Button variant="secondary" loading={phase === 'busy'} onClick={attempt}>
          {formatMessage({ id: 'ACCOUNT_DOWNLOAD_DATA' })}
        </Button>
        <DeleteAccount indexHref={indexHref} />
      </div>
      {phase === 'failed' ? (
        <Feedback tone="error">{formatMessage({ id: 'FEEDBACK_ERROR' })}</Feedback>
      ) : null}
    </section>
  );
}
