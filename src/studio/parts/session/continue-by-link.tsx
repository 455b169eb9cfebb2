/** The link of a mail opens in another tab; the session that it begins is this tab's as well. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StudioSession } from '#studio-api/staff.ts';
import { Button } from '#ui/button.tsx';
import { type ApiClient, ApiProblem } from '../api/api-client.ts';
import styles from './sign-in.module.css';
import { signInProblem } from './sign-in-problem.ts';

interface Props {
  api: ApiClient;
  onEnter(session: StudioSession): void;
}

export function ContinueByLink({ api, onEnter }: Props) {
  const intl = useIntl();
  const [problem, setProblem] = useState<string | null>(null);
  const look = async () => {
    setProblem(null);
    try {
      const session = await api.get<StudioSession>('/api/session');
      if (!session.needsStepUp) return onEnter(session);
      setProblem(intl.formatMessage({ id: 'SIGN_IN_NOT_YET' }));
    } catch (error) {
      const isOut = error instanceof ApiProblem && error.status === 401;
      setProblem(intl.formatMessage({ id: isOut ? 'SIGN_IN_NOT_YET' : signInProblem(error) }));
    }
  };
  return (
    <>
      <Button onClick={() => void look()}>
        <FormattedMessage id="SIGN_IN_CONTINUE" />
      </Button>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </>
  );
}
