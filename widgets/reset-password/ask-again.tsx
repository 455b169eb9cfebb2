/** Shown for an expired, used or truncated link: requests a new one. */
import { useTexts } from '#i18n/texts-provider.tsx';
import { useStores } from '#stores/stores-context.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';

export function AskAgain() {
  const { t } = useTexts();
  const { panels } = useStores();
  return (
    <>
      <Feedback tone="error">{t('ACCOUNT_FEEDBACK_RESET_KEY_NOT_VALID')}</Feedback>
      <Button onClick={() => panels.open('account', 'reset')}>{t('RESET_PASSWORD_ASK_AGAIN')}</Button>
    </>
  );
}
