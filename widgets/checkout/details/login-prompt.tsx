/** A link to sign in without leaving the checkout: cart and input stay, and the account fills empty fields. */
import { inside } from '#i18n/inside.ts';
import { useIntl } from 'react-intl';
import { useStores } from '#stores/shopper/stores-context.ts';
import { useRestored } from '#stores/common/use-restored.ts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import styles from '../checkout.module.css';

export const LoginPrompt = observer(function LoginPrompt() {
  const intl = useIntl();

  const { session } = useStores();
  if (!useRestored() || session.isAuthenticated) return null;
  return (
    <p className={styles.login}>
      {intl.formatMessage({ id: 'CHECKOUT_LOG_IN_PROMPT' }, { login: inside(<LoginButton>.</LoginButton>) })}
    </p>
  );
});

/** The label is the marked part of the translated text. */
function LoginButton({ children }: { children?: ReactNode }) {
  const { panels } = useStores();
  return (
    <button type="button" className={styles.loginButton} onClick={() => panels.open('account', 'login')}>
      {children}
    </button>
  );
}
