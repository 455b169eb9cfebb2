/** Shows customers the prices of their own list in place of those of everyone. One request covers a page, another one what is added later. */

import type { CatalogueApi } from '#api/catalogue/catalogue-api.ts';
import type { Price } from '#api/catalogue/types.ts';
import { createLoadMissing } from '#kernel/work/load-missing.ts';
import styles from '#ui/price.module.css';
import { isNews, type Marker, setText } from '../compatibility/marker.ts';

export interface OwnPriceParts {
  api: () => Promise<{ catalogue: Pick<CatalogueApi, 'ownPrices'> }>;
  /** The texts of a price: what it costs, and what it cost before when that may be said. */
  textOf: (price: Price) => { selling: string; before: string | undefined; note: string };
  /** Own prices by product id; null for products at the price of everyone. */
  cache: Map<number, Price | null>;
}

const part = (name: 'span' | 's', className: string | undefined, text: string): HTMLElement =>
  Object.assign(document.createElement(name), { className: className ?? '', textContent: text });

export function markOwnPrices(root: HTMLElement, { api, textOf, cache }: OwnPriceParts): Marker {
  let stopped = false;
  const elements = () => [...root.querySelectorAll<HTMLElement>('[data-own]')];
  const idOf = (element: HTMLElement) => Number(element.dataset['own']);

  function mark(element: HTMLElement): void {
    const price = cache.get(idOf(element));
    if (!price) {
      if (!element.hidden) element.hidden = true;
      setText(element, '');
      return;
    }
    const { selling, before, note } = textOf(price);
    const parts = [
      part('span', styles.selling, selling),
      ...(before ? [part('s', styles.regular, before)] : []),
      part('span', styles.suffix, note),
    ];
    if (isNews(element, parts.map(({ textContent }) => textContent).join('')))
      element.replaceChildren(...parts);
    if (element.hidden) element.hidden = false;
  }

  const showKnown = () => {
    if (!stopped) for (const element of elements()) mark(element);
  };
  const loadMissing = createLoadMissing(
    cache,
    async ids => (await api()).catalogue.ownPrices(ids),
    showKnown,
  );
  return {
    show() {
      showKnown();
      void loadMissing(elements().map(idOf));
    },
    clear() {
      stopped = true;
      for (const element of elements()) {
        element.hidden = true;
        setText(element, '');
      }
    },
  };
}
