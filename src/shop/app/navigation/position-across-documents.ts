/** Keeps the scroll position between account pages, although each one is a document of its own. */
const key = 'atv-place';
/** Older positions are ignored: the visitor has been elsewhere. */
const maxAgeMs = 15_000;

/** @param href of the next page. */
export function savePositionFor(href: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ href, top: scrollY, at: Date.now() }));
  } catch {
    // Without storage the next page starts at the top.
  }
}

/** At the start of a document: restores the position of the previous page if it was saved for this one. */
export function restorePosition(): void {
  try {
    const saved = sessionStorage.getItem(key);
    if (saved === null) return;
    sessionStorage.removeItem(key);
    const { href, top, at } = JSON.parse(saved) as { href?: unknown; top?: unknown; at?: unknown };
    const isHere = href === location.pathname + location.search;
    if (isHere && typeof top === 'number' && typeof at === 'number' && Date.now() - at < maxAgeMs)
      scrollTo(0, top);
  } catch {
    // Ignore invalid data.
  }
}
