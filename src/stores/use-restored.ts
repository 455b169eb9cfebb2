/** False while a component takes over the server's HTML, which knows no shopper; true from the render after (no hydration mismatch). */
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

export const useRestored = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
