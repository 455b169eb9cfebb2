/** The vehicle in a URL; used by lists only. */
import type { Choice } from '#api/catalogue/choices/choice-text.ts';
import { facetNotation } from '#kernel/facet-notation.ts';
import { placeInFacet, universalFacet, vehicleFilter } from '#kernel/vehicle/vehicle-facets.ts';
import { vehicleKey, vehicleModeKey, withQuery } from './vehicle-address.ts';

const anyVehicle = 'any';

/** The vehicle's name in the choices of a URL; null without one. The label is used only if it matches the id. */
export function nameInAddress(choices: readonly Choice[]): string | null {
  const own = choices.find(({ id }) => id !== universalFacet && id.startsWith(`${vehicleFilter}_`));
  if (!own) return null;
  const said = placeInFacet(own.id).plain.slice(vehicleFilter.length + 1);
  const words = (text: string) => facetNotation(text).split('-').toSorted().join('-');
  return words(own.label) === words(said) ? own.label : said.replaceAll('-', ' ').slice(0, 60);
}

/** Whether the list has the products that have to be checked for the vehicle, instead of those that fit. */
export const isToCheck = (choices: readonly Choice[]): boolean =>
  choices.some(({ id }) => placeInFacet(id).place === 'check');

/** The same list for all vehicles. */
export const withoutVehicle = (address: string): string =>
  withQuery(address, query => {
    for (const key of [vehicleKey, 'manufacturer', 'year']) query.delete(key);
    query.set(vehicleModeKey, anyVehicle);
  });
