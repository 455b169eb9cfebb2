/** Data of the signed-in customer, loaded in the browser on every mount; an expired session opens the login first. */

import { useCallback } from 'react';
import type { Api } from '#api/api.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { withLogin } from '#stores/visitor/with-login.ts';
import { useAsync } from '../loading/use-async.ts';

/** @param load must be referentially stable; a new function loads again */
export function useOwn<T>(load: (api: Api) => Promise<T>) {
  const stores = useStores();
  return useAsync(useCallback(() => withLogin(stores, async () => load(await stores.api())), [stores, load]));
}
