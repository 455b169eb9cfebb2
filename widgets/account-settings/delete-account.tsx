/** Deletes the account after a confirmation. */

import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '#stores/shopper/stores-context.ts';
import { withLogin } from '#stores/visitor/with-login.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import styles from './account-settings.module.css';
import { useAttempt } from './use-attempt.ts';

export function DeleteAccount({ indexHref }: { indexHref: string }) {
  const { formatMessage } = useIntl();
  const stores = useStores();
  const [asked, setAsked] = useState(false);
  /** The account is deleted once, also when the navigation after it fails. */
  const isGone = useRef(false);

  const { phase, attempt, forget } = useAttempt(async () => {
    if (!isGone.current) {
      await withLogin(stores, async () => (await stores.api()).account.remove());
      isGone.current = true;
      stores.log('user:delete');
    }
    const actions = await stores.sessionActions();
    await actions.logout();
    actions.leave(indexHref, formatMessage({ id: 'ACCOUNT_DELETE_FEEDBACK' }));
  });
  const close = () => {
    setAsked(false);
    if (phase === 'failed') forget();
  };

  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {formatMessage({ id: 'ACCOUNT_DELETE_PROMPT_BUTTON' })}
      </Button>
      <Panel
        open={asked}
        onClose={close}
        title={formatMessage({ id: 'ACCOUNT_DELETE_PROMPT_TITLE' })}
        closeLabel={formatMessage(
          { id: 'A11Y_CLOSE_PANEL' },
          { name: formatMessage({ id: 'ACCOUNT_DELETE_PROMPT_TITLE' }) },
        )}
        sheetOnPhone
      >
        <div className={styles.prompt}>
          <p>{formatMessage({ id: 'ACCOUNT_DELETE_PROMPT_TEXT' })}</p>
          {phase === 'failed' ? (
            <Feedback tone="error">{formatMessage({ id: 'FEEDBACK_ERROR' })}</Feedback>
          ) : null}
          <Button fullWidth loading={phase === 'busy'} onClick={attempt}>
            {formatMessage({ id: 'ACCOUNT_DELETE_PROMPT_BUTTON' })}
          </Button>
          <Button variant="tertiary" fullWidth onClick={close}>
            {formatMessage({ id: 'ACCOUNT_SETTINGS_CANCEL' })}
          </Button>
        </div>
      </Panel>
    </>
  );
}
