/** Changes the password of the signed-in customer; a wrong current password ends the session (R-AUTH-8). */

import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Button } from '#ui/button.tsx';
import { FrameForm } from './frame-form.tsx';
import { FrameInput } from './frame-input.tsx';
import type { FrameProps } from './frame-props.ts';
import { refusalFeedback } from './refusal-feedback.ts';
import { confirmField, knownPasswordField, newPasswordField, useText } from './use-field.ts';
import { useFrameForm } from './use-frame-form.ts';

export const ChangeFrame = observer(function ChangeFrame({ links, onFrame }: FrameProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { session, sessionActions } = useStores();
  const [currentText, nextText, confirmText] = [useText(), useText(), useText()];
  const current = knownPasswordField('current-password', currentText);
  const next = newPasswordField(nextText);
  const confirm = confirmField(confirmText, nextText);

  const state = useFrameForm([current, next, confirm], async () => {
    const actions = await sessionActions();
    const answer = await actions.changePassword(current.value, next.value);
    if (!answer.ok)
      switch (answer.refusal.code) {
        case 'signed-out':
          return { tone: 'error', text: formatMessage({ id: 'ERROR_SESSION_EXPIRED' }) };
        case 'credentials':
          actions.leave(links.index, formatMessage({ id: 'ACCOUNT_CHANGE_PASSWORD_ERROR' }), 'error');
          return null;
        default:
          return refusalFeedback(intl, answer.refusal);
      }
    for (const text of [currentText, nextText, confirmText]) text.set('');
    return { tone: 'success', text: formatMessage({ id: 'ACCOUNT_FEEDBACK_PASSWORD_CHANGED' }) };
  });
  const { isTried } = state;

  return (
    <FrameForm
      state={state}
      label={formatMessage({ id: 'CHANGE_PASSWORD' })}
      submitText={formatMessage({ id: 'CHANGE_PASSWORD' })}
      otherForms={
        session.isAuthenticated ? null : (
          <Button variant="secondary" fullWidth onClick={() => onFrame('login')}>
            {formatMessage({ id: 'LOG_IN' })}
          </Button>
        )
      }
    >
      {/* Identifies the account for password managers. */}
      <input type="text" name="username" autoComplete="username" value={session.user ?? ''} readOnly hidden />
      <FrameInput
        field={current}
        label="CURRENT_PASSWORD"
        isTried={isTried}
        type="password"
        autoComplete="current-password"
      />
      <FrameInput
        field={next}
        label="NEW_PASSWORD"
        isTried={isTried}
        isMeasured
        type="password"
        autoComplete="new-password"
      />
      <FrameInput
        field={confirm}
        label="NEW_PASSWORD_CONFIRM"
        isTried={isTried}
        type="password"
        autoComplete="new-password"
      />
    </FrameForm>
  );
});
