/** Something that is fetched in the browser when it is looked at, and again when that failed or somebody wants it anew. */
import { useCallback, useEffect, useState } from 'react';

export type Loaded<T> = { state: 'loading' } | { state: 'ready'; value: T } | { state: 'failed' };

/**
 * @param load the same function as long as it asks the same.
 * @param wanted false: not looked at yet, so nothing is asked.
 */
export function useLoaded<T>(
  load: () => Promise<T>,
  wanted = true,
): Loaded<T> & { reload: () => void; put: (value: T) => void } {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
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
