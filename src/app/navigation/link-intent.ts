/** Calls back when a hover, focus or touch suggests that a link will be followed, so that its page can be prefetched. */
import { linkIntentMs } from '#kernel/timing.ts';
import { pathOfLink } from './link-clicks.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Not offline, on 2g or with data saver. */
function canPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return navigator.onLine && !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/**
 * @param fetchPage called with an internal path, each time one is about to be followed.
 * @param onSelect called each time the pointer or the focus reaches a select.
 */
export function onLinkIntent(fetchPage: (path: string) => void, onSelect: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let intendedPath: string | null = null;
  const handleIntent = ({ target, type }: Event) => {
    if (target instanceof HTMLSelectElement) onSelect();
    const path = target instanceof Element ? pathOfLink(target) : null;
    if (path === intendedPath && type === 'pointerover') return;
    clearTimeout(timer);
    intendedPath = path;
    if (path === null || !canPrefetch()) return;
    timer = setTimeout(() => fetchPage(path), linkIntentMs);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, handleIntent, { passive: true });
}
