/** Shows on every product card whether the product fits. One request covers all cards of a page, another one the cards added later. */
import {
  type Compatibility,
  compatibilityOf,
  type ProductCompatibility,
} from '#api/vehicle/product-compatibility.ts';
import type { VehicleApi } from '#api/vehicle/types.ts';
import { type Marker, setText } from './marker.ts';

export interface CardParts {
  api: () => Promise<{ vehicle: Pick<VehicleApi, 'fits'> }>;
  /** Facet value of the vehicle. */
  facetId: string;
  texts: Readonly<Record<Compatibility, string>>;
  /** Compatibility by product id; it outlives a change of vehicle. */
  cache: Map<number, ProductCompatibility | null>;
}

/** Most ids that one request may contain. */
const batchSize = 200;

export function markCards(root: HTMLElement, { api, facetId, texts, cache }: CardParts): Marker {
  const requested = new Set<number>();
  let stopped = false;
  const elements = () => [...root.querySelectorAll<HTMLElement>('[data-fits]')];
  const productIdOf = (element: HTMLElement) => Number(element.dataset['fits']);

  function mark(element: HTMLElement): void {
    const fit = cache.get(productIdOf(element));
    const state = fit ? compatibilityOf(fit, facetId) : null;
    element.hidden = state === null;
    element.dataset['state'] = state ?? '';
    setText(element, state === null ? '' : texts[state]);
  }

  const showKnown = () => {
    if (!stopped) for (const element of elements()) mark(element);
  };

  async function loadMissing(): Promise<void> {
    const missing = [...new Set(elements().map(productIdOf))].filter(
      id => Number.isSafeInteger(id) && id > 0 && !cache.has(id) && !requested.has(id),
    );
    for (const id of missing) requested.add(id);
    for (let start = 0; start < missing.length; start += batchSize) {
      const ids = missing.slice(start, start + batchSize);
      try {
        const fits = await (await api()).vehicle.fits(ids);
        for (const id of ids) cache.set(id, fits.get(id) ?? null);
      } catch {
        // The cards stay unmarked; the next change of the page retries.
        for (const id of ids) requested.delete(id);
      }
    }
    if (missing.length > 0) showKnown();
  }

  return {
    show() {
      showKnown();
      void loadMissing();
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
