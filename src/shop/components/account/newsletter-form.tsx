/** Newsletter form with one field and one button: idle, sending, and result (R-MAIL-4). */

import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { isValid } from '#ui/form/validation.ts';
import styles from './newsletter-form.module.css';
import { PrivacyNote } from './privacy-note.tsx';
import { type NewsletterAnswer, useNewsletterSubscription } from './use-newsletter-subscription.ts';

export interface NewsletterFormProps {
  title?: string | undefined;
  /** Where a heading above already says it. */
  hideTitle?: boolean | undefined;
  text?: string | undefined;
  /** Page that takes the form where no script runs. */
  formHref?: string | undefined;
  /** What that page has done with it. */
  answer?: NewsletterAnswer | undefined;
  /** URL of the privacy policy. */
  privacyHref?: string | undefined;
}

export function NewsletterForm({
  title,
  hideTitle = false,
  text,
  formHref,
  answer,
  privacyHref,
}: NewsletterFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { email, setEmail, isRefused, phase, field, submit } = useNewsletterSubscription(answer);
  const id = useId();
  const name = title ?? formatMessage({ id: 'NEWSLETTER_TITLE' });

  return (
    <section
      className={styles.newsletter}
      {...(hideTitle ? { 'aria-label': name } : { 'aria-labelledby': id })}
    >
      <div className={styles.words}>
        {hideTitle ? null : (
          <h2 id={id} className={styles.title}>
            {name}
          </h2>
        )}
        <p>{text ?? formatMessage({ id: 'NEWSLETTER_TEXT' })}</p>
      </div>
      {/* POST, because a submit before hydration must not put an email address into a URL (R-A11Y-18). */}
      <form className={styles.form} method="post" action={formHref} noValidate onSubmit={submit}>
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
        {privacyHref ? <PrivacyNote href={privacyHref} /> : null}
      </form>
    </section>
  );
}
