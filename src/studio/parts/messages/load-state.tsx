/** What a screen shows while its data are not there. */
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { ApiProblem } from '../api/api-client.ts';
import styles from './load-state.module.css';

interface Props {
  error: unknown;
  onRetry(): void;
}

export const Loading = () => (
  <output className={styles.state}>
    <FormattedMessage id="SHELL_LOADING" />
  </output>
);

export function LoadState({ error, onRetry }: Props) {
  if (error === undefined) return <Loading />;
  const isMissing = error instanceof ApiProblem && error.status === 404;
  return (
    <div className={styles.state} role="alert">
      <p>
        <FormattedMessage id={isMissing ? 'SHELL_NOT_FOUND' : 'SHELL_FAILED'} />
      </p>
      <Button size="s" onClick={onRetry}>
        <FormattedMessage id="SHELL_RETRY" />
      </Button>
    </div>
  );
}
