/** Requests a password reset email; does not reveal whether an account exists (R-AUTH-9). */
import { useIntl } from 'react-intl';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Button } from '#ui/button.tsx';
import { EmailNotice, useSendsEmail } from './email-notice.tsx';
import styles from './frame-form.module.css';
import { FrameForm } from './frame-form.tsx';
import { FrameInput } from './frame-input.tsx';
import type { FrameProps } from './frame-props.ts';
import { emailField } from './use-field.ts';
import { useFrameForm } from './use-frame-form.ts';

export function ResetFrame({ email: emailText, onFrame }: FrameProps) {
  const { formatMessage } = useIntl();
  const { sessionActions } = useStores();
  const sendsMail = useSendsEmail();
  const email = emailField(emailText);

  const state = useFrameForm([email], async () => {
    await (await sessionActions()).requestReset(email.value.trim());
    emailText.set('');
    return {
      tone: 'success',
      text: formatMessage({
        id: sendsMail ? 'ACCOUNT_FEEDBACK_PASSWORD_RESET' : 'ACCOUNT_FEEDBACK_PASSWORD_RESET_UNSENT',
      }),
    };
  });

  return (
    <FrameForm
      state={state}
      label={formatMessage({ id: 'RESET_PASSWORD' })}
      submitText={formatMessage({ id: 'RESET_PASSWORD' })}
      otherForms={
        <Button variant="secondary" fullWidth onClick={() => onFrame('login')}>
          {formatMessage({ id: 'BACK_TO_LOGIN' })}
        </Button>
      }
    >
      <div className={styles.intro}>
        <p>
          {formatMessage({
            id: sendsMail ? 'ACCOUNT_RESET_PASSWORD_REQUEST_TEXT' : 'ACCOUNT_RESET_PASSWORD_REQUEST_UNSENT',
          })}
        </p>
        <EmailNotice />
      </div>
      <FrameInput field={email} label="EMAIL" isTried={state.isTried} type="email" autoComplete="username" />
    </FrameForm>
  );
}
