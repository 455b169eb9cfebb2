/** Scroll positions per history entry, stored for the lifetime of the tab. */
import type { createBrowserRouter } from 'react-router-dom';

const key = 'atv-scroll';

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** The router stores and restores positions within a document; across documents the browser does. */
export function saveScrollPositions(router: ReturnType<typeof createBrowserRouter>): void {
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
      // Without storage, pages left before a reload start at the top.
    }
  });
  router.enableScrollRestoration(
    positions,
    () => scrollY,
    // The first history entry of every document has the same key.
    ({ key: entry, pathname, search }) => (entry === 'default' ? pathname + search : entry),
  );
}
