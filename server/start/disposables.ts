/** What the shop has opened, disposed of in the opposite order; what opens after the end was requested is disposed of at once. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

export interface Disposables {
  /** @throws Stopped when the end was requested meanwhile. */
  add(name: string, dispose: () => Promise<void> | void): Promise<void>;
  /** Never rejects: an error is reported, and the rest is disposed of all the same. */
  disposeAll(): Promise<void>;
  /** Nothing new is opened from now on. */
  end(): void;
  readonly isEnding: boolean;
  /** Aborts when nothing new is to begin: connections that stay open are closed. */
  readonly ended: AbortSignal;
}

export function createDisposables(onError: (error: unknown, name: string) => void): Disposables {
  const disposables: { name: string; dispose: () => Promise<void> | void }[] = [];
  let isEnding = false;
  const ending = new AbortController();

  const disposeOne = async ({ name, dispose }: (typeof disposables)[number]): Promise<void> => {
    try {
      await dispose();
    } catch (error) {
      onError(error, name);
    }
  };

  return {
    get isEnding() {
      return isEnding;
    },
    async add(name, dispose) {
      if (!isEnding) {
        disposables.push({ name, dispose });
        return;
      }
      await disposeOne({ name, dispose });
      throw new Stopped('The shop is stopping.');
    },
    ended: ending.signal,
    end() {
      isEnding = true;
      ending.abort();
    },
    async disposeAll() {
      isEnding = true;
      for (let next = disposables.pop(); next; next = disposables.pop()) await disposeOne(next);
    },
  };
}
