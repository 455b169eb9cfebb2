/** What cards of a page say that is made for one visitor without scripts: rendered once to see the cards, and again with what is known of them (R-VEHICLE-30). */
import type { IntlShape } from 'react-intl';
import type { VehicleApi } from '#api/vehicle/types.ts';
import type { PlainCards } from '#components/product/plain-cards.ts';
import { cardFitText } from '#components/vehicle/card-fit-text.ts';
import type { VehicleToFit } from '#components/vehicle/use-chosen-vehicle.ts';
import { shownVerdict } from '#kernel/vehicle/package-parts.ts';
import type { ProductCompatibility } from '#kernel/vehicle/product-compatibility.ts';

interface ServerCards extends PlainCards {
  /**
   * Reads what decides whether the products of the rendered cards fit, in one request.
   * What cannot be read says nothing, as with scripts.
   */
  read(api: Pick<VehicleApi, 'fits'>): Promise<void>;
}

export function createPlainCards(known: VehicleToFit, intl: IntlShape): ServerCards {
  const asked = new Set<number>();
  let fits: ReadonlyMap<number, ProductCompatibility | null> = new Map();
  return {
    said(productId) {
      asked.add(productId);
      const fit = fits.get(productId);
      if (!fit) return null;
      const verdict = shownVerdict(fit, known.chosen);
      return { verdict, text: cardFitText(intl, known, fit, verdict) };
    },
    async read(api) {
      try {
        if (asked.size > 0) fits = await api.fits([...asked]);
      } catch {
        fits = new Map();
      }
    },
  };
}
