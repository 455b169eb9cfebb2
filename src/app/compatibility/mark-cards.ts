/** Says on every card how its product fits: one request for all of a page, and one for what comes later. */
import {
  type Compatibility,
  compatibilityOf,
  type ProductCompatibility,
} from '#api/vehicle/product-compatibility.ts';
import type { VehicleApi } from '#api/vehicle/types.ts';
import { type Marker, write } from './marker.ts';

export interface CardParts {
  api: () => Promise<{ vehicle: Pick<VehicleApi, 'fits'> }>;
  /** Facet of the vehicle. */
  own: string;
  texts: Readonly<Record<Compatibility, string>>;
  /** What is known of products by id, for whichever vehicle is chosen next. */
  known: Map<number, ProductCompatibility | null>;
}

/** What one request may ask for. */
const batch = 200;

export function markCards(root: HTMLElement, { api, own, texts, known }: CardParts): Marker {
  const asked = new Set<number>();
  let stopped = false;
  const places = () => [...root.querySelectorAll<HTMLElement>('[data-fits]')];
  const idOf = (place: HTMLElement) => Number(place.dataset['fits']);

  function mark(place: HTMLElement): void {
    const fit = known.get(idOf(place));
    const state = fit ? compatibilityOf(fit, own) : null;
    place.hidden = state === null;
    place.dataset['state'] = state ?? '';
    write(place, state === null ? '' : texts[state]);
  }

  const showKnown = () => {
    if (!stopped) for (const place of places()) mark(place);
  };

  async function ask(): Promise<void> {
    const open = [...new Set(places().map(idOf))].filter(
      id => Number.isSafeInteger(id) && id > 0 && !known.has(id) && !asked.has(id),
    );
    for (const id of open) asked.add(id);
    for (let start = 0; start < open.length; start += batch) {
      const ids = open.slice(start, start + batch);
      try {
        const fits = await (await api()).vehicle.fits(ids);
        for (const id of ids) known.set(id, fits.get(id) ?? null);
      } catch {
        // Without an answer nothing is promised; the next change of the page asks again.
        for (const id of ids) asked.delete(id);
      }
    }
    if (open.length > 0) showKnown();
  }

  return {
    show() {
      showKnown();
      void ask();
    },
    clear() {
      stopped = true;
      for (const place of places()) {
        place.hidden = true;
        write(place, '');
      }
    },
  };
}
