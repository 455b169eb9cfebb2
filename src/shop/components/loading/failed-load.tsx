/** Load error in place of the content, with a retry button. */
import { useIntl } from 'react-intl';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import styles from './failed-load.module.css';

interface Props {
  onRetry: () => void;
  /** What failed to load, if the context does not say it. */
  text?: MessageId;
}

export function FailedLoad({ onRetry, text = 'ERROR_NETWORK' }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Feedback tone="error">
      <p>{formatMessage({ id: text })}</p>
      <Button variant="secondary" size="s" className={styles.retry} onClick={onRetry}>
        {formatMessage({ id: 'RETRY' })}
      </Button>
    </Feedback>
  );
}
