/** All hearts of the page, static ones included: one listener toggles them, one reaction paints them (decision 0033). */
import type { FavoritesStore } from '#stores/favorites-store.ts';
import { autorun } from 'mobx';

const hearts = () => document.querySelectorAll<HTMLElement>('[data-favorite]');

/** Returns the function that unsubscribes. */
export function markFavorites(favorites: Pick<FavoritesStore, 'ids' | 'has' | 'toggle'>): () => void {
  const paint = () => {
    for (const heart of hearts()) {
      const pressed = String(favorites.has(Number(heart.dataset['favorite'])));
      if (heart.getAttribute('aria-pressed') !== pressed) heart.setAttribute('aria-pressed', pressed);
    }
  };
  // Cards that come later; without a mark there is nothing to paint on them.
  const watch = new MutationObserver(paint);
  const stop = autorun(() => {
    if (favorites.ids.length > 0) watch.observe(document.body, { childList: true, subtree: true });
    else watch.disconnect();
    paint();
  });
  const press = ({ target }: MouseEvent) => {
    const heart = target instanceof Element ? target.closest<HTMLElement>('[data-favorite]') : null;
    if (heart) favorites.toggle(Number(heart.dataset['favorite']));
  };
  document.addEventListener('click', press);
  return () => {
    stop();
    watch.disconnect();
    document.removeEventListener('click', press);
  };
}
