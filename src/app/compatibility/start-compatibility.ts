/** Shows on the whole page what the chosen vehicle means for it; fetched when a vehicle is chosen or restored, not with the page. */
import type { IntlShape } from 'react-intl';
import type { Api } from '#api/api.ts';
import type { ProductCompatibility } from '#api/vehicle/product-compatibility.ts';
import type { TechData } from '#api/vehicle/types.ts';
import { vehicleFacet } from '#api/vehicle/vehicle-facets.ts';
import { fittingHref, vehicleName } from '#components/vehicle/vehicle-address.ts';
import type { KeyValueStorage } from '#stores/ports.ts';
import { readTechData } from '#stores/tech-data.ts';
import type { Vehicle } from '#stores/vehicle-store.ts';
import { markCards } from './mark-cards.ts';
import { markLists } from './mark-lists.ts';
import { markProduct } from './mark-product.ts';
import { markPage } from './marker.ts';

export interface CompatibilityParts {
  api: () => Promise<Api>;
  storage: KeyValueStorage;
  vehicle: Vehicle;
  formatMessage: IntlShape['formatMessage'];
  /** The list of everything that fits, with its language. */
  listPath: string;
  known: Map<number, ProductCompatibility | null>;
}

/** Sizes of the tyres, front then rear, and the bolt patterns; null when none is known. */
function wheelsOf(tech: TechData): string | null {
  const pair = (front: string | undefined, rear: string | undefined) =>
    [...new Set([front, rear].filter(Boolean))].join(' / ');
  const texts = [
    pair(tech['frontTire'], tech['backTire']),
    pair(tech['frontBoltPattern'], tech['backBoltPattern']),
  ];
  return texts.filter(Boolean).join(', ') || null;
}

/** @returns takes everything out and stops. */
export function startCompatibility(root: HTMLElement, parts: CompatibilityParts): () => void {
  const { api, storage, vehicle, formatMessage, listPath, known } = parts;
  const texts = {
    fits: formatMessage({ id: 'PRODUCT_FITS_VEHICLE' }),
    universal: formatMessage({ id: 'PRODUCT_UNIVERSAL' }),
    check: formatMessage({ id: 'PRODUCT_CHECK_MEASURES' }),
    other: formatMessage({ id: 'PRODUCT_DOES_NOT_FIT_VEHICLE' }),
  };
  const universalLabel = formatMessage({ id: 'MODEL_SELECTOR_UNIVERSAL' });
  const own = vehicleFacet(vehicle);
  return markPage(root, [
    markCards(root, { api, own, texts, known }),
    markProduct(root, {
      ...{ api, own, name: vehicleName(vehicle) },
      partsHref: fittingHref(listPath, vehicle, universalLabel),
      async measures() {
        const { manufacturer, year, model } = vehicle;
        const found =
          readTechData(storage, vehicle.id) ?? (await (await api()).vehicle.model(manufacturer, year, model));
        return found && wheelsOf(found.data);
      },
    }),
    markLists(root, { api, vehicle, universalLabel }),
  ]);
}
