/** Marks the whole page for the chosen vehicle; loaded when a vehicle is chosen or restored, not with the page. */
import type { IntlShape } from 'react-intl';
import type { Api } from '#api/api.ts';
import type { ProductCompatibility } from '#api/vehicle/product-compatibility.ts';
import type { TechData } from '#api/vehicle/types.ts';
import { vehicleFacet } from '#api/vehicle/vehicle-facets.ts';
import { fittingHref, vehicleName } from '#components/vehicle/vehicle-address.ts';
import type { KeyValueStorage } from '#stores/common/ports.ts';
import { readTechData } from '#stores/visitor/tech-data.ts';
import type { Vehicle } from '#stores/visitor/vehicle-store.ts';
import { markCards } from './mark-cards.ts';
import { markLists } from './mark-lists.ts';
import { markProduct } from './mark-product.ts';
import { markPage } from './marker.ts';

export interface CompatibilityParts {
  api: () => Promise<Api>;
  storage: KeyValueStorage;
  vehicle: Vehicle;
  formatMessage: IntlShape['formatMessage'];
  /** Path of the list of all parts that fit, with its language. */
  listPath: string;
  cache: Map<number, ProductCompatibility | null>;
}

/** Tyre sizes, front then rear, and bolt patterns; null when none is known. */
function wheelSizesOf(tech: TechData): string | null {
  const pair = (front: string | undefined, rear: string | undefined) =>
    [...new Set([front, rear].filter(Boolean))].join(' / ');
  const texts = [
    pair(tech['frontTire'], tech['backTire']),
    pair(tech['frontBoltPattern'], tech['backBoltPattern']),
  ];
  return texts.filter(Boolean).join(', ') || null;
}

/** @returns removes everything that was written and stops. */
export function startCompatibility(root: HTMLElement, parts: CompatibilityParts): () => void {
  const { api, storage, vehicle, formatMessage, listPath, cache } = parts;
  const texts = {
    fits: formatMessage({ id: 'PRODUCT_FITS_VEHICLE' }),
    universal: formatMessage({ id: 'PRODUCT_UNIVERSAL' }),
    check: formatMessage({ id: 'PRODUCT_CHECK_MEASURES' }),
    other: formatMessage({ id: 'PRODUCT_DOES_NOT_FIT_VEHICLE' }),
  };
  const universalLabel = formatMessage({ id: 'MODEL_SELECTOR_UNIVERSAL' });
  const facetId = vehicleFacet(vehicle);
  return markPage(root, [
    markCards(root, { api, facetId, texts, cache }),
    markProduct(root, {
      ...{ api, facetId, name: vehicleName(vehicle) },
      partsHref: fittingHref(listPath, vehicle, universalLabel),
      async wheelSizes() {
        const { manufacturer, year, model } = vehicle;
        const found =
          readTechData(storage, vehicle.id) ?? (await (await api()).vehicle.model(manufacturer, year, model));
        return found && wheelSizesOf(found.data);
      },
    }),
    markLists(root, { api, vehicle, universalLabel }),
  ]);
}
