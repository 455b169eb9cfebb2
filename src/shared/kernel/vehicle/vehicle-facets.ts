/** A vehicle as a facet of the commerce platform: one value of a parameter that also has a value for universal parts. */
import { isRecord } from '../is-record.ts';
import { facetNotation } from '../facet-notation.ts';

/** Group and parameter; also the filter's name in a URL: `p-f_52_477`. */
export const vehicleFilter = 'f_52_477';
export const universalFacet = `${vehicleFilter}_universal`;

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
