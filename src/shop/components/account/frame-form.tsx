/** The form around account fields: Enter submits it, and the result is shown above the button. */

import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import styles from './frame-form.module.css';
import type { FrameFormState } from './use-frame-form.ts';

interface Props {
  state: FrameFormState;
  /** Where it is posted to when no script runs; default: the page that it is on. */
  action?: string | undefined;
  /** Accessible name of the form. */
  label: string;
  submitText: string;
  children: ReactNode;
  /** Links to other forms, below the button. */
  otherForms?: ReactNode;
}

export function FrameForm({ state, action, label, submitText, children, otherForms }: Props) {
  const { formatMessage } = useIntl();
  const { form, isBusy, feedback } = state;
  const words = feedback ? (
    <Feedback tone={feedback.tone}>
      <p>{feedback.text}</p>
      {feedback.canRetry ? (
        <Button variant="secondary" size="s" className={styles.retry} onClick={state.submit}>
          {formatMessage({ id: 'RETRY' })}
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
      // POST, because a submit without scripts must not put a password into a URL (R-A11Y-18).
      method="post"
      action={action}
      onSubmit={state.handleSubmit}
      onInput={state.handleInput}
    >
      {children}
      {feedback?.tone === 'error' ? words : null}
      <output className={styles.status}>{feedback?.tone === 'success' ? words : null}</output>
      <Button type="submit" fullWidth loading={isBusy}>
        {submitText}
      </Button>
      {otherForms}
    </form>
  );
}
