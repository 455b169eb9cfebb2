/** State of the newsletter form: the address and how far its subscription is. */

import { type SubmitEvent, useRef, useState } from 'react';
import { useStores } from '#stores/shopper/stores-context.ts';
import { isValid } from '#ui/form/validation.ts';

type Phase = 'idle' | 'loading' | 'success' | 'failure';

/** Of a form that was posted without scripts. */
export interface NewsletterAnswer {
  email: string;
  phase: 'success' | 'failure' | 'refused';
}

/** Checks the address before it is sent; `isRefused`: the address of the last submit was not valid. */
export function useNewsletterSubscription(answer?: NewsletterAnswer) {
  const { api, log } = useStores();
  const [email, setEmail] = useState(answer?.email ?? '');
  const [isRefused, setRefused] = useState(answer?.phase === 'refused');
  const [phase, setPhase] = useState<Phase>(answer && answer.phase !== 'refused' ? answer.phase : 'idle');
  const field = useRef<HTMLInputElement>(null);
  const subscribe = async () => {
    setPhase('loading');
    try {
      const { newsletter } = await api();
      const isOn = await newsletter.subscribe(email.trim());
      setPhase(isOn ? 'success' : 'failure');
      if (!isOn) return;
      setEmail('');
      log('newsletter:subscribe');
    } catch {
      // The cause does not matter to the shopper; the address stays for a retry.
      setPhase('failure');
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (phase === 'loading') return;
    const isFit = isValid(email, { mode: 'email' });
    setRefused(!isFit);
    if (isFit) void subscribe();
    else {
      setPhase('idle');
      field.current?.focus();
    }
  };

  return { email, setEmail, isRefused, phase, field, submit };
}
