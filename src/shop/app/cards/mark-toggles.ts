/** Handles all buttons of the page that mark products, static ones included, with one listener and one reaction (decision 0033). */
import { autorun } from 'mobx';

/** The marked products: favourites, or those that are compared. */
export interface MarkedProducts {
  readonly ids: readonly number[];
  has(productId: number): boolean;
  toggle(productId: number): void;
}

/**
 * @param name of the data attribute that holds the product's id
 * @returns the function that unsubscribes
 */
export function markToggles(name: 'favorite' | 'compare', marked: MarkedProducts): () => void {
  const selector = `button[data-${name}]`;
  const idOf = (button: HTMLElement) => Number(button.dataset[name]);
  const update = () => {
    for (const button of document.querySelectorAll<HTMLElement>(selector)) {
      const pressed = String(marked.has(idOf(button)));
      if (button.getAttribute('aria-pressed') !== pressed) button.setAttribute('aria-pressed', pressed);
    }
  };
  // Observe cards that are added later only while there is something to mark.
  const observer = new MutationObserver(update);
  const stop = autorun(() => {
    if (marked.ids.length > 0) observer.observe(document.body, { childList: true, subtree: true });
    else observer.disconnect();
    update();
  });
  const handleClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    if (button) marked.toggle(idOf(button));
  };
  // React stops clicks inside a widget that is not hydrated on their way up.
  document.addEventListener('click', handleClick, true);
  return () => {
    stop();
    observer.disconnect();
    document.removeEventListener('click', handleClick, true);
  };
}
