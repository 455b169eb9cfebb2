/** Scroll positions per entry of the history, kept for as long as the tab lives. */
import type { createBrowserRouter } from 'react-router-dom';

const key = 'atv-scroll';

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** The router saves and finds positions; within a document it restores them, across documents the browser does. */
export function followScroll(router: ReturnType<typeof createBrowserRouter>): void {
  const positions = readPositions();
  history.scrollRestoration = 'manual';
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(key, JSON.stringify(positions));
    } catch {
      // Without storage a page that was left before a reload is shown from its top.
    }
  });
  router.enableScrollRestoration(
    positions,
    () => scrollY,
    // The first entry of every document has the same key.
    ({ key: entry, pathname, search }) => (entry === 'default' ? pathname + search : entry),
  );
}
