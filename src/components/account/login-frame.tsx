/** Signs in. */
import { useTexts } from '#i18n/texts-provider.tsx';
import { useStores } from '#stores/stores-context.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FrameForm } from './frame-form.tsx';
import styles from './frame-form.module.css';
import { FrameInput } from './frame-input.tsx';
import type { FrameProps } from './frame-props.ts';
import { refusalFeedback } from './refusal-feedback.ts';
import { emailField, knownPasswordField, useText } from './use-field.ts';
import { useFrameForm } from './use-frame-form.ts';

export const LoginFrame = observer(function LoginFrame({
  email: emailText,
  onFrame,
  onSignedIn,
}: FrameProps) {
  const texts = useTexts();
  const { t } = texts;
  const { session, sessionActions } = useStores();
  const [remember, setRemember] = useState(true);
  const email = emailField(emailText);
  const password = knownPasswordField('password', useText());

  const state = useFrameForm([email, password], async () => {
    const actions = await sessionActions();
    const answer = await actions.login({ email: email.value.trim(), password: password.value, remember });
    if (!answer.ok) return refusalFeedback(texts, answer.refusal);
    onSignedIn({ how: 'login', notice: t('ACCOUNT_FEEDBACK_LOGGED_IN'), isSame: answer.value.isSame });
    return null;
  });
  const { isTried } = state;

  return (
    <FrameForm
      state={state}
      label={t('LOG_IN')}
      submitText={t('LOG_IN')}
      ways={
        <Button variant="secondary" fullWidth onClick={() => onFrame('create')}>
          {t('CREATE_ACCOUNT')}
        </Button>
      }
    >
      {session.isAwaited ? <Feedback>{t('ERROR_SESSION_EXPIRED')}</Feedback> : null}
      <FrameInput field={email} label="EMAIL" isTried={isTried} type="email" autoComplete="username" />
      <FrameInput
        field={password}
        label="PASSWORD"
        isTried={isTried}
        type="password"
        autoComplete="current-password"
      />
      <Checkbox name="remember" checked={remember} onChange={setRemember}>
        {t('REMEMBER_ME')}
      </Checkbox>
      <button type="button" className={styles.link} onClick={() => onFrame('reset')}>
        {t('FORGOT_PASSWORD')}
      </button>
    </FrameForm>
  );
});
