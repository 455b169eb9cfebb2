/** Vehicles as values of a parameter of products: numbers and notation that clients know (R-VEHICLE-10). */

import type { Localized } from '#backend/database/tables/columns.ts';
import { facetNotation } from '#kernel/facet-notation.ts';

/** The facet keys of the vehicle selector begin `f_52_477_`. */
export const vehicleGroupId = 52;
export const vehicleParameterId = 477;

export const vehicleGroupName: Localized = { fi: 'Sopivuus', sv: 'Passform', en: 'Fit' };
export const vehicleParameterName: Localized = { fi: 'Ajoneuvo', sv: 'Fordon', en: 'Vehicle' };

/** The value of products that fit every vehicle. */
export const universalVehicle: { slug: string; label: Localized } = {
  slug: 'universal',
  label: { fi: 'Sopii kaikkiin', sv: 'Passar alla', en: 'Fits all' },
};

/** Empty where a name has no Latin letter or digit. */
export function vehicleSlug(manufacturer: string, year: number, model: string): string {
  const parts = [manufacturer, String(year), model].map(part => facetNotation(part));
  return parts.includes('') ? '' : parts.join('-');
}
