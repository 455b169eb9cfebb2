/** What surrounds a part of Studio that is tested alone. */
import type { ReactNode } from 'react';
import { type IntlShape, RawIntlProvider } from 'react-intl';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import type { StudioSession } from '#studio-api/staff.ts';
import type { ApiClient } from '../api/api-client.ts';
import { messages } from '../texts/messages.en.gen.ts';
import { CurrentStudio, type Studio } from './studio-context.ts';
import { noEvents } from './testing-events.ts';

interface Props {
  /** As much of the API as the part asks. */
  api: Partial<Record<keyof ApiClient, unknown>>;
  session: StudioSession;
  /** By default nothing happens elsewhere. */
  events?: Studio['events'];
  /** English by default, without the facts of a shop. */
  intl?: IntlShape;
  children: ReactNode;
}

/** A signed-in Studio in English, whose session does not change. */
export function TestStudio({ api, session, events = noEvents, intl, children }: Props) {
  return (
    <RawIntlProvider value={intl ?? createCompiledIntl('en-GB', messages)}>
      <CurrentStudio
        value={{
          ...{ api: api as ApiClient, events, session, locale: 'en' },
          setSession: () => undefined,
          setLocale: () => undefined,
          signOut: () => Promise.resolve(),
        }}
      >
        {children}
      </CurrentStudio>
    </RawIntlProvider>
  );
}
