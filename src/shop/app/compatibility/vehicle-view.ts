/** Selects the view of a list for a visitor with a chosen vehicle. The list itself depends on its address alone. */

import { readChoices } from '#api/catalogue/choices/list-choices.ts';
import type { ListPage } from '#api/catalogue/list-page.ts';
import { vehicleKey, vehicleModeKey, withVehicle } from '#components/vehicle/vehicle-address.ts';
import { nameInAddress, withoutVehicle } from '#components/vehicle/vehicle-in-address.ts';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import type { VehicleNames } from '#kernel/vehicle/vehicle-facets.ts';

/** The main list of a page, as its widget received it. */
export function mainList({ regions }: Pick<ResolvedPage, 'regions'>): ListPage | null {
  const widgets = Object.values(regions).flatMap(containers => containers.flatMap(each => each.widgets));
  const listing = widgets.find(({ type }) => type === 'product-listing');
  return (listing?.props['list'] as ListPage | undefined) ?? null;
}

function addressOf({ context: { path, prefix, query } }: ResolvedPage): string {
  const search = new URLSearchParams(query).toString();
  const encoded = prefix + path.split('/').map(encodeURIComponent).join('/');
  return search ? `${encoded}?${search}` : encoded;
}

/** True if most parts of the category are made for specific vehicles: shoppers then want only those that fit. */
const isForVehicles = ({ query, universal, count }: ListPage): boolean =>
  query.categoryAlias !== undefined && universal !== undefined && universal * 2 < count;

/** The first page of such a category is filtered automatically, unless its address forbids it. */
export function preferredView(
  page: ResolvedPage,
  vehicle: VehicleNames | null,
  universalLabel: string,
): string | null {
  const list = mainList(page);
  const { query } = page.context;
  const isUnfiltered = list?.page === 1 && !query[vehicleModeKey] && !query[vehicleKey];
  return vehicle && list && isUnfiltered && isForVehicles(list)
    ? withVehicle(addressOf(page), vehicle, universalLabel)
    : null;
}

/** After another vehicle was chosen, a list that is filtered by vehicle switches to it. */
export function viewAfterChange(
  page: ResolvedPage,
  vehicle: VehicleNames | null,
  universalLabel: string,
): { href: string; isRequested: boolean } | null {
  const choices = readChoices(page.context.query).groups[vehicleKey] ?? [];
  if (mainList(page) && nameInAddress(choices) !== null) {
    const address = addressOf(page);
    return {
      href: vehicle ? withVehicle(address, vehicle, universalLabel) : withoutVehicle(address),
      isRequested: true,
    };
  }
  const href = preferredView(page, vehicle, universalLabel);
  return href ? { href, isRequested: false } : null;
}
