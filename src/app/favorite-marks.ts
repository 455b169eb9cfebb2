/** Handles all favourite buttons of the page, static ones included, with one listener and one reaction (decision 0033). */
import type { FavoritesStore } from '#stores/favorites-store.ts';
import { autorun } from 'mobx';

const favoriteButtons = () => document.querySelectorAll<HTMLElement>('[data-favorite]');

/** Returns the function that unsubscribes. */
export function markFavorites(favorites: Pick<FavoritesStore, 'ids' | 'has' | 'toggle'>): () => void {
  const update = () => {
    for (const button of favoriteButtons()) {
      const pressed = String(favorites.has(Number(button.dataset['favorite'])));
      if (button.getAttribute('aria-pressed') !== pressed) button.setAttribute('aria-pressed', pressed);
    }
  };
  // Observe cards that are added later only while there are favourites to mark.
  const observer = new MutationObserver(update);
  const stop = autorun(() => {
    if (favorites.ids.length > 0) observer.observe(document.body, { childList: true, subtree: true });
    else observer.disconnect();
    update();
  });
  const handleClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-favorite]') : null;
    if (button) favorites.toggle(Number(button.dataset['favorite']));
  };
  document.addEventListener('click', handleClick);
  return () => {
    stop();
    observer.disconnect();
    document.removeEventListener('click', handleClick);
  };
}
