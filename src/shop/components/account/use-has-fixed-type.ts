/** Whether the account determines the customer type, which then cannot be switched. */

import { useRestored } from '#stores/common/use-restored.ts';
import { useStores } from '#stores/shopper/stores-context.ts';

/** Call only in observer components. False for visitors, and for the login that may preview other customer types. */
export function useHasFixedType(): boolean {
  const { config, session } = useStores();
  return useRestored() && session.isAuthenticated && session.user !== config.previewUser;
}
