/** Sign-in on a page of its own; redirects signed-in customers. */

import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { AccountFrames } from '#components/account/account-frames.tsx';
import { type AccountFrame, frameTitles } from '#components/account/frame-names.ts';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { LoginResolved } from '#engine/page-types.gen.ts';
import { useRestored } from '#stores/common/use-restored.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Spinner } from '#ui/spinner.tsx';
import styles from './login.module.css';
import type { PlainLogin } from './plain/plain-login.ts';
import { PlainLoginView } from './plain/plain-login-view.tsx';

/** Redirect of a page that is meant for other customers. */
function RedirectSignedIn({ href }: { href: string }) {
  const { formatMessage } = useIntl();
  useEffect(() => location.replace(href), [href]);
  return (
    <section className={styles.login}>
      <h1>{formatMessage({ id: 'ACCOUNT_TITLE' })}</h1>
      <p className={styles.waiting}>
        <Spinner size={32} />
        <a href={href}>{formatMessage({ id: 'ACCOUNT_LOGGING_IN_AS_USER' })}</a>
      </p>
    </section>
  );
}

export function Login({ props, data }: WidgetProps<LoginResolved, PlainLogin | undefined>) {
  if (data) return <PlainLoginView data={data} links={props} />;
  return <LoginWithScripts {...props} />;
}

const LoginWithScripts = observer(function LoginWithScripts({
  title,
  nextHref,
  indexHref,
  termsHref,
  privacyHref,
}: LoginResolved) {
  const { formatMessage } = useIntl();
  const { session, sessionActions } = useStores();
  const [frame, setFrame] = useState<AccountFrame>('login');
  const [isLeaving, setLeaving] = useState(false);
  const isKnown = useRestored() && session.isAuthenticated;

  if (isKnown && !isLeaving) return <RedirectSignedIn href={nextHref} />;
  return (
    <section className={styles.login}>
      <h1>{title ?? formatMessage({ id: frameTitles[frame] })}</h1>
      <AccountFrames
        frame={frame}
        onFrame={setFrame}
        onSignedIn={({ notice }) => {
          setLeaving(true);
          void sessionActions().then(
            actions => actions.leave(nextHref, notice),
            // Leads on without the notice.
            () => setLeaving(false),
          );
        }}
        links={{ index: indexHref, terms: termsHref, privacy: privacyHref }}
      />
    </section>
  );
});
