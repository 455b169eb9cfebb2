/** Installs the service worker when the browser is idle: its requests must not compete with the page (R-SHELL-12). */
import { ownWorker } from '../safe-html/own-markup.ts';

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 1_000);

export function registerWorker(): void {
  // In development, files change under the same names.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenIdle(() => {
    // Private windows and blocked storage reject it; the shop works without.
    navigator.serviceWorker.register(ownWorker(), { updateViaCache: 'none' }).catch(() => undefined);
  });
}
