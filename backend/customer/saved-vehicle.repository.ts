/** Vehicles that customers have saved, in the database. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#backend/database/schema.ts';
import type { VehicleNames } from '#kernel/vehicle/vehicle-facets.ts';

/** The vehicle saved last comes last. */
export const savedVehiclesOf = (db: Db, customerId: number): Promise<VehicleNames[]> =>
  db
    .selectFrom('saved_vehicle')
    .select(['manufacturer', 'year', 'model'])
    .where('customer_id', '=', customerId)
    .orderBy('place')
    .execute();

const rowsOf = (vehicles: readonly VehicleNames[]): RawBuilder<unknown> =>
  sql`json_to_recordset(${JSON.stringify(vehicles)}::json) as given (manufacturer text, year text, model text)`;

/** Adds vehicles in their order; those that are saved stay in their places. @param room how many may be added */
export async function addVehicles(
  db: Db,
  customerId: number,
  vehicles: readonly VehicleNames[],
  room: number,
): Promise<void> {
  const known = new Set((await savedVehiclesOf(db, customerId)).map(keyOf));
  const added = vehicles
    .filter(vehicle => !known.has(keyOf(vehicle)))
    .slice(0, Math.max(0, room - known.size));
  if (added.length === 0) return;
  await db
    .insertInto('saved_vehicle')
    .values(added.map(vehicle => ({ customer_id: customerId, ...vehicle })))
    .execute();
}

/** One text for a vehicle, whatever separators stand in its names. */
export const keyOf = ({ manufacturer, year, model }: VehicleNames): string =>
  JSON.stringify([manufacturer, year, model]);

export async function removeVehicles(
  db: Db,
  customerId: number,
  vehicles: readonly VehicleNames[],
): Promise<void> {
  if (vehicles.length === 0) return;
  await sql`delete from saved_vehicle using ${rowsOf(vehicles)} where customer_id = ${customerId}
    and (saved_vehicle.manufacturer, saved_vehicle.year, saved_vehicle.model) = (given.manufacturer, given.year, given.model)`.execute(
    db,
  );
}
