/** The tab's address and its history; the engine does the matching, so this is all the router there is. */
import { addressOfCard, type LeftCard, leftCard, returnToCard } from './return-card.ts';

export interface BrowserHistory {
  /** Path with query, as in the address bar. */
  current(): string;
  push(href: string): void;
  replace(href: string): void;
  /** Keeps where the page was scrolled to, and by which card it was left, for back and forward. */
  rememberPlace(by: Element | null): void;
  /** Back to where it was left: the card if it is there, else the height. */
  returnToPlace(): void;
  onPop(listener: () => void): () => void;
}

interface Entry {
  scroll?: number;
  card?: LeftCard | null;
}

const entry = () => (history.state ?? {}) as Entry;

export function createBrowserHistory(): BrowserHistory {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  return {
    current: () => location.pathname + location.search,
    push: href => history.pushState({}, '', href),
    replace: href => history.replaceState(history.state, '', href),
    rememberPlace(by) {
      const card = leftCard(by);
      history.replaceState({ ...entry(), scroll: scrollY, card }, '', card ? addressOfCard(card) : null);
    },
    returnToPlace() {
      const { card, scroll = 0 } = entry();
      if (!card || !returnToCard(card)) scrollTo(0, scroll);
    },
    onPop(listener) {
      addEventListener('popstate', listener);
      return () => removeEventListener('popstate', listener);
    },
  };
}
