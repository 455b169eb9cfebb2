/** False during hydration, because the server's HTML contains no shopper data; true from the next render on. */
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

export const useRestored = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
