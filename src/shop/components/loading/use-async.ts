/** Data loaded in the browser once wanted, and again on `reload`. */
import { useCallback, useEffect, useState } from 'react';

export type AsyncState<T> = { state: 'loading' } | { state: 'ready'; value: T } | { state: 'failed' };

/**
 * @param load must be referentially stable
 * @param wanted false: not visible yet, so nothing is loaded
 */
export function useAsync<T>(
  load: () => Promise<T>,
  wanted = true,
): AsyncState<T> & { reload: () => void; put: (value: T) => void } {
  const [loaded, setLoaded] = useState<AsyncState<T>>({ state: 'loading' });
  const isOpen = wanted && loaded.state === 'loading';

  useEffect(() => {
    if (!isOpen) return undefined;
    let stale = false;
    load().then(
      value => {
        if (!stale) setLoaded({ state: 'ready', value });
      },
      () => {
        if (!stale) setLoaded({ state: 'failed' });
      },
    );
    return () => {
      stale = true;
    };
  }, [load, isOpen]);

  const reload = useCallback(() => setLoaded({ state: 'loading' }), []);
  const put = useCallback((value: T) => setLoaded({ state: 'ready', value }), []);
  return { ...loaded, reload, put };
}
