/** Asks for the letter with which a forgotten password is replaced; tells nobody whether an account exists (facts 2.8). */
import { useTexts } from '#i18n/texts-provider.tsx';
import { useStores } from '#stores/stores-context.ts';
import { Button } from '#ui/button.tsx';
import { FrameForm } from './frame-form.tsx';
import styles from './frame-form.module.css';
import { FrameInput } from './frame-input.tsx';
import type { FrameProps } from './frame-props.ts';
import { emailField } from './use-field.ts';
import { useFrameForm } from './use-frame-form.ts';

export function ResetFrame({ email: emailText, onFrame }: FrameProps) {
  const { t } = useTexts();
  const { sessionActions } = useStores();
  const email = emailField(emailText);

  const state = useFrameForm([email], async () => {
    await (await sessionActions()).requestReset(email.value.trim());
    emailText.set('');
    return { tone: 'success', text: t('ACCOUNT_FEEDBACK_PASSWORD_RESET') };
  });

  return (
    <FrameForm
      state={state}
      label={t('RESET_PASSWORD')}
      submitText={t('RESET_PASSWORD')}
      ways={
        <Button variant="secondary" fullWidth onClick={() => onFrame('login')}>
          {t('BACK_TO_LOGIN')}
        </Button>
      }
    >
      <p className={styles.intro}>{t('ACCOUNT_RESET_PASSWORD_REQUEST_TEXT')}</p>
      <FrameInput field={email} label="EMAIL" isTried={state.isTried} type="email" autoComplete="username" />
    </FrameForm>
  );
}
