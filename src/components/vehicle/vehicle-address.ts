/** How a chosen vehicle narrows a list, as an address says it. */
import { type Choice, choiceText } from '#api/catalogue/choices/choice-text.ts';
import {
  universalFacet,
  vehicleFacet,
  vehicleFilter,
  type VehicleNames,
} from '#api/vehicle/vehicle-facets.ts';

export const vehicleName = ({ manufacturer, model, year }: VehicleNames): string =>
  `${manufacturer} ${model} ${year}`;

/** The group of choices in an address that holds a vehicle. */
export const vehicleKey = `p-${vehicleFilter}`;

/** Names whether a list of parts for vehicles may be narrowed without being asked: `vehicle=any` forbids it. */
export const vehicleModeKey = 'vehicle';

/** What fits the vehicle: made for it, and before what is universal. */
const vehicleChoices = (vehicle: VehicleNames, universalLabel: string): Choice[] => [
  { id: vehicleFacet(vehicle), label: vehicleName(vehicle) },
  { id: universalFacet, label: universalLabel },
];

/** The address with another query, from the first page of its list. */
export function withQuery(address: string, change: (query: URLSearchParams) => void): string {
  const [path = '', search] = address.split('?');
  const query = new URLSearchParams(search);
  query.delete('page');
  change(query);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** The same list narrowed to what fits, from its first page. */
export const withVehicle = (address: string, vehicle: VehicleNames, universalLabel: string): string =>
  withQuery(address, query => {
    query.delete(vehicleModeKey);
    query.set(vehicleKey, choiceText(vehicleChoices(vehicle, universalLabel)));
  });

/**
 * The list of everything that fits; manufacturer and year go along for other readers of the address.
 * @param listPath of the list, with its language; it may carry a query.
 */
export function fittingHref(listPath: string, vehicle: VehicleNames, universalLabel: string): string {
  const [path = '', search] = listPath.split('?');
  const query = new URLSearchParams(search);
  query.set('manufacturer', vehicle.manufacturer);
  query.set('year', vehicle.year);
  return withVehicle(`${path}?${query}`, vehicle, universalLabel);
}
