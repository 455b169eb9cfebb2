/** Load error in place of the content, with a retry button. */
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import styles from './failed-load.module.css';

interface Props {
  onRetry: () => void;
  /** What failed to load, if the context does not say it. */
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
