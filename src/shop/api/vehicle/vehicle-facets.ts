/** A vehicle as a facet of the commerce platform: one value of a parameter that also has a value for universal parts. */

/** Group and parameter; also the filter's name in a URL: `p-f_52_477`. */
export const vehicleFilter = 'f_52_477';
export const universalFacet = `${vehicleFilter}_universal`;

export interface VehicleNames {
  manufacturer: string;
  year: string;
  model: string;
}

/** Lower case with hyphens, without diacritics: the platform's notation of a facet value. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f"″]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const vehicleFacet = ({ manufacturer, year, model }: VehicleNames): string =>
  `${vehicleFilter}_${[manufacturer, year, model].map(slug).join('-')}`;
