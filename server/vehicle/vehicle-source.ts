/** Where vehicles come from: our own table, or a service with the same API. */
import type { Backend } from '#backend/index.ts';

/** The calls as the specification names them, and one that other services may lack: `FindVehicles`. */
export const vehicleCalls = [
  'GetManufacturers',
  'GetYears',
  'GetModels',
  'GetVehicleModelByIdentifiers',
  'FindVehicles',
] as const;
export type VehicleCall = (typeof vehicleCalls)[number];

export interface VehicleQuery {
  manufacturer: string;
  year: string;
  modelName: string;
  /** What the shopper calls a machine. */
  text: string;
}

/** A list, or a record; null for a model that is not known, and from a service that finds no machines by name. `trace` are the headers of the request's trace. */
export type VehicleSource = (
  call: VehicleCall,
  query: VehicleQuery,
  trace?: Readonly<Record<string, string>>,
) => Promise<unknown>;

/** The vehicle service failed; the visitor may try again. */
export class VehicleServiceError extends Error {
  override readonly name = 'VehicleServiceError';
  readonly status: 502 | 503;

  constructor(status: 502 | 503, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

const MAX_NAME_LENGTH = 100;
const isName = (text: string): boolean =>
  text !== '' && text.length <= MAX_NAME_LENGTH && !text.includes('\0');

export function embeddedVehicles(vehicles: Backend['vehicles']): VehicleSource {
  return async (call, { manufacturer, year, modelName, text }) => {
    if (call === 'GetManufacturers') return vehicles.manufacturers();
    if (call === 'FindVehicles') return vehicles.named(text.slice(0, MAX_NAME_LENGTH));
    const knownYear = /^\d{4}$/.test(year) ? Number(year) : null;
    if (call === 'GetVehicleModelByIdentifiers')
      return isName(manufacturer) && isName(modelName) && knownYear !== null
        ? vehicles.find(manufacturer, knownYear, modelName)
        : null;
    if (!isName(manufacturer)) return [];
    if (call === 'GetYears') return vehicles.years(manufacturer);
    return knownYear === null ? [] : vehicles.models(manufacturer, knownYear);
  };
}
