/** What CSS cannot do for the menus: Escape and a press or a focus elsewhere close them, a followed link puts them away (R-A11Y-2). */
import { moveByArrow } from './navigation-keys.ts';

const openDetails = (bar: HTMLElement) => bar.querySelector<HTMLDetailsElement>('nav details[open]');
const itemOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('nav [data-item]') : null;

/** Listens around the bar that holds the navigation; returns what stops it. */
export function watchNavigation(bar: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  /** `data-dismissed` keeps a hovered menu closed until the pointer leaves its item. */
  let dismissed: Element | null = null;
  const dismiss = (item: Element | null) => {
    dismissed = item;
    bar.toggleAttribute('data-dismissed', item !== null);
  };
  const closeUnless = (item: Element | null) => {
    const details = openDetails(bar);
    if (details && itemOf(details) !== item) details.open = false;
  };

  document.addEventListener(
    'keydown',
    event => {
      if (event.key !== 'Escape') return;
      const details = openDetails(bar);
      if (details) {
        const had = itemOf(document.activeElement) === itemOf(details);
        details.open = false;
        if (had) details.querySelector<HTMLElement>('summary')?.focus();
      }
      dismiss(bar.querySelector('nav [data-item]:hover'));
    },
    { signal },
  );
  bar.addEventListener('keydown', moveByArrow, { signal });
  document.addEventListener('pointerdown', event => closeUnless(itemOf(event.target)), { signal });
  bar.addEventListener('focusin', event => closeUnless(itemOf(event.target)), { signal });
  bar.addEventListener(
    'pointerover',
    event => {
      if (dismissed && itemOf(event.target) !== dismissed) dismiss(null);
    },
    { signal },
  );
  bar.addEventListener('pointerleave', () => dismiss(null), { signal });
  bar.addEventListener(
    'click',
    event => {
      if (!(event.target instanceof Element) || !event.target.closest('nav a')) return;
      closeUnless(null);
      dismiss(itemOf(event.target));
    },
    { signal },
  );
  return () => stop.abort();
}
