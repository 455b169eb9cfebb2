/** Signing in: by passkey, or by a link that is mailed. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StudioSession } from '#studio-api/staff.ts';
import { Button } from '#ui/button.tsx';
import type { ApiClient } from '../api/api-client.ts';
import { ContinueByLink } from './continue-by-link.tsx';
import { signInByPasskey } from './passkey.ts';
import styles from './sign-in.module.css';
import { signInProblem } from './sign-in-problem.ts';

interface Props {
  /** A client that does not itself ask to sign in. */
  api: ApiClient;
  onEnter(session: StudioSession): void;
  /** Over a screen that stays open: the person follows the link in another tab and comes back here. */
  isAgain?: boolean;
}

export function SignInForm({ api, onEnter, isAgain = false }: Props) {
  const intl = useIntl();
  const [state, setState] = useState<'idle' | 'waiting' | 'mailed'>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const [mail, setMail] = useState('');

  const attempt = async (work: () => Promise<void>) => {
    setState('waiting');
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(intl.formatMessage({ id: signInProblem(error) }));
      setState('idle');
    }
  };
  const byPasskey = () => attempt(async () => onEnter(await signInByPasskey(api)));
  const byMail = () =>
    attempt(async () => {
      await api.post('/api/session/link/mail', { mail });
      setState('mailed');
    });

  return (
    <div className={styles.form}>
      <Button onClick={() => void byPasskey()} loading={state === 'waiting'} fullWidth>
        <FormattedMessage id="SIGN_IN_PASSKEY" />
      </Button>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <details className={styles.other}>
        <summary>
          <FormattedMessage id="SIGN_IN_NO_PASSKEY" />
        </summary>
        <form
          onSubmit={event => {
            event.preventDefault();
            void byMail();
          }}
        >
          <label htmlFor="sign-in-mail">
            <FormattedMessage id="SIGN_IN_MAIL" />
          </label>
          <input
            id="sign-in-mail"
            type="email"
            autoComplete="email"
            required
            value={mail}
            onChange={event => setMail(event.currentTarget.value)}
          />
          <Button type="submit" variant="secondary" size="s">
            <FormattedMessage id="SIGN_IN_SEND_LINK" />
          </Button>
        </form>
        <output>{state === 'mailed' ? <FormattedMessage id="SIGN_IN_LINK_SENT" /> : null}</output>
        {state === 'mailed' && isAgain ? <ContinueByLink api={api} onEnter={onEnter} /> : null}
      </details>
    </div>
  );
}
