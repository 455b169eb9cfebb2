/** Password, a copy of one's data, and the end of the account (facts 7.3, 7.4). */
import type { Account } from '#api/account/types.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { useStores } from '#stores/stores-context.ts';
import { withLogin } from '#stores/with-login.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { Panel } from '#ui/panel.tsx';
import { useState } from 'react';
import styles from './account-settings.module.css';
import { downloadOwnData } from './own-data.ts';

export function PrivacyBlock({ account, indexHref }: { account: Account; indexHref: string }) {
  const { t } = useTexts();
  const stores = useStores();
  const [asked, setAsked] = useState(false);
  const [phase, setPhase] = useState<'idle' | 'busy' | 'failed'>('idle');

  const attempt = async (work: () => Promise<void>) => {
    setPhase('busy');
    try {
      await work();
      setPhase('idle');
    } catch {
      setPhase('failed');
    }
  };
  const download = () =>
    attempt(async () => {
      const orders = await withLogin(stores, async () => (await stores.api()).order.mine());
      downloadOwnData({ account, orders });
    });
  const remove = () =>
    attempt(async () => {
      await withLogin(stores, async () => (await stores.api()).account.remove());
      stores.log('user:delete');
      const actions = await stores.sessionActions();
      await actions.logout();
      actions.leave(indexHref, t('ACCOUNT_DELETE_FEEDBACK'));
    });

  return (
    <section className={styles.block}>
      <h2 className={styles.title}>{t('ACCOUNT_PRIVACY_TITLE')}</h2>
      <p>{t('ACCOUNT_PERSONAL_INFO_REMOVAL')}</p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => stores.panels.open('account', 'change')}>
          {t('CHANGE_PASSWORD')}
        </Button>
        <Button variant="secondary" loading={phase === 'busy' && !asked} onClick={() => void download()}>
          {t('ACCOUNT_DOWNLOAD_DATA')}
        </Button>
        <Button variant="tertiary" aria-haspopup="dialog" onClick={() => setAsked(true)}>
          {t('ACCOUNT_DELETE_PROMPT_BUTTON')}
        </Button>
      </div>
      {phase === 'failed' && !asked ? <Feedback tone="error">{t('FEEDBACK_ERROR')}</Feedback> : null}
      <Panel
        open={asked}
        onClose={() => setAsked(false)}
        title={t('ACCOUNT_DELETE_PROMPT_TITLE')}
        closeLabel={t('A11Y_CLOSE_PANEL', { name: t('ACCOUNT_DELETE_PROMPT_TITLE') })}
        sheetOnPhone
      >
        <div className={styles.prompt}>
          <p>{t('ACCOUNT_DELETE_PROMPT_TEXT')}</p>
          {phase === 'failed' ? <Feedback tone="error">{t('FEEDBACK_ERROR')}</Feedback> : null}
          <Button fullWidth loading={phase === 'busy'} onClick={() => void remove()}>
            {t('ACCOUNT_DELETE_PROMPT_BUTTON')}
          </Button>
          <Button variant="tertiary" fullWidth onClick={() => setAsked(false)}>
            {t('ACCOUNT_SETTINGS_CANCEL')}
          </Button>
        </div>
      </Panel>
    </section>
  );
}
