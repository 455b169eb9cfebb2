/** The screen of who is not signed in: `/sign-in#TOKEN` enters at once, `/invite#TOKEN` makes a passkey. */
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StudioSession } from '#studio-api/staff.ts';
import { Button } from '#ui/button.tsx';
import type { ApiClient } from '../api/api-client.ts';
import { LanguageSwitch } from '../controls/language-switch.tsx';
import type { StudioLocale } from '../texts/studio-locale.ts';
import { acceptInvitation, type Invitation, openInvitation, signInByLink } from './passkey.ts';
import styles from './sign-in.module.css';
import { SignInForm } from './sign-in-form.tsx';
import { signInProblem } from './sign-in-problem.ts';

interface Props {
  api: ApiClient;
  onEnter(session: StudioSession): void;
  locale: StudioLocale;
  setLocale(locale: StudioLocale): void;
  /** Secret of the link that was followed; null without one. */
  token: { kind: 'link' | 'invitation'; secret: string } | null;
  shopName: string;
}

export function SignInScreen({ api, onEnter, locale, setLocale, token, shopName }: Props) {
  const intl = useIntl();
  useEffect(() => {
    document.title = intl.formatMessage({ id: 'SIGN_IN_TITLE' });
  }, [intl]);
  return (
    <main className={styles.screen}>
      <div className={styles.card}>
        <p className={styles.brand}>{shopName}</p>
        <h1>
          <FormattedMessage id="SIGN_IN_TITLE" />
        </h1>
        {token === null ? (
          <SignInForm api={api} onEnter={onEnter} />
        ) : (
          <TokenForm key={token.secret} api={api} onEnter={onEnter} token={token} />
        )}
      </div>
      <LanguageSwitch locale={locale} setLocale={setLocale} />
    </main>
  );
}

/** A press is needed, because programs that check mails open their links: they would use them up. */
function TokenForm({
  api,
  onEnter,
  token,
}: Pick<Props, 'api' | 'onEnter'> & { token: NonNullable<Props['token']> }) {
  const intl = useIntl();
  const [problem, setProblem] = useState<string | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const [invitation, setInvitation] = useState<Invitation | null>(null);

  const attempt = async (work: () => Promise<void>) => {
    setWaiting(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(intl.formatMessage({ id: signInProblem(error) }));
    }
    setWaiting(false);
  };

  const isInvitation = token.kind === 'invitation';
  const withPasskey = () =>
    attempt(async () => {
      const known = invitation ?? (await openInvitation(api, token.secret));
      setInvitation(known);
      onEnter(await acceptInvitation(api, token.secret, known));
    });
  const byLink = () => attempt(async () => onEnter(await signInByLink(api, token.secret)));

  return (
    <div className={styles.form}>
      {isInvitation ? (
        <>
          <p>
            <FormattedMessage id="SIGN_IN_INVITED" />
          </p>
          <Button onClick={() => void withPasskey()} loading={isWaiting} fullWidth>
            <FormattedMessage id="SIGN_IN_MAKE_PASSKEY" />
          </Button>
        </>
      ) : null}
      <Button
        onClick={() => void byLink()}
        loading={isWaiting && !isInvitation}
        variant={isInvitation ? 'secondary' : 'primary'}
        fullWidth
      >
        <FormattedMessage id="SIGN_IN_BY_LINK" />
      </Button>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  );
}
