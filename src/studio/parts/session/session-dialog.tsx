/** Asks over the open screen to sign in again, or to confirm who it is. What was typed stays. */
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StudioSession } from '#studio-api/staff.ts';
import { Button } from '#ui/button.tsx';
import type { ApiClient } from '../api/api-client.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import type { StaffSessionStore } from './session-store.ts';
import { SignInForm } from './sign-in-form.tsx';
import { StepUpForm } from './step-up-form.tsx';

interface Props {
  store: StaffSessionStore;
  /** A client that does not itself ask to sign in. */
  api: ApiClient;
  onEnter(session: StudioSession): void;
  /** Opens Studio anew as the person who has signed in now. */
  onRestart(): void;
}

const titles = {
  'sign-in': 'SIGN_IN_AGAIN_TITLE',
  'step-up': 'SIGN_IN_STEP_UP_TITLE',
  other: 'SIGN_IN_OTHER_TITLE',
} as const;

/** A link of a mail signs in in another tab: coming back to this one is enough. */
function useSignInElsewhere({ store, api, onEnter }: Props): void {
  const { question } = store;
  useEffect(() => {
    if (question === null) return undefined;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const session = await api.get<StudioSession>('/api/session').catch(() => null);
      // Before publishing, a session that is still the same confirms nothing.
      if (session && store.question === 'sign-in') onEnter(session);
    };
    const onLook = () => void look();
    addEventListener('focus', onLook);
    document.addEventListener('visibilitychange', onLook);
    return () => {
      removeEventListener('focus', onLook);
      document.removeEventListener('visibilitychange', onLook);
    };
  }, [question, store, api, onEnter]);
}

export const SessionDialog = observer(function SessionDialog(props: Props) {
  const intl = useIntl();
  const { store, onRestart } = props;
  const { question } = store;
  useSignInElsewhere(props);
  if (question === null) return null;
  return (
    <Dialog
      key={question}
      title={intl.formatMessage({ id: titles[question] })}
      onClose={question === 'other' ? onRestart : store.decline}
      size="s"
    >
      <Question {...props} />
    </Dialog>
  );
});

const Question = observer(function Question({ store, api, onEnter, onRestart }: Props) {
  const { question, session, other } = store;
  if (session === null) return null;
  if (question === 'sign-in')
    return (
      <>
        <p>
          <FormattedMessage id="SIGN_IN_AGAIN_TEXT" />
        </p>
        <SignInForm api={api} onEnter={onEnter} isAgain />
      </>
    );
  if (question === 'step-up')
    return (
      <>
        <p>
          <FormattedMessage id="SIGN_IN_STEP_UP_TEXT" />
        </p>
        <StepUpForm api={api} session={session} onEnter={onEnter} />
      </>
    );
  return (
    <>
      <p>
        <FormattedMessage id="SIGN_IN_OTHER_TEXT" values={{ before: session.staff.name }} />
      </p>
      <Button onClick={onRestart}>
        <FormattedMessage id="SIGN_IN_OTHER_OPEN" values={{ name: other?.staff.name }} />
      </Button>
    </>
  );
});
