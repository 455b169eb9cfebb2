/** The tab's address and its history; the engine does the matching, so this is all the router there is (decision 0004). */
export interface BrowserHistory {
  /** Path with query, as in the address bar. */
  current(): string;
  push(href: string): void;
  replace(href: string): void;
  /** Keeps where the page was scrolled to, for back and forward. */
  rememberScroll(): void;
  scrollOf(): number;
  onPop(listener: () => void): () => void;
}

interface Entry {
  scroll?: number;
}

export function createBrowserHistory(): BrowserHistory {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  return {
    current: () => location.pathname + location.search,
    push: href => history.pushState({}, '', href),
    replace: href => history.replaceState(history.state, '', href),
    rememberScroll: () => history.replaceState({ ...(history.state as Entry | null), scroll: scrollY }, ''),
    scrollOf: () => (history.state as Entry | null)?.scroll ?? 0,
    onPop(listener) {
      addEventListener('popstate', listener);
      return () => removeEventListener('popstate', listener);
    },
  };
}
