/** Two fields and the key: the new password applies at once, and every session of the account ends. */
import { useIntl } from 'react-intl';
import { FrameForm } from '#components/account/frame-form.tsx';
import { FrameInput } from '#components/account/frame-input.tsx';
import { refusalFeedback } from '#components/account/refusal-feedback.ts';
import { confirmField, newPasswordField, useText } from '#components/account/use-field.ts';
import { useFrameForm } from '#components/account/use-frame-form.ts';
import { useStores } from '#stores/shopper/stores-context.ts';

interface Props {
  resetKey: string;
  loginHref: string;
  /** The key is unknown, used or expired. */
  onSpent: () => void;
}

/** Query parameter that opens the login (R-ROUTE-14). */
const withLoginOpen = (href: string) => `${href}${href.includes('?') ? '&' : '?'}action=login`;

export function NewPasswordForm({ resetKey, loginHref, onSpent }: Props) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { sessionActions } = useStores();
  const passwordText = useText();
  const password = newPasswordField(passwordText);
  const confirm = confirmField(useText(), passwordText);

  const state = useFrameForm([password, confirm], async () => {
    const actions = await sessionActions();
    const answer = await actions.commitReset(resetKey, password.value);
    if (answer.ok)
      actions.leave(withLoginOpen(loginHref), formatMessage({ id: 'ACCOUNT_FEEDBACK_PASSWORD_CHANGED' }));
    else if (answer.refusal.code === 'key') onSpent();
    else return refusalFeedback(intl, { code: 'too-common' });
    return null;
  });

  return (
    <FrameForm
      state={state}
      label={formatMessage({ id: 'RESET_PASSWORD' })}
      submitText={formatMessage({ id: 'CHANGE_PASSWORD' })}
    >
      <p>{formatMessage({ id: 'ACCOUNT_RESET_PASSWORD_PAGE_TEXT' })}</p>
      <FrameInput
        field={password}
        label="NEW_PASSWORD"
        isTried={state.isTried}
        isMeasured
        type="password"
        autoComplete="new-password"
      />
      <FrameInput
        field={confirm}
        label="NEW_PASSWORD_CONFIRM"
        isTried={state.isTried}
        type="password"
        autoComplete="new-password"
      />
    </FrameForm>
  );
}
