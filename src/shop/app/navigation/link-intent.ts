/** Calls back when a link may be followed (hover, focus) and when it is pressed, so that its page can be prefetched. */
import { linkIntentMs } from '#kernel/work/timing.ts';
import { canPrefetch } from './can-prefetch.ts';
import { pathOfClick } from './link-clicks.ts';
import { pathOfLink } from './path-of-link.ts';

export interface LinkIntent {
  /** Called with an internal path that may be followed. */
  onHint(path: string): void;
  /** Called with an internal path that is about to be followed. */
  onPress(path: string): void;
  /** Called each time the pointer or the focus reaches a select. */
  onSelect(): void;
}

export function onLinkIntent({ onHint, onPress, onSelect }: LinkIntent): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let intendedPath: string | null = null;

  function forget(): void {
    clearTimeout(timer);
    intendedPath = null;
  }

  function handleHint({ target, type }: Event): void {
    if (target instanceof HTMLSelectElement) onSelect();
    const path = target instanceof Element ? pathOfLink(target) : null;
    if (path === intendedPath && type === 'pointerover') return;
    forget();
    intendedPath = path;
    if (path === null || !canPrefetch()) return;
    timer = setTimeout(() => onHint(path), linkIntentMs);
  }

  function handlePress(event: PointerEvent): void {
    const path = pathOfClick(event);
    if (path === null || !canPrefetch()) return;
    clearTimeout(timer);
    // A finger may be about to scroll; the browser then cancels the pointer.
    if (event.pointerType === 'touch') timer = setTimeout(() => onPress(path), linkIntentMs);
    else onPress(path);
  }

  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, handleHint, { passive: true });
  document.addEventListener('pointerdown', handlePress, { passive: true });
  document.addEventListener('pointercancel', forget, { passive: true });
}
