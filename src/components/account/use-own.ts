/** Something of whoever is signed in: fetched in the browser, anew with each look; an ended session asks for the login first. */
import type { Api } from '#api/api.ts';
import { useStores } from '#stores/stores-context.ts';
import { withLogin } from '#stores/with-login.ts';
import { useCallback } from 'react';
import { useLoaded } from '../loading/use-loaded.ts';

/** @param load the same function as long as it asks the same. */
export function useOwn<T>(load: (api: Api) => Promise<T>) {
  const stores = useStores();
  return useLoaded(
    useCallback(() => withLogin(stores, async () => load(await stores.api())), [stores, load]),
  );
}
