/** Says on cards and product pages what fits the shopper's machine. The pages are everybody's; what fits is decided here, in the browser (issue 6). */
import type { VehicleApi } from '#api/vehicle/types.ts';

export interface FitQuestion {
  api: () => Promise<{ vehicle: Pick<VehicleApi, 'fitting'> }>;
  facets: readonly string[];
}

/** One request for all products that stand on the page and are not known yet. */
const batch = 200;

/**
 * Shows every `[data-fits]` below the root, whose value is the id of a product that fits, now and whenever more of them appear.
 * @returns takes all marks away and stops.
 */
export function markFitting(root: HTMLElement, { api, facets }: FitQuestion): () => void {
  const answers = new Map<number, 'asked' | boolean>();
  let stopped = false;
  const places = () => [...root.querySelectorAll<HTMLElement>('[data-fits]')];

  function show(): void {
    for (const place of places()) {
      // No more than that: a widget that is not hydrated yet must find its own text.
      place.hidden = answers.get(Number(place.dataset['fits'])) !== true;
    }
  }

  async function ask(): Promise<void> {
    const open = [...new Set(places().map(place => Number(place.dataset['fits'])))].filter(
      id => Number.isSafeInteger(id) && id > 0 && !answers.has(id),
    );
    for (const id of open) answers.set(id, 'asked');
    for (let start = 0; start < open.length; start += batch) {
      const ids = open.slice(start, start + batch);
      try {
        const fitting = new Set(await (await api()).vehicle.fitting(ids, facets));
        for (const id of ids) answers.set(id, fitting.has(id));
      } catch {
        // Without an answer nothing is promised; the next change of the page asks again.
        for (const id of ids) answers.delete(id);
      }
    }
  }

  const look = () => {
    show();
    void ask().then(() => {
      if (!stopped) show();
    });
  };
  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, subtree: true });
  look();

  return () => {
    stopped = true;
    observer.disconnect();
    answers.clear();
    show();
  };
}
