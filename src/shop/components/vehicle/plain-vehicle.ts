/** The vehicle of a visitor without scripts, of which the server knows by a cookie, and the page where it is chosen (R-VEHICLE-30). */
import { createContext, use } from 'react';
import type { ChosenParts } from '#kernel/vehicle/package-parts.ts';
import type { ProductCompatibility } from '#kernel/vehicle/product-compatibility.ts';
import type { ShownVerdict } from '#kernel/vehicle/shown-verdict.ts';
import type { Vehicle } from '#stores/visitor/vehicle.ts';

/** What is said of a product and the vehicle: the same words that scripts write for a saved one. */
export interface PlainVerdict {
  verdict: ShownVerdict;
  /** Name of the vehicle. */
  vehicle: string;
  /** Null where nothing stands out. */
  reason: string | null;
  /** Facet of the vehicle. */
  facetId: string;
  /** The list at the address, narrowed to the vehicle. */
  narrowed(href: string): string;
}

/** @returns null for a choice of parts that has nothing to do with vehicles */
export type PlainVerdictOf = (
  fit: ProductCompatibility,
  choice: ChosenParts | undefined,
) => PlainVerdict | null;

export interface PlainVehicle {
  /** The page where a vehicle is chosen without scripts; undefined in a shop without it. */
  formHref: string | undefined;
  /** Null where none is chosen, and on pages that all visitors share. */
  vehicle: Vehicle | null;
  /** Only on the server: in the browser, scripts say it. */
  verdictOf: PlainVerdictOf | null;
}

export const PlainVehicleContext = createContext<PlainVehicle>({
  formHref: undefined,
  vehicle: null,
  verdictOf: null,
});

export const usePlainVehicle = (): PlainVehicle => use(PlainVehicleContext);
