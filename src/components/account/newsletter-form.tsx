/** Newsletter form with one field and one button: idle, sending, and result (R-MAIL-4). */
import { inside } from '#i18n/inside.ts';
import { useIntl } from 'react-intl';
import { useStores } from '#stores/stores-context.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { isValid } from '#ui/validation.ts';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import styles from './newsletter-form.module.css';

export interface NewsletterFormProps {
  title?: string | undefined;
  text?: string | undefined;
  /** URL of the privacy policy. */
  privacyHref?: string | undefined;
}

type Phase = 'idle' | 'loading' | 'success' | 'failure';

export function NewsletterForm({ title, text, privacyHref }: NewsletterFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { api, log } = useStores();
  const [email, setEmail] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [phase, setPhase] = useState<Phase>('idle');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

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

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
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

  return (
    <section className={styles.newsletter} aria-labelledby={id}>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {title ?? formatMessage({ id: 'NEWSLETTER_TITLE' })}
        </h2>
        <p>{text ?? formatMessage({ id: 'NEWSLETTER_TEXT' })}</p>
      </div>
      {/* POST, because a submit before hydration must not put an email address into a URL (R-A11Y-18). */}
      <form className={styles.form} method="post" noValidate onSubmit={handleSubmit}>
        <div className={styles.row}>
          <TextInput
            ref={field}
            className={styles.field}
            label={formatMessage({ id: 'NEWSLETTER_LABEL' })}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            mode="email"
            optional={!isRefused}
            errorText={formatMessage({ id: 'EMAIL_ERROR_NOT_VALID' })}
            error={
              isRefused && !isValid(email, { mode: 'email' })
                ? formatMessage({ id: 'EMAIL_ERROR_NOT_VALID' })
                : undefined
            }
            value={email}
            onChange={setEmail}
          />
          <Button type="submit" loading={phase === 'loading'} className={styles.send}>
            {formatMessage({ id: 'NEWSLETTER_BUTTON' })}
          </Button>
        </div>
        <div aria-live="polite">
          {phase === 'success' ? (
            <Feedback tone="success">{formatMessage({ id: 'NEWSLETTER_FEEDBACK_SUCCESS' })}</Feedback>
          ) : phase === 'failure' ? (
            <Feedback tone="error">{formatMessage({ id: 'FEEDBACK_ERROR' })}</Feedback>
          ) : null}
        </div>
        {privacyHref ? (
          <p className={styles.privacy}>
            {intl.formatMessage(
              { id: 'NEWSLETTER_PRIVACY' },
              { privacy: inside(<a href={privacyHref}>.</a>) },
            )}
          </p>
        ) : null}
      </form>
    </section>
  );
}
