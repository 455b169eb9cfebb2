/** Marks the whole page for the chosen vehicle; loaded when a vehicle is chosen or restored, not with the page. */
import type { Api } from '#api/api.ts';
import type { TechData } from '#api/vehicle/types.ts';
import { cardFitText } from '#components/vehicle/card-fit-text.ts';
import { reasonText, type SentenceIntl } from '#components/vehicle/fit-words.ts';
import { fittingHref } from '#components/vehicle/vehicle-address.ts';
import { chosenVehicle, loadTechData } from '#components/vehicle/vehicle-tech-data.ts';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import type { ProductCompatibility } from '#kernel/vehicle/product-compatibility.ts';
import { vehicleName } from '#kernel/vehicle/vehicle-facets.ts';
import type { KeyValueStorage } from '#stores/common/ports.ts';
import { readTechData } from '#stores/visitor/tech-data.ts';
import type { Vehicle } from '#stores/visitor/vehicle-store.ts';
import { markCards } from './mark-cards.ts';
import { markLists } from './mark-lists.ts';
import { markProduct } from './mark-product.ts';
import { markPage } from './marker.ts';
import { preferredView } from './vehicle-view.ts';

export interface CompatibilityParts {
  api: () => Promise<Api>;
  storage: KeyValueStorage;
  vehicle: Vehicle;
  words: SentenceIntl;
  /** Path of the list of all parts that fit, with its language. */
  listPath: string;
  cache: Map<number, ProductCompatibility | null>;
  /** The page on the screen. */
  page: () => ResolvedPage;
}

/** @returns removes everything that was written and stops. */
export function startCompatibility(root: HTMLElement, parts: CompatibilityParts): () => void {
  let stop: (() => void) | 'stopped' | undefined;
  const start = (data: TechData | null) => {
    if (stop !== 'stopped') stop = markFor(root, parts, data);
  };
  // Nothing is said before the measures are known: it might have to be taken back.
  const kept = readTechData(parts.storage, parts.vehicle.id);
  if (kept) start(kept.data);
  else loadTechData(parts.vehicle, parts).then(start, () => start(null));
  return () => {
    if (typeof stop === 'function') stop();
    stop = 'stopped';
  };
}

function markFor(root: HTMLElement, parts: CompatibilityParts, data: TechData | null): () => void {
  const { api, vehicle, words, listPath, cache } = parts;
  const { formatMessage } = words;
  const universalLabel = formatMessage({ id: 'MODEL_SELECTOR_UNIVERSAL' });
  const chosen = chosenVehicle(vehicle, data);
  return markPage(root, [
    markCards(root, {
      ...{ api, chosen, cache },
      say: (fit, verdict) => cardFitText(words, { vehicle, chosen }, fit, verdict),
    }),
    markProduct(root, {
      ...{ api, chosen, name: vehicleName(vehicle) },
      partsHref: fittingHref(listPath, vehicle, universalLabel),
      reason: fit => reasonText(words, fit, { chosen, vehicle }),
    }),
    markLists(root, {
      ...{ api, vehicle, universalLabel },
      isNarrowing: () => preferredView(parts.page(), vehicle, universalLabel) !== null,
    }),
  ]);
}
