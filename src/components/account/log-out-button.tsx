/** Ends the session and redirects to the front page; shows a failure, because the customer is still signed in. */
import { useTexts } from '#i18n/texts-provider.tsx';
import { useStores } from '#stores/stores-context.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { useState } from 'react';

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'fullWidth' | 'className'> {
  indexHref: string;
  /** Replaces the label "Log out". */
  text?: string;
}

export function LogOutButton({ indexHref, text, ...button }: Props) {
  const { t } = useTexts();
  const { sessionActions, notices } = useStores();
  const [isBusy, setBusy] = useState(false);

  const handleClick = async () => {
    setBusy(true);
    try {
      const actions = await sessionActions();
      await actions.logout();
      actions.leave(indexHref, t('ACCOUNT_FEEDBACK_LOGGED_OUT'));
    } catch {
      setBusy(false);
      notices.show(t('ERROR_NETWORK'), { mode: 'error' });
    }
  };

  return (
    <Button {...button} loading={isBusy} onClick={() => void handleClick()}>
      {text ?? t('LOG_OUT')}
    </Button>
  );
}
