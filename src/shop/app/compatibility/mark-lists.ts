/**
 * Shows on every list a chip that filters it by the chosen vehicle, with the number of products that fit, and one for those
 * that have to be checked (R-VEHICLE-16). It leads nowhere when
 * nothing is left, and is left out of several when nothing would change (R-LIST-14, R-LIST-30). For a filtered list the server has
 * rendered the chip.
 */
import type { CatalogueApi } from '#api/catalogue/catalogue-api.ts';
import type { ListQuery } from '#api/catalogue/list-types.ts';
import { withVehicle, withVehicleToCheck } from '#components/vehicle/vehicle-address.ts';
import {
  facetAt,
  universalFacet,
  type VehicleNames,
  vehicleFacet,
  vehicleName,
} from '#kernel/vehicle/vehicle-facets.ts';
import { fillTemplate, type Marker, setText } from './marker.ts';

export interface ListParts {
  api: () => Promise<{ catalogue: Pick<CatalogueApi, 'products'> }>;
  vehicle: VehicleNames;
  universalLabel: string;
  /** Whether the list on the screen is about to be narrowed to the vehicle by itself. */
  isNarrowing: () => boolean;
}

function queryOf(chip: HTMLElement): Partial<ListQuery> {
  try {
    return JSON.parse(chip.dataset['fitList'] ?? '{}') as Partial<ListQuery>;
  } catch {
    return {};
  }
}

export function markLists(
  root: HTMLElement,
  { api, vehicle, universalLabel, isNarrowing }: ListParts,
): Marker {
  const done = new WeakSet<HTMLElement>();
  let stopped = false;
  const chips = () => [...root.querySelectorAll<HTMLAnchorElement>('a[data-fit-list]')];

  /** The chip replaces the link to the vehicle selector. */
  const show = (chip: HTMLElement, isOffered: boolean) => {
    chip.hidden = !isOffered;
    if (chip.dataset['fitPlace']) return;
    const choose = chip.parentElement?.querySelector<HTMLElement>('[data-choose-vehicle]');
    if (choose) choose.hidden = isOffered;
  };

  /** What changes by itself is no button meanwhile: a press for the vehicle would meet the one that takes it away. */
  const holdPlace = (chip: HTMLElement, isReserved: boolean) => {
    const choose = chip.parentElement?.querySelector<HTMLElement>('[data-choose-vehicle]');
    if (choose) choose.style.visibility = isReserved ? 'hidden' : '';
  };

  const addressOf = (chip: HTMLElement, isCheck: boolean) => {
    const { fitAddress: here = '' } = chip.dataset;
    return isCheck ? withVehicleToCheck(here, vehicle) : withVehicle(here, vehicle, universalLabel);
  };

  async function offer(chip: HTMLAnchorElement): Promise<void> {
    const { facets = [], ...query } = queryOf(chip);
    const isReserved = isNarrowing();
    holdPlace(chip, isReserved);
    try {
      const { catalogue } = await api();
      const facet = vehicleFacet(vehicle);
      const isCheck = chip.dataset['fitPlace'] === 'check';
      const vehicleFacets = isCheck ? [facetAt(facet, 'check')] : [facet, universalFacet];
      const { count } = await catalogue.products({
        ...query,
        facets: [...vehicleFacets, ...facets],
        skip: 0,
        take: 0,
      });
      // A list of which nothing fits stays as it is.
      if (stopped || (isReserved && count > 0)) return;
      holdPlace(chip, false);
      // A link without an address cannot be followed or focused.
      if (count === 0) chip.removeAttribute('href');
      else chip.href = addressOf(chip, isCheck);
      setText(
        chip.querySelector('[data-fit-words]'),
        fillTemplate(chip.dataset['fitText'], { vehicle: vehicleName(vehicle), count: String(count) }),
      );
      if (isCheck) {
        chip.hidden = count === 0;
        return;
      }
      show(chip, true);
      // Alone it stays: without it the row would be empty.
      const others = chip.parentElement?.querySelectorAll(':scope > :not([data-fit-place])');
      const isAlone = (others?.length ?? 0) <= 2;
      if (count > 0 && String(count) === chip.dataset['fitTotal']) chip.hidden = !isAlone;
    } catch {
      // Without a count the chip stays hidden; another view of the list retries.
      holdPlace(chip, false);
      done.delete(chip);
    }
  }

  return {
    show() {
      for (const chip of chips()) {
        if (done.has(chip)) continue;
        done.add(chip);
        void offer(chip);
      }
    },
    clear() {
      stopped = true;
      for (const chip of chips()) {
        holdPlace(chip, false);
        show(chip, false);
      }
    },
  };
}
