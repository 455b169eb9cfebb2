/** What the shop has opened, closed again in the opposite order; a thing that opens after the end was asked for is closed at once. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

export interface Ownership {
  /** @throws Stopped when the end was asked for meanwhile. */
  own(name: string, close: () => Promise<void> | void): Promise<void>;
  /** Never rejects: what cannot be closed is told, and the rest is closed all the same. */
  closeAll(): Promise<void>;
  /** Nothing new is opened from now on. */
  end(): void;
  readonly ending: boolean;
}

export function createOwnership(onError: (error: unknown, name: string) => void): Ownership {
  const owned: { name: string; close: () => Promise<void> | void }[] = [];
  let ending = false;

  const closeOne = async ({ name, close }: (typeof owned)[number]): Promise<void> => {
    try {
      await close();
    } catch (error) {
      onError(error, name);
    }
  };

  return {
    get ending() {
      return ending;
    },
    async own(name, close) {
      if (!ending) {
        owned.push({ name, close });
        return;
      }
      await closeOne({ name, close });
      throw new Stopped('The shop is stopping.');
    },
    end() {
      ending = true;
    },
    async closeAll() {
      ending = true;
      for (let next = owned.pop(); next; next = owned.pop()) await closeOne(next);
    },
  };
}
