/** How a vehicle is a facet of the commerce platform: its own value of one parameter, beside that of universal parts. */

/** Group and parameter; also the name of the filter in an address: `p-f_52_477`. */
export const vehicleFilter = 'f_52_477';
export const universalFacet = `${vehicleFilter}_universal`;

export interface VehicleNames {
  manufacturer: string;
  year: string;
  model: string;
}

/** Lower case and hyphens, letters without their marks: the platform's way of writing a value in a facet. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f"″]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const vehicleFacet = ({ manufacturer, year, model }: VehicleNames): string =>
  `${vehicleFilter}_${[manufacturer, year, model].map(slug).join('-')}`;
