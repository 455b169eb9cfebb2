/** What CSS cannot do for the menus: they load with the first intent, close on Escape, on a press or focus elsewhere, and after a link was followed (R-A11Y-2). */
import { moveByArrow } from './navigation-keys.ts';

/** Loads the submenus once, with the first intent to open one; a failed attempt is repeated with the next. */

interface SubmenuLoader {
  /** Starts to load, unless the submenus are there. */
  load(): void;
  /** Resolves when the attempt under way has ended; null when none is. */
  readonly pending: Promise<void> | null;
}

/** @param fetchAll adds the submenus to the navigation; rejects when it cannot. */
function createSubmenuLoader(fetchAll: () => Promise<void>): SubmenuLoader {
  let pending: Promise<void> | null = null;
  let isLoaded = false;
  return {
    load() {
      if (isLoaded || pending) return;
      pending = fetchAll().then(
        () => {
          isLoaded = true;
          pending = null;
        },
        // The panels keep the link to the page that lists the same entries.
        () => {
          pending = null;
        },
      );
    },
    get pending() {
      return pending;
    },
  };
}

const openDetails = (bar: HTMLElement) => bar.querySelector<HTMLDetailsElement>('nav details[open]');
const itemOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('nav [data-item]') : null;

/** The pointer or the focus may be in the navigation before the application runs. */
const hasIntent = (nav: Element) =>
  nav.matches(':hover, :focus-within') || nav.querySelector('[open]') !== null;

/**
 * @param bar contains the navigation.
 * @param fetchSubmenus adds the submenus to the navigation; rejects when it cannot.
 * @returns stops.
 */
export function watchNavigation(
  bar: HTMLElement,
  fetchSubmenus: (nav: Element) => Promise<void>,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const nav = bar.querySelector('nav');
  const submenus = createSubmenuLoader(() => (nav ? fetchSubmenus(nav) : Promise.resolve()));
  for (const type of ['pointerover', 'focusin'])
    nav?.addEventListener(type, () => submenus.load(), { signal });
  if (nav && hasIntent(nav)) submenus.load();

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
        const hadFocus = itemOf(document.activeElement) === itemOf(details);
        details.open = false;
        if (hadFocus) details.querySelector<HTMLElement>('summary')?.focus();
      }
      dismiss(bar.querySelector('nav [data-item]:hover'));
    },
    { signal },
  );
  bar.addEventListener('keydown', event => moveByArrow(event, submenus.pending), { signal });
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
