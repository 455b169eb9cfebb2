/** Account pages are leafed through as one, though each is a document of its own: where one was left, the next begins. */
const key = 'atv-place';
/** A page that took longer was not the next one. */
const longestMs = 15_000;

/** @param href of the next page */
export function keepPlaceFor(href: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ href, top: scrollY, at: Date.now() }));
  } catch {
    // A browser that keeps nothing starts at the top.
  }
}

/** At the start of a document: goes on where the page before was left, if it was left for this one. */
export function returnToPlace(): void {
  try {
    const kept = sessionStorage.getItem(key);
    if (kept === null) return;
    sessionStorage.removeItem(key);
    const { href, top, at } = JSON.parse(kept) as { href?: unknown; top?: unknown; at?: unknown };
    const isHere = href === location.pathname + location.search;
    if (isHere && typeof top === 'number' && typeof at === 'number' && Date.now() - at < longestMs)
      scrollTo(0, top);
  } catch {
    // What cannot be read was not ours.
  }
}
