/** Sets a new password with the key from an email. */
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { ResetPasswordResolved } from '#engine/page-types.gen.ts';
import { useState } from 'react';
import { AskAgain } from './request-again.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import styles from './reset-password.module.css';

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
