/** A vehicle as a facet of the commerce platform: one value of a parameter that also has a value for universal parts. */
import { facetNotation } from '../facet-notation.ts';

/** Group and parameter; also the filter's name in a URL: `p-f_52_477`. */
export const vehicleFilter = 'f_52_477';
export const universalFacet = `${vehicleFilter}_universal`;

export interface VehicleNames {
  manufacturer: string;
  year: string;
  model: string;
}

export const vehicleFacet = ({ manufacturer, year, model }: VehicleNames): string =>
  `${vehicleFilter}_${[manufacturer, year, model].map(facetNotation).join('-')}`;
