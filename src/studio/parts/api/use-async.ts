/** Data of a screen: loaded when the screen opens, and again when asked. */
import { useEffect, useState } from 'react';

export interface Async<T> {
  /** Undefined until it is there. */
  value: T | undefined;
  /** Undefined unless the last attempt failed. */
  error: unknown;
  reload(): void;
}

/**
 * @param key the data are loaded again when it changes
 * @param load is called with the newest values of the screen
 * @param edition the data are loaded again when it changes; until then the earlier ones are shown
 */
export function useAsync<T>(key: string, load: () => Promise<T>, edition?: number): Async<T> {
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<{ key: string; value?: T; error?: unknown }>({ key });

  useEffect(() => {
    let isCurrent = true;
    load().then(
      value => isCurrent && setState({ key, value }),
      // What was shown before stays, as it may still be right.
      (error: unknown) =>
        isCurrent && setState(before => (before.key === key ? { ...before, error } : { key, error })),
    );
    return () => {
      isCurrent = false;
    };
    // The key says what is loaded.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, turn, edition]);

  const isOfKey = state.key === key;
  return {
    value: isOfKey ? state.value : undefined,
    error: isOfKey ? state.error : undefined,
    reload: () => setTurn(turn + 1),
  };
}
