/** The vehicle in a URL; used by lists only. */
import type { Choice } from '#api/catalogue/choices/choice-text.ts';
import { facetNotation } from '#kernel/facet-notation.ts';
import { universalFacet, vehicleFilter } from '#kernel/vehicle/vehicle-facets.ts';
import { withQuery, vehicleKey, vehicleModeKey } from './vehicle-address.ts';

const anyVehicle = 'any';

/** The vehicle's name in the choices of a URL; null without one. The label is used only if it matches the id. */
export function nameInAddress(choices: readonly Choice[]): string | null {
  const own = choices.find(({ id }) => id !== universalFacet && id.startsWith(`${vehicleFilter}_`));
  if (!own) return null;
  const said = own.id.slice(vehicleFilter.length + 1);
  const words = (text: string) => facetNotation(text).split('-').toSorted().join('-');
  return words(own.label) === words(said) ? own.label : said.replaceAll('-', ' ').slice(0, 60);
}

/** The same list for all vehicles. */
export const withoutVehicle = (address: string): string =>
  withQuery(address, query => {
    for (const key of [vehicleKey, 'manufacturer', 'year']) query.delete(key);
    query.set(vehicleModeKey, anyVehicle);
  });
