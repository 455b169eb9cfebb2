/** Shown for an expired, used or truncated link: requests a new one. */
import { useIntl } from 'react-intl';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';

export function AskAgain() {
  const { formatMessage } = useIntl();
  const { panels } = useStores();
  return (
    <>
      <Feedback tone="error">{formatMessage({ id: 'ACCOUNT_FEEDBACK_RESET_KEY_NOT_VALID' })}</Feedback>
      <Button onClick={() => panels.open('account', 'reset')}>
        {formatMessage({ id: 'RESET_PASSWORD_ASK_AGAIN' })}
      </Button>
    </>
  );
}
