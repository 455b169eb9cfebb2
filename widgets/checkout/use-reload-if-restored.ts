/** The checkout page after the back button. */
import { useEffect } from 'react';

/** Reloads when the page is restored from the back-forward cache after the provider's page, since its order state is stale. */
export function useReloadIfRestored(): void {
  useEffect(() => {
    const reloadIfRestored = (event: PageTransitionEvent) => event.persisted && location.reload();
    addEventListener('pageshow', reloadIfRestored);
    return () => removeEventListener('pageshow', reloadIfRestored);
  }, []);
}
