/** Applies the consent chosen in the gallery to the frame only: nothing is stored, and no other tab is notified. */

import { useEffect } from 'react';
import type { PageContext } from '#engine/definition/contract.ts';
import { useRestored } from '#stores/common/use-restored.ts';
import { useStores } from '#stores/shopper/stores-context.ts';

export function useConsentOf({ query }: PageContext): void {
  const { consent } = useStores();
  const isRestored = useRestored();
  const isAllowed = query['consent'] === 'marketing';
  useEffect(() => {
    if (isRestored) consent.pretend(isAllowed ? ['marketing'] : []);
  }, [consent, isAllowed, isRestored]);
}
