/** What could not be fetched, said where it was to stand, with the way to ask again. */
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import styles from './failed-load.module.css';

interface Props {
  onRetry: () => void;
  /** What it was, where the place does not say it. */
  text?: MessageId;
}

export function FailedLoad({ onRetry, text = 'ERROR_NETWORK' }: Props) {
  const { t } = useTexts();
  return (
    <Feedback tone="error">
      <p>{t(text)}</p>
      <Button variant="secondary" size="s" className={styles.retry} onClick={onRetry}>
        {t('RETRY')}
      </Button>
    </Feedback>
  );
}
