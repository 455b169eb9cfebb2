/** Vehicles of a signed-in customer. */
import type { VehicleNames } from '#kernel/vehicle/vehicle-facets.ts';

/** Null from a backend that stores none. Others throw ApiError with the code UNAUTHORIZED when the session has ended. */
export interface GarageApi {
  /** The vehicle saved last at the end. */
  all(): Promise<readonly VehicleNames[] | null>;
  /** Resolves to all vehicles afterwards; those above the maximum are left out. */
  change(
    add: readonly VehicleNames[],
    remove: readonly VehicleNames[],
  ): Promise<readonly VehicleNames[] | null>;
}
