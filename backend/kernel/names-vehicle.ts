/** Whether who wrote a review or a question names one of some vehicles (R-VEHICLE-35). */
import { type RawBuilder, sql } from 'kysely';

/** A condition on the column `vehicle`. @param names as `Can-Am Outlander 650 2021`; people write capitals as they like */
export const namesVehicle = (names: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`lower(vehicle) = any(${names.map(name => name.toLowerCase())}::text[])`;
