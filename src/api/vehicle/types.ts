/** Machines as the vehicle service tells them (R-VEHICLE-9), and which products are made for one. */

import type { ProductFit } from './product-fit.ts';

/** What is known of a model: `frontTire`, `motorOilVolume` and so on, as texts. */
export type TechData = Readonly<Record<string, string>>;

export interface VehicleModelData {
  /** The service's own number, kept with the data as `techDataId`. */
  techDataId: string;
  data: TechData;
}

/** Rejects with ApiError when the service cannot tell. */
export interface VehicleApi {
  /** Alphabetically. */
  manufacturers(): Promise<string[]>;
  /** Latest first. */
  years(manufacturer: string): Promise<string[]>;
  /** Alphabetically, whatever the case of the letters. */
  models(manufacturer: string, year: string): Promise<string[]>;
  /** Null for a model that the service does not know. */
  model(manufacturer: string, year: string, model: string): Promise<VehicleModelData | null>;
  /** What the products are made for, in one request for at most 200 of them; null for one of which nothing is known. */
  fits(productIds: readonly number[]): Promise<Map<number, ProductFit | null>>;
}
