/** A vehicle as a facet of the commerce platform: one value of a parameter that also has a value for universal parts. */

import { facetNotation } from '../facet-notation.ts';
import { isRecord } from '../is-record.ts';

/** Group and parameter; also the filter's name in a URL: `p-f_52_477`. */
export const vehicleFilter = 'f_52_477';
export const universalFacet = `${vehicleFilter}_universal`;

/** Of what fits a vehicle: what fits its front or its rear only; beside it: what has to be checked. */
const facetPlaces = ['front', 'rear', 'check'] as const;
export type FacetPlace = (typeof facetPlaces)[number];

/** `f_52_477_can-am-2021-outlander-650.check`: an addition to the facets of vehicles, which products do not carry. */
export const facetAt = (facetId: string, place: FacetPlace): string => `${facetId}.${place}`;

/** The vehicle's facet in a facet id, with the place that follows it. */
export function placeInFacet(facetId: string): { plain: string; place: FacetPlace | null } {
  const place = facetPlaces.find(each => facetId.endsWith(`.${each}`)) ?? null;
  return { plain: place === null ? facetId : facetId.slice(0, -place.length - 1), place };
}

export interface VehicleNames {
  manufacturer: string;
  year: string;
  model: string;
}

/** As people name it: `Honda TRX520 2021`. */
export const vehicleName = ({ manufacturer, model, year }: VehicleNames): string =>
  `${manufacturer} ${model} ${year}`;

export const vehicleFacet = ({ manufacturer, year, model }: VehicleNames): string =>
  `${vehicleFilter}_${[manufacturer, year, model].map(facetNotation).join('-')}`;

/** @param stored jsonb that another version of the shop may have written; null for what names no vehicle */
export function toVehicleNames(stored: unknown): VehicleNames | null {
  if (!isRecord(stored)) return null;
  const { manufacturer, year, model } = stored;
  return typeof manufacturer === 'string' && typeof year === 'string' && typeof model === 'string'
    ? { manufacturer, year, model }
    : null;
}
