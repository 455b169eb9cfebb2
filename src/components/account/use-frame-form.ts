/** One of the account's forms: judges its fields, sends, and tells how it went; what was typed stays (R-AUTH-12). */
import { ApiError } from '#api/transport.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { type SubmitEvent, useRef, useState } from 'react';

export interface FrameFeedback {
  tone: 'success' | 'error';
  text: string;
  /** The field to mend it in. */
  field?: string;
  /** Offers to send the same again. */
  canRetry?: boolean;
}

/** Enough of a field to know whether the form may be sent. */
interface Judged {
  name: string;
  isValid: boolean;
}

/** @param send answers what to say; null when there is nothing to say here, because the form has done its work. */
export function useFrameForm(fields: readonly Judged[], send: () => Promise<FrameFeedback | null>) {
  const { t } = useTexts();
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
      setAnswered({ tone: 'error', text: t(isAway ? 'ERROR_NETWORK' : 'FEEDBACK_ERROR'), canRetry: true });
    } finally {
      setBusy(false);
    }
  }

  /** Goes by itself as soon as every field is mended. */
  const marked: FrameFeedback | null =
    isTried && firstInvalid ? { tone: 'error', text: t('ACCOUNT_FEEDBACK_FIELDS_NOT_VALID') } : null;

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
    /** What was refused is being mended. */
    handleInput() {
      if (answered?.tone === 'error') setAnswered(null);
    },
  };
}

export type FrameFormState = ReturnType<typeof useFrameForm>;
