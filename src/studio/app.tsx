/** Studio as a whole: texts, session, then the screens. */
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { FormattedMessage, type IntlShape, RawIntlProvider } from 'react-intl';
import { BrowserRouter } from 'react-router-dom';
import { STAFF_HEADER, type StudioSession } from '#studio-api/staff.ts';
import { Button } from '#ui/button.tsx';
import { createApiClient } from './parts/api/api-client.ts';
import { CurrentStudio } from './parts/context/studio-context.ts';
import { createEventHub } from './parts/events/event-hub.ts';
import { CurrentReleaseProvider } from './parts/releases/current-release.tsx';
import type { LinkToken } from './parts/session/link-token.ts';
import { SessionDialog } from './parts/session/session-dialog.tsx';
import { StaffSessionStore } from './parts/session/session-store.ts';
import { SignInScreen } from './parts/session/sign-in-screen.tsx';
import { loadStudioIntl } from './parts/texts/studio-intl.ts';
import { rememberLocale, type StudioLocale } from './parts/texts/studio-locale.ts';
import { Shell } from './screens/shell/shell.tsx';

interface Props {
  startLocale: StudioLocale;
  startIntl: IntlShape;
  token: LinkToken | null;
  shopName: string;
}

/** Two clients: one for screens, which asks to sign in again, and a plain one for signing in itself. */
function createClients() {
  const store = new StaffSessionStore();
  const send = (path: string, init: RequestInit) => fetch(path, init);
  // Says whose changes these are: the cookie may be another person's by now, of another tab.
  const sendAs = (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    if (store.session) headers.set(STAFF_HEADER, store.session.staff.id);
    return send(path, { ...init, headers });
  };
  return {
    store,
    api: createApiClient({
      fetch: sendAs,
      signIn: () => store.ask('sign-in'),
      stepUp: () => store.ask('step-up'),
    }),
    plain: createApiClient({ fetch: send }),
  };
}

function useTexts(startLocale: StudioLocale, startIntl: IntlShape) {
  const [locale, change] = useState(startLocale);
  const [intl, setIntl] = useState(startIntl);
  const setLocale = (next: StudioLocale) => {
    rememberLocale(next);
    void loadStudioIntl(next).then(
      loaded => {
        setIntl(loaded);
        change(next);
      },
      // The language stays; another choice loads its texts again.
      () => undefined,
    );
  };
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return { locale, intl, setLocale };
}

export const App = observer(function App({ startLocale, startIntl, token: startToken, shopName }: Props) {
  const { store, api, plain } = useMemo(createClients, []);
  const events = useMemo(createEventHub, []);
  const { locale, intl, setLocale } = useTexts(startLocale, startIntl);
  const [token, setToken] = useState(startToken);

  useEffect(() => {
    // A link signs in another person than the one of a session that is still there.
    if (startToken === null) void store.load(plain);
    else store.leave();
  }, [store, plain, startToken]);

  const enter = (session: StudioSession) => {
    setToken(null);
    store.enter(session);
  };
  const signOut = async () => {
    await api.delete('/api/session');
    store.leave();
  };

  const { session, state } = store;
  const { update: setSession } = store;
  const studio = session && { api, events, session, setSession, locale, setLocale, signOut };
  return (
    <RawIntlProvider value={intl}>
      {studio && state === 'signed-in' ? (
        <CurrentStudio value={studio}>
          <CurrentReleaseProvider>
            <BrowserRouter>
              <Shell />
            </BrowserRouter>
          </CurrentReleaseProvider>
        </CurrentStudio>
      ) : null}
      {state === 'signed-out' ? (
        <SignInScreen {...{ api: plain, onEnter: enter, locale, setLocale, token, shopName }} />
      ) : null}
      {state === 'unreachable' ? (
        <main style={{ padding: 'var(--space-8)' }}>
          <p>
            <FormattedMessage id="SIGN_IN_UNREACHABLE" />
          </p>
          <Button onClick={() => void store.load(plain)}>
            <FormattedMessage id="SHELL_RETRY" />
          </Button>
        </main>
      ) : null}
      <SessionDialog store={store} api={plain} onEnter={enter} onRestart={() => location.reload()} />
    </RawIntlProvider>
  );
});
