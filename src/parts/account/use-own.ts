/** Something of whoever is signed in: fetched in the browser, anew with each look; an ended session asks for the login first. */
import type { Api } from '#api/api.ts';
import { useStores } from '#stores/stores-context.ts';
import { withLogin } from '#stores/with-login.ts';
import { useCallback, useEffect, useState } from 'react';

export type Own<T> = { state: 'loading' } | { state: 'ready'; value: T } | { state: 'failed' };

/** @param load the same function as long as it asks the same. */
export function useOwn<T>(
  load: (api: Api) => Promise<T>,
): Own<T> & { reload: () => void; put: (value: T) => void } {
  const stores = useStores();
  const [own, setOwn] = useState<Own<T>>({ state: 'loading' });
  const isLoading = own.state === 'loading';

  useEffect(() => {
    if (!isLoading) return undefined;
    let stale = false;
    withLogin(stores, async () => load(await stores.api())).then(
      value => {
        if (!stale) setOwn({ state: 'ready', value });
      },
      () => {
        if (!stale) setOwn({ state: 'failed' });
      },
    );
    return () => {
      stale = true;
    };
  }, [stores, load, isLoading]);

  const reload = useCallback(() => setOwn({ state: 'loading' }), []);
  const put = useCallback((value: T) => setOwn({ state: 'ready', value }), []);
  return { ...own, reload, put };
}
