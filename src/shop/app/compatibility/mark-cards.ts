/** Shows on every product card whether the product fits, and hides recommended ones of which that is not known. One request covers all cards of a page, another one the cards added later. */

import type { VehicleApi } from '#api/vehicle/types.ts';
import { shownVerdict } from '#kernel/vehicle/package-parts.ts';
import type { ChosenVehicle, ProductCompatibility } from '#kernel/vehicle/product-compatibility.ts';
import type { ShownVerdict } from '#kernel/vehicle/shown-verdict.ts';
import { createLoadMissing } from '#kernel/work/load-missing.ts';
import { hideRecommended, showRecommended } from './hide-recommended.ts';
import { type Marker, setText } from './marker.ts';

export interface CardParts {
  api: () => Promise<{ vehicle: Pick<VehicleApi, 'fits'> }>;
  chosen: ChosenVehicle;
  /** What a card says of its product. */
  say: (fit: ProductCompatibility, verdict: ShownVerdict) => string;
  /** Compatibility by product id; it outlives a change of vehicle. */
  cache: Map<number, ProductCompatibility | null>;
}

export function markCards(root: HTMLElement, { api, chosen, say, cache }: CardParts): Marker {
  let stopped = false;
  const elements = () => [...root.querySelectorAll<HTMLElement>('[data-fits]')];
  const productIdOf = (element: HTMLElement) => Number(element.dataset['fits']);

  const fitOf = (element: HTMLElement) => cache.get(productIdOf(element)) ?? null;
  const verdictOf = (element: HTMLElement) => {
    const fit = fitOf(element);
    return fit && shownVerdict(fit, chosen);
  };

  function mark(element: HTMLElement): void {
    const fit = fitOf(element);
    const state = verdictOf(element);
    element.hidden = state === null;
    element.dataset['state'] = state ?? '';
    setText(element, fit && state ? say(fit, state) : '');
  }

  const showKnown = () => {
    if (stopped) return;
    for (const element of elements()) mark(element);
    hideRecommended(root, verdictOf);
  };

  // A card that kept the focus is hidden once the focus is elsewhere.
  const leave = () => void setTimeout(showKnown);
  root.addEventListener('focusout', leave);

  // A card whose request fails stays unmarked until the page changes.
  const loadMissing = createLoadMissing(cache, async ids => (await api()).vehicle.fits(ids), showKnown);

  return {
    show() {
      showKnown();
      void loadMissing(elements().map(productIdOf));
    },
    clear() {
      stopped = true;
      root.removeEventListener('focusout', leave);
      showRecommended(root);
      for (const element of elements()) {
        element.hidden = true;
        element.dataset['state'] = '';
        setText(element, '');
      }
    },
  };
}
