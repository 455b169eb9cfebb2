/** Ends the session and redirects to the front page; shows a failure, because the customer is still signed in. */

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'fullWidth' | 'className'> {
  indexHref: string;
  /** Replaces the label "Log out". */
  text?: string;
}

export function LogOutButton({ indexHref, text, ...button }: Props) {
  const { formatMessage } = useIntl();
  const { sessionActions, notices } = useStores();
  const [isBusy, setBusy] = useState(false);

  const handleClick = async () => {
    setBusy(true);
    try {
      const actions = await sessionActions();
      await actions.logout();
      actions.leave(indexHref, formatMessage({ id: 'ACCOUNT_FEEDBACK_LOGGED_OUT' }));
    } catch {
      setBusy(false);
      notices.show(formatMessage({ id: 'ERROR_NETWORK' }), { mode: 'error' });
    }
  };

  return (
    <Button {...button} loading={isBusy} onClick={() => void handleClick()}>
      {text ?? formatMessage({ id: 'LOG_OUT' })}
    </Button>
  );
}
