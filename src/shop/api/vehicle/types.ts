/** Vehicles of the vehicle service (R-VEHICLE-9), and compatible products. */

import type { ProductCompatibility } from '#kernel/vehicle/product-compatibility.ts';

/** Technical data of a model as strings: `frontTire`, `motorOilVolume` and so on. */
export type TechData = Readonly<Record<string, string>>;

export interface VehicleModelData {
  /** The service's own id, stored with the data as `techDataId`. */
  techDataId: string;
  data: TechData;
}

/**
 * Asks what knows the vehicles by the name of a call and its parameters; null for what does not exist.
 * @throws ApiError when the service fails
 */
export type AskVehicles = (call: string, query: Readonly<Record<string, string>>) => Promise<unknown>;

/** A model with its model years. */
export interface NamedMachine {
  manufacturer: string;
  model: string;
  /** Latest first; never empty. */
  years: readonly string[];
  /** Neighbouring model years that take the same parts, each list latest first. */
  alike: readonly (readonly string[])[];
}

export interface FoundMachines {
  /** The nearest first. */
  machines: readonly NamedMachine[];
  /** When nothing was found: the text with the number of a machine that exists. */
  similar: string | null;
}

/** Rejects with ApiError when the service fails. */
export interface VehicleApi {
  /** Sorted alphabetically. */
  manufacturers(): Promise<string[]>;
  /** Latest first. */
  years(manufacturer: string): Promise<string[]>;
  /** Sorted alphabetically, ignoring case. */
  models(manufacturer: string, year: string): Promise<string[]>;
  /** Null for a model unknown to the service. */
  model(manufacturer: string, year: string, model: string): Promise<VehicleModelData | null>;
  /** Machines by what people call them: `trx520`, `honda foreman 2021`. Not every service has it: `onlyVehicleSteps`. */
  named(text: string): Promise<FoundMachines>;
  /** Compatibility of at most 200 products in one request; null for a product without compatibility data. */
  fits(productIds: readonly number[]): Promise<Map<number, ProductCompatibility | null>>;
}
