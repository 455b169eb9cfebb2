/** State of an account form: validates its fields, submits, and shows the result; the input is preserved (R-AUTH-12). */

import { type SubmitEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { ApiError } from '#api/transport.ts';

export interface FrameFeedback {
  tone: 'success' | 'error';
  text: string;
  /** The field to focus. */
  field?: string;
  /** Shows a retry button. */
  canRetry?: boolean;
}

/** The properties of a field that decide whether the form can be submitted. */
interface Judged {
  name: string;
  isValid: boolean;
}

/** @param send resolves with the feedback, or null when the form has done its work */
export function useFrameForm(fields: readonly Judged[], send: () => Promise<FrameFeedback | null>) {
  const { formatMessage } = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [isTried, setTried] = useState(false);
  const [answered, setAnswered] = useState<FrameFeedback | null>(null);
  const firstInvalid = fields.find(field => !field.isValid);

  function focus(name: string | undefined): void {
    const field = name && form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }

  async function submit(): Promise<void> {
    if (isBusy) return;
    setTried(true);
    setAnswered(null);
    if (firstInvalid) {
      focus(firstInvalid.name);
      return;
    }
    setBusy(true);
    try {
      const feedback = await send();
      setAnswered(feedback);
      if (feedback?.tone === 'success') setTried(false);
      focus(feedback?.field);
    } catch (error) {
      const isAway = error instanceof ApiError && error.retryable;
      if (!isAway) reportError(error);
      setAnswered({
        tone: 'error',
        text: formatMessage({ id: isAway ? 'ERROR_NETWORK' : 'FEEDBACK_ERROR' }),
        canRetry: true,
      });
    } finally {
      setBusy(false);
    }
  }

  /** Disappears as soon as every field is valid. */
  const marked: FrameFeedback | null =
    isTried && firstInvalid
      ? { tone: 'error', text: formatMessage({ id: 'ACCOUNT_FEEDBACK_FIELDS_NOT_VALID' }) }
      : null;

  return {
    form,
    isBusy,
    isTried,
    feedback: answered ?? marked,
    submit: () => void submit(),
    handleSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      void submit();
    },
    /** Hides the error while the input is being corrected. */
    handleInput() {
      if (answered?.tone === 'error') setAnswered(null);
    },
  };
}

export type FrameFormState = ReturnType<typeof useFrameForm>;
