/** How the chosen vehicle narrows a list, in URL parameters. */
import { type Choice, choiceText } from '#api/catalogue/choices/choice-text.ts';
import {
  facetAt,
  universalFacet,
  type VehicleNames,
  vehicleFacet,
  vehicleFilter,
  vehicleName,
} from '#kernel/vehicle/vehicle-facets.ts';

/** URL parameter of the vehicle filter. */
export const vehicleKey = `p-${vehicleFilter}`;

/** URL parameter that controls automatic narrowing of part lists: `vehicle=any` prevents it. */
export const vehicleModeKey = 'vehicle';

/** Compatible products: those made for the vehicle first, then universal ones. */
const vehicleChoices = (vehicle: VehicleNames, universalLabel: string): Choice[] => [
  { id: vehicleFacet(vehicle), label: vehicleName(vehicle) },
  { id: universalFacet, label: universalLabel },
];

/** The URL with a changed query, from the first page of its list. */
export function withQuery(address: string, change: (query: URLSearchParams) => void): string {
  const [path = '', search] = address.split('?');
  const query = new URLSearchParams(search);
  query.delete('page');
  change(query);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** The same list narrowed to compatible products, from its first page. */
export const withVehicle = (address: string, vehicle: VehicleNames, universalLabel: string): string =>
  withQuery(address, query => {
    query.delete(vehicleModeKey);
    query.set(vehicleKey, choiceText(vehicleChoices(vehicle, universalLabel)));
    // An address that names the vehicle for others names this one from now on.
    for (const key of ['manufacturer', 'year'] as const) if (query.has(key)) query.set(key, vehicle[key]);
  });

/** The same list narrowed to the products that have to be checked for the vehicle, from its first page. */
export const withVehicleToCheck = (address: string, vehicle: VehicleNames): string =>
  withQuery(address, query => {
    query.delete(vehicleModeKey);
    const id = facetAt(vehicleFacet(vehicle), 'check');
    query.set(vehicleKey, choiceText([{ id, label: vehicleName(vehicle) }]));
  });

/**
 * URL of the list of compatible products; includes manufacturer and year for other consumers of the URL.
 * @param listPath path of the list, with its language and an optional query
 */
export function fittingHref(listPath: string, vehicle: VehicleNames, universalLabel: string): string {
  const [path = '', search] = listPath.split('?');
  const query = new URLSearchParams(search);
  query.set('manufacturer', vehicle.manufacturer);
  query.set('year', vehicle.year);
  return withVehicle(`${path}?${query}`, vehicle, universalLabel);
}
