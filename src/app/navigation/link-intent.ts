/** A pointer that rests on a link, its focus or a touch announce a press: the page is fetched before it. */
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
 * @param fetchPage called with a path of ours, each time one is about to be followed.
 * @param onSelect called each time the pointer or the focus reaches a select.
 */
export function onLinkIntent(fetchPage: (path: string) => void, onSelect: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let intended: string | null = null;
  const note = ({ target, type }: Event) => {
    if (target instanceof HTMLSelectElement) onSelect();
    const path = target instanceof Element ? pathOfLink(target) : null;
    if (path === intended && type === 'pointerover') return;
    clearTimeout(timer);
    intended = path;
    if (path === null || !isFree()) return;
    timer = setTimeout(() => fetchPage(path), linkIntentMs);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, note, { passive: true });
}
