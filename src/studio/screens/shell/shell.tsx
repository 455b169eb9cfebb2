/** The frame of all screens: navigation, language, account, and the screen of the address. */
import { lazy, Suspense, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, NavLink, Route, Routes, useLocation } from 'react-router-dom';
import { atLeast } from '#studio-api/staff.ts';
import { Icon } from '#ui/icon.tsx';
import { userIcon } from '#ui/icons.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { LanguageSwitch } from '../../parts/controls/language-switch.tsx';
import { Announcer } from '../../parts/messages/announcer.tsx';
import { ScreenBoundary } from '../../parts/messages/screen-boundary.tsx';
import { ShortcutsButton } from '../../parts/shortcuts/shortcuts-button.tsx';
import { accountSection, firstSection, type Section, sections } from './sections.ts';
import styles from './shell.module.css';

const screens = new Map(sections.map(({ name, load }) => [name, lazy(load)]));
const EditorScreen = lazy(() => import('../editor/editor-screen.tsx'));
const HistoryScreen = lazy(() => import('../history/history-screen.tsx'));

export function Shell() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const { session } = useStudio();
  const shown = sections.filter(
    ({ needsContent = false, needsRole = 'viewer' }) =>
      (session.hasContent || !needsContent) && atLeast(session.staff.role, needsRole),
  );

  return (
    <div className={styles.shell}>
      <a
        href="#main"
        className="skip-link"
        onClick={event => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        <FormattedMessage id="SHELL_SKIP" />
      </a>
      <TopBar sections={shown.filter(({ isPersonal = false }) => !isPersonal)} />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <ScreenBoundary key={pathname}>
          <Suspense fallback={<Loading />}>
            <Routes>
              {shown.map(({ name }) => {
                const Screen = screens.get(name);
                return Screen ? <Route key={name} path={`/${name}/*`} element={<Screen />} /> : null;
              })}
              <Route path="/edit/:id" element={<EditorScreen />} />
              <Route path="/history/:id" element={<HistoryScreen />} />
              <Route path="*" element={<Navigate to={`/${firstSection(session.staff.role)}`} replace />} />
            </Routes>
          </Suspense>
        </ScreenBoundary>
      </main>
      <Announcer />
    </div>
  );
}

const Loading = () => (
  <output className={styles.loading}>
    <FormattedMessage id="SHELL_LOADING" />
  </output>
);

function TopBar({ sections: shown }: { sections: readonly Section[] }) {
  const intl = useIntl();
  const { locale, setLocale, session, signOut } = useStudio();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a narrow screen some sections are beyond its edge; the one where a person is, never. An editor belongs to none.
    const current = nav.current?.querySelector('[aria-current=page]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  });
  return (
    <header className={styles.bar}>
      <NavLink to={`/${firstSection(session.staff.role)}`} className={styles.brand ?? ''}>
        Studio
      </NavLink>
      <nav ref={nav} aria-label={intl.formatMessage({ id: 'SHELL_SECTIONS' })} className={styles.sections}>
        {shown.map(({ name, label }) => (
          <NavLink key={name} to={`/${name}`}>
            {intl.formatMessage({ id: label })}
          </NavLink>
        ))}
      </nav>
      <ShortcutsButton className={styles.shortcuts} />
      <LanguageSwitch locale={locale} setLocale={setLocale} />
      <NavLink
        to={`/${accountSection}`}
        className={styles.person ?? ''}
        title={intl.formatMessage({ id: 'ACCOUNT_TITLE' })}
      >
        <Icon of={userIcon} size={20} />
        <span>{session.staff.name || session.staff.mail}</span>
      </NavLink>
      <button type="button" className={styles.signOut} onClick={() => void signOut()}>
        <FormattedMessage id="SHELL_SIGN_OUT" />
      </button>
    </header>
  );
}
