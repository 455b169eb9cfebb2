/** Password, data export and account deletion. */
import type { Account } from '#api/account/types.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { useStores } from '#stores/stores-context.ts';
import { withLogin } from '#stores/with-login.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import styles from './account-settings.module.css';
import { DeleteAccount } from './delete-account.tsx';
import { downloadOwnData } from './own-data.ts';
import { useAttempt } from './use-attempt.ts';

export function PrivacyBlock({ account, indexHref }: { account: Account; indexHref: string }) {
  const { t } = useTexts();
  const stores = useStores();
  const { phase, attempt } = useAttempt(async () => {
    const orders = await withLogin(stores, async () => (await stores.api()).order.mine());
    downloadOwnData({ account, orders });
  });

  return (
    <section className={styles.block}>
      <h2 className={styles.title}>{t('ACCOUNT_PRIVACY_TITLE')}</h2>
      <p>{t('ACCOUNT_PERSONAL_INFO_REMOVAL')}</p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => stores.panels.open('account', 'change')}>
          {t('CHANGE_PASSWORD')}
        </Button>
        <Button variant="secondary" loading={phase === 'busy'} onClick={attempt}>
          {t('ACCOUNT_DOWNLOAD_DATA')}
        </Button>
        <DeleteAccount indexHref={indexHref} />
      </div>
      {phase === 'failed' ? <Feedback tone="error">{t('FEEDBACK_ERROR')}</Feedback> : null}
    </section>
  );
}
