/** The form around an account's fields: Enter sends it, and how it went stands above the button. */
import { useTexts } from '#i18n/texts-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import type { ReactNode } from 'react';
import styles from './frame-form.module.css';
import type { FrameFormState } from './use-frame-form.ts';

interface Props {
  state: FrameFormState;
  /** Names the form for whoever cannot see the title above it. */
  label: string;
  submitText: string;
  children: ReactNode;
  /** Further ways, below the button. */
  ways?: ReactNode;
}

export function FrameForm({ state, label, submitText, children, ways }: Props) {
  const { t } = useTexts();
  const { form, isBusy, feedback } = state;
  const words = feedback ? (
    <Feedback tone={feedback.tone}>
      <p>{feedback.text}</p>
      {feedback.canRetry ? (
        <Button variant="secondary" size="s" className={styles.retry} onClick={state.submit}>
          {t('RETRY')}
        </Button>
      ) : null}
    </Feedback>
  ) : null;
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={label}
      noValidate
      // Without scripts nothing may put a password into an address (R-A11Y-18).
      method="post"
      onSubmit={state.handleSubmit}
      onInput={state.handleInput}
    >
      {children}
      {feedback?.tone === 'error' ? words : null}
      <output className={styles.status}>{feedback?.tone === 'success' ? words : null}</output>
      <Button type="submit" fullWidth loading={isBusy}>
        {submitText}
      </Button>
      {ways}
    </form>
  );
}
