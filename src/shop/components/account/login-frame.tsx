/** Signs in. */

import { observer } from 'mobx-react-lite';
import { type MouseEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { PlainForm, plainType } from '../content/plain-form.tsx';
import styles from './frame-form.module.css';
import { FrameForm } from './frame-form.tsx';
import { FrameInput } from './frame-input.tsx';
import type { FrameProps } from './frame-props.ts';
import { refusalFeedback } from './refusal-feedback.ts';
import { emailField, knownPasswordField, useText } from './use-field.ts';
import { useFrameForm } from './use-frame-form.ts';

/** Without the application, they are pages of the server: from forms of their own, which send no password. */
const otherFrames = ['create', 'reset'] as const;
type OtherFrame = (typeof otherFrames)[number];

export const LoginFrame = observer(function LoginFrame({
  email: emailText,
  onFrame,
  onSignedIn,
  links,
}: FrameProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { session, sessionActions } = useStores();
  const [remember, setRemember] = useState(false);
  const email = emailField(emailText);
  const password = knownPasswordField('password', useText());

  const state = useFrameForm([email, password], async () => {
    const actions = await sessionActions();
    const answer = await actions.login({ email: email.value.trim(), password: password.value, remember });
    if (!answer.ok) return refusalFeedback(intl, answer.refusal);
    onSignedIn({
      how: 'login',
      notice: formatMessage({ id: 'ACCOUNT_FEEDBACK_LOGGED_IN' }),
      isSame: answer.value.isSame,
    });
    return null;
  });
  const { isTried } = state;

  const id = useId();
  const otherForm = (frame: OtherFrame) => ({
    ...({ type: plainType(links.plain), form: id + frame, name: 'form', value: frame } as const),
    onClick(event: MouseEvent) {
      event.preventDefault();
      onFrame(frame);
    },
  });

  return (
    <>
      <FrameForm
        state={state}
        action={links.plain}
        label={formatMessage({ id: 'LOG_IN' })}
        submitText={formatMessage({ id: 'LOG_IN' })}
        otherForms={
          <Button variant="secondary" fullWidth {...otherForm('create')}>
            {formatMessage({ id: 'CREATE_ACCOUNT' })}
          </Button>
        }
      >
        {session.isAwaited ? <Feedback>{formatMessage({ id: 'ERROR_SESSION_EXPIRED' })}</Feedback> : null}
        <FrameInput field={email} label="EMAIL" isTried={isTried} type="email" autoComplete="username" />
        <FrameInput
          field={password}
          label="PASSWORD"
          isTried={isTried}
          type="password"
          autoComplete="current-password"
        />
        <Checkbox name="remember" checked={remember} onChange={setRemember}>
          {formatMessage({ id: 'REMEMBER_ME' })}
        </Checkbox>
        <button className={styles.link} {...otherForm('reset')}>
          {formatMessage({ id: 'FORGOT_PASSWORD' })}
        </button>
      </FrameForm>
      {otherFrames.map(frame => (
        <PlainForm key={frame} id={id + frame} action={links.plain}>
          {null}
        </PlainForm>
      ))}
    </>
  );
});
