/** One's own account: name, language, passkeys, and signing out. */
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StudioSession } from '#studio-api/staff.ts';
import { Button } from '#ui/button.tsx';
import { useStudio } from '../../parts/context/studio-context.ts';
import { announce } from '../../parts/messages/announcer.tsx';
import { roleNames } from '../../parts/session/role-name.ts';
import { useSaving } from '../../parts/session/use-saving.ts';
import { isStudioLocale, localeNames, studioLocales } from '../../parts/texts/studio-locale.ts';
import { OwnPasskeys } from './own-passkeys.tsx';
import styles from './staff.module.css';

export default function AccountScreen() {
  const intl = useIntl();
  const { session, signOut } = useStudio();
  const { mail, role } = session.staff;
  useEffect(() => {
    document.title = `${intl.formatMessage({ id: 'ACCOUNT_TITLE' })} · Studio`;
  }, [intl]);
  return (
    <div className={styles.narrow}>
      <header className={styles.head}>
        <h1>
          <FormattedMessage id="ACCOUNT_TITLE" />
        </h1>
        <Button size="s" variant="secondary" onClick={() => void signOut()}>
          <FormattedMessage id="SHELL_SIGN_OUT" />
        </Button>
      </header>
      <p className={styles.mail}>
        {mail} · <FormattedMessage id={roleNames[role]} />
      </p>
      <OwnDetails />
      <OwnPasskeys />
    </div>
  );
}

function OwnDetails() {
  const intl = useIntl();
  const { api, session, setSession, locale, setLocale } = useStudio();
  const { isBusy, problem, save } = useSaving();
  const [name, setName] = useState(session.staff.name);
  const change = (part: { name: string } | { locale: string }) =>
    save(async () => {
      setSession(await api.patch<StudioSession>('/api/session', part));
      announce(intl.formatMessage({ id: 'ACCOUNT_SAVED' }));
    });
  const choose = (value: string) => {
    if (!isStudioLocale(value)) return;
    setLocale(value);
    void change({ locale: value });
  };
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault();
        void change({ name });
      }}
    >
      <label>
        <FormattedMessage id="ACCOUNT_NAME" />
        <input
          required
          maxLength={80}
          autoComplete="name"
          value={name}
          onChange={event => setName(event.currentTarget.value)}
        />
      </label>
      <Button type="submit" size="s" loading={isBusy} disabled={name.trim() === session.staff.name}>
        <FormattedMessage id="ACCOUNT_SAVE" />
      </Button>
      <label>
        <FormattedMessage id="ACCOUNT_LANGUAGE" />
        <select value={locale} onChange={event => choose(event.currentTarget.value)}>
          {studioLocales.map(code => (
            <option key={code} value={code} lang={code}>
              {localeNames[code]}
            </option>
          ))}
        </select>
      </label>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </form>
  );
}
