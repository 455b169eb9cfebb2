/** Whoever rests on a link means to follow it: its page is fetched before the press. */
import { linkIntentMs } from '#kernel/timing.ts';
import { pathOfLink } from './link-clicks.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Not offline, not on 2g, not where data is saved. */
function isFree(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return navigator.onLine && !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/**
 * @param fetchPage called with a path of ours, each time one is meant.
 * @param onSelect called each time the pointer or the focus reaches a select.
 */
export function hearLinkIntent(fetchPage: (path: string) => void, onSelect: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let meant: string | null = null;
  const hear = ({ target, type }: Event) => {
    if (target instanceof HTMLSelectElement) onSelect();
    const path = target instanceof Element ? pathOfLink(target) : null;
    if (path === meant && type === 'pointerover') return;
    clearTimeout(timer);
    meant = path;
    if (path === null || !isFree()) return;
    timer = setTimeout(() => fetchPage(path), linkIntentMs);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, hear, { passive: true });
}
