/** Offers the buyer of a guest order an account by one field: a password. A form of the page itself, which works without scripts. */
import { type SubmitEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { AccountDisclaimer } from './account-disclaimer.tsx';
import styles from './account-offer.module.css';
import { FrameInput } from './frame-input.tsx';
import { newPasswordField, useText } from './use-field.ts';

export type OfferProblem = 'short' | 'common' | 'wait' | 'failed';

interface Props {
  /** The name of the account. */
  email: string;
  /** Of the form that was posted before. */
  problem: OfferProblem | undefined;
  /** Terms and privacy are mentioned only if their links are given. */
  links: { terms?: string | undefined; privacy?: string | undefined };
}

const texts = {
  short: 'PASSWORD_ERROR_WEAK',
  common: 'PASSWORD_ERROR_COMMON',
  wait: 'ORDER_PAGE_WAIT',
  failed: 'FEEDBACK_ERROR',
} as const satisfies Record<OfferProblem, MessageId>;

export function AccountPasswordOffer({ email, problem, links }: Props) {
  const { formatMessage } = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const [isTried, setTried] = useState(false);
  const password = newPasswordField(useText());
  const isOfField = problem === 'short' || problem === 'common';
  const refuseShort = (event: SubmitEvent<HTMLFormElement>) => {
    if (password.isValid) return;
    event.preventDefault();
    setTried(true);
    form.current?.querySelector<HTMLInputElement>('input[name="new-password"]')?.focus();
  };
  return (
    <form
      ref={form}
      id="account"
      method="post"
      action="#account"
      data-native=""
      noValidate
      onSubmit={refuseShort}
      className={styles.offer}
      data-no-print=""
    >
      <h2 className={styles.title}>{formatMessage({ id: 'ACCOUNT_OFFER_TITLE' })}</h2>
      <p className={styles.text}>{formatMessage({ id: 'ACCOUNT_OFFER_PASSWORD_TEXT' }, { email })}</p>
      {problem && !isOfField ? (
        <Feedback tone="error">{formatMessage({ id: texts[problem] })}</Feedback>
      ) : null}
      {/* Password managers store it with the password. */}
      <input hidden readOnly name="username" autoComplete="username" value={email} />
      <div className={styles.field}>
        <FrameInput
          field={password}
          label="PASSWORD"
          isTried={isTried}
          isMeasured
          type="password"
          autoComplete="new-password"
          refusal={isOfField && password.value === '' ? formatMessage({ id: texts[problem] }) : undefined}
        />
      </div>
      <Button type="submit" name="do" value="account">
        {formatMessage({ id: 'ACCOUNT_OFFER_BUTTON' })}
      </Button>
      <AccountDisclaimer terms={links.terms} privacy={links.privacy} />
    </form>
  );
}
