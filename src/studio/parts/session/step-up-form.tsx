/** Confirms who it is: by passkey, or by a new link for an account without one. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StudioSession } from '#studio-api/staff.ts';
import { Button } from '#ui/button.tsx';
import { type ApiClient, ApiProblem } from '../api/api-client.ts';
import { ContinueByLink } from './continue-by-link.tsx';
import { stepUpByPasskey } from './passkey.ts';
import styles from './sign-in.module.css';
import { signInProblem } from './sign-in-problem.ts';

interface Props {
  api: ApiClient;
  session: StudioSession;
  onEnter(session: StudioSession): void;
}

export function StepUpForm({ api, session, onEnter }: Props) {
  const intl = useIntl();
  const [problem, setProblem] = useState<string | null>(null);
  const [hasPasskey, setHasPasskey] = useState(session.hasPasskey);

  const confirm = async () => {
    setProblem(null);
    try {
      onEnter(await stepUpByPasskey(api));
    } catch (error) {
      // It was removed since the session began.
      if (error instanceof ApiProblem && error.code === 'NO_PASSKEY') setHasPasskey(false);
      else setProblem(intl.formatMessage({ id: signInProblem(error) }));
    }
  };
  if (!hasPasskey) return <LinkForm api={api} session={session} onEnter={onEnter} />;
  return (
    <div className={styles.form}>
      <Button onClick={() => void confirm()}>
        <FormattedMessage id="SIGN_IN_STEP_UP" />
      </Button>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  );
}

function LinkForm({ api, session, onEnter }: Props) {
  const intl = useIntl();
  const { mail } = session.staff;
  const [isMailed, setMailed] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async () => {
    setProblem(null);
    try {
      await api.post('/api/session/link/mail', { mail });
      setMailed(true);
    } catch (error) {
      setProblem(intl.formatMessage({ id: signInProblem(error) }));
    }
  };
  return (
    <div className={styles.form}>
      <p>
        <FormattedMessage id="SIGN_IN_STEP_UP_LINK" values={{ mail }} />
      </p>
      {isMailed ? (
        <ContinueByLink api={api} onEnter={onEnter} />
      ) : (
        <Button onClick={() => void send()}>
          <FormattedMessage id="SIGN_IN_SEND_LINK" />
        </Button>
      )}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  );
}
