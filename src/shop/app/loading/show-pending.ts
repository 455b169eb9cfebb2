/** Shows a pending navigation: the progress bar at once, the spinner when it takes longer (R-ROUTE-19). */
import type { LoadingStore } from '#stores/shell/loading-store.ts';

export function showPending(loading: Pick<LoadingStore, 'begin'>): (isPending: boolean) => void {
  let end: (() => void) | null = null;
  return isPending => {
    document.documentElement.toggleAttribute('data-navigating', isPending);
    end?.();
    end = isPending ? loading.begin() : null;
  };
}
