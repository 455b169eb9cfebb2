/** Loads the submenus once, with the first intent to open one; a failed attempt is repeated with the next. */

export interface SubmenuLoader {
  /** Starts to load, unless the submenus are there. */
  load(): void;
  /** Resolves when the attempt under way has ended; null when none is. */
  readonly pending: Promise<void> | null;
}

/** @param fetchAll adds the submenus to the navigation; rejects when it cannot. */
export function createSubmenuLoader(fetchAll: () => Promise<void>): SubmenuLoader {
  let pending: Promise<void> | null = null;
  let isLoaded = false;
  return {
    load() {
      if (isLoaded || pending) return;
      pending = fetchAll().then(
        () => {
          isLoaded = true;
          pending = null;
        },
        // The panels keep the link to the page that lists the same entries.
        () => {
          pending = null;
        },
      );
    },
    get pending() {
      return pending;
    },
  };
}
