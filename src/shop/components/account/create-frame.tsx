/** Creates an account and signs in. */

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { AccountDisclaimer } from './account-disclaimer.tsx';
import { FrameForm } from './frame-form.tsx';
import { FrameInput } from './frame-input.tsx';
import type { FrameProps } from './frame-props.ts';
import { refusalFeedback } from './refusal-feedback.ts';
import { confirmField, emailField, newPasswordField, useText } from './use-field.ts';
import { useFrameForm } from './use-frame-form.ts';

export function CreateFrame({ email: emailText, links, onFrame, onSignedIn }: FrameProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { sessionActions } = useStores();
  // Consent must be given actively, so the box is not ticked in advance.
  const [newsletter, setNewsletter] = useState(false);
  const email = emailField(emailText);
  const passwordText = useText();
  const password = newPasswordField(passwordText);
  const confirm = confirmField(useText(), passwordText);

  const state = useFrameForm([email, password, confirm], async () => {
    const actions = await sessionActions();
    const given = { email: email.value.trim(), password: password.value };
    const answer = await actions.register(given, newsletter);
    if (!answer.ok) return refusalFeedback(intl, answer.refusal);
    const { isSaved } = answer.value;
    const notice = formatMessage({
      id: isSaved ? 'ACCOUNT_FEEDBACK_CREATED' : 'ACCOUNT_FEEDBACK_CREATED_PARTLY',
    });
    onSignedIn({ how: 'create', notice, isSame: false });
    return null;
  });
  const { isTried } = state;

  return (
    <FrameForm
      state={state}
      label={formatMessage({ id: 'CREATE_ACCOUNT' })}
      submitText={formatMessage({ id: 'CREATE_ACCOUNT' })}
      otherForms={
        <Button variant="secondary" fullWidth onClick={() => onFrame('login')}>
          {formatMessage({ id: 'BACK_TO_LOGIN' })}
        </Button>
      }
    >
      <FrameInput field={email} label="EMAIL" isTried={isTried} type="email" autoComplete="username" />
      <FrameInput
        field={password}
        label="PASSWORD"
        isTried={isTried}
        isMeasured
        type="password"
        autoComplete="new-password"
      />
      <FrameInput
        field={confirm}
        label="PASSWORD_CONFIRM"
        isTried={isTried}
        type="password"
        autoComplete="new-password"
      />
      <Checkbox name="newsletter" checked={newsletter} onChange={setNewsletter}>
        {formatMessage({ id: 'NEWSLETTER_SUBSCRIBE_CHOICE' })}
      </Checkbox>
      <AccountDisclaimer terms={links.terms} privacy={links.privacy} />
    </FrameForm>
  );
}
