/** Sets a new password with the key from an email. */

import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { ResetPasswordResolved } from '#engine/page-types.gen.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import styles from './reset-password.module.css';

/** Shown for an expired, used or truncated link: requests a new one. */
function AskAgain() {
  const { formatMessage } = useIntl();
  const { panels } = useStores();
  return (
    <>
      <Feedback tone="error">{formatMessage({ id: 'ACCOUNT_FEEDBACK_RESET_KEY_NOT_VALID' })}</Feedback>
      <Button onClick={() => panels.open('account', 'reset')}>
        {formatMessage({ id: 'RESET_PASSWORD_ASK_AGAIN' })}
      </Button>
    </>
  );
}

export function ResetPassword({ props: { title, loginHref }, page }: WidgetProps<ResetPasswordResolved>) {
  const { formatMessage } = useIntl();
  const { resetKey } = page.query;
  const [isSpent, setSpent] = useState(!resetKey);
  return (
    <section className={styles.reset}>
      <h1>{title ?? formatMessage({ id: 'RESET_PASSWORD' })}</h1>
      {isSpent || !resetKey ? (
        <AskAgain />
      ) : (
        <NewPasswordForm resetKey={resetKey} loginHref={loginHref} onSpent={() => setSpent(true)} />
      )}
    </section>
  );
}
