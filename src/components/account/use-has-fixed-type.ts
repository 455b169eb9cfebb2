/** Whether the account decides the customer type: then it is shown and not offered to be changed. */
import { useStores } from '#stores/stores-context.ts';
import { useRestored } from '#stores/use-restored.ts';

/** For observers. False for visitors who are not signed in, and for the login that may preview other customer types. */
export function useHasFixedType(): boolean {
  const { config, session } = useStores();
  return useRestored() && session.isAuthenticated && session.user !== config.previewUser;
}
