/** Listens to what instances tell each other of Studio's work. */
import { type Backend, draftChannel, liveChannel, pictureChannel } from '#backend/index.ts';
import type { Disposables } from './disposables.ts';

/** What instances tell each other of Studio's work. */
export interface Announcements {
  /** Calls after any instance has published documents; a hosted platform has none. */
  onPublication(listener: () => void): Promise<void>;
  /** Calls after any instance has saved a draft. */
  onDraft(listener: () => void): Promise<void>;
  /** Calls the listener after each change of the picture library. */
  onPicture(listener: () => void): Promise<void>;
}

/** A hosted platform has no documents of Studio. */
export const noAnnouncements: Announcements = {
  onPublication: () => Promise.resolve(),
  onDraft: () => Promise.resolve(),
  onPicture: () => Promise.resolve(),
};

/** Listeners end with the shop. */
export function announcements(backend: Pick<Backend, 'listen'>, disposables: Disposables): Announcements {
  const { listen } = backend;
  return {
    onPublication: async listener => disposables.add('publications', await listen(liveChannel, listener)),
    onDraft: async listener => disposables.add('drafts', await listen(draftChannel, listener)),
    onPicture: async listener => disposables.add('pictures', await listen(pictureChannel, listener)),
  };
}
