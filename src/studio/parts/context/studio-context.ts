/** What every screen of Studio has: the API, the session and the interface's language. */
import { createContext, useContext } from 'react';
import type { StudioSession } from '#studio-api/staff.ts';
import type { ApiClient } from '../api/api-client.ts';
import type { EventHub } from '../events/event-hub.ts';
import type { StudioLocale } from '../texts/studio-locale.ts';

export interface Studio {
  api: ApiClient;
  /** What others do. */
  events: Pick<EventHub, 'on' | 'onLost' | 'onBroken' | 'follow' | 'restart'>;
  session: StudioSession;
  /** After a change of one's own account. */
  setSession(session: StudioSession): void;
  locale: StudioLocale;
  setLocale(locale: StudioLocale): void;
  signOut(): Promise<void>;
}

export const CurrentStudio = createContext<Studio | null>(null);

/** @throws Error outside of a signed-in Studio. */
export function useStudio(): Studio {
  const studio = useContext(CurrentStudio);
  if (!studio) throw new Error('No one is signed in here');
  return studio;
}
