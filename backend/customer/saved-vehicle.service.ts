/** The caller's vehicles: no one else reads or changes them (R-VEHICLE-26). */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import type { Context } from '#backend/kernel/context.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import type { VehicleNames } from '#kernel/vehicle/vehicle-facets.ts';
import { callerId, unauthorized } from './caller-id.ts';
import { lockAccount } from './saved-line.repository.ts';
import { addVehicles, keyOf, removeVehicles, savedVehiclesOf } from './saved-vehicle.repository.ts';

/** Vehicles of one account. */
const maxVehicles = 20;
/** Letters of a name. */
const longestName = 100;

export type SavedVehicleService = ReturnType<typeof createSavedVehicleService>;

/** Each vehicle once. @throws RequestError that names the field */
function checked(given: readonly VehicleNames[], field: string): VehicleNames[] {
  if (given.length > maxVehicles)
    throw new RequestError('BAD_USER_INPUT', `At most ${maxVehicles} vehicles`, field);
  const named = given.map(({ manufacturer, year, model }) => {
    const names = { manufacturer: manufacturer.trim(), year: year.trim(), model: model.trim() };
    for (const [name, text] of Object.entries(names))
      if (text === '' || text.length > longestName)
        throw new RequestError('BAD_USER_INPUT', 'Not a name of a vehicle', `${field}.${name}`);
    return names;
  });
  return [...new Map(named.map(vehicle => [keyOf(vehicle), vehicle])).values()];
}

export const createSavedVehicleService = (db: Kysely<Schema>) => ({
  /** The vehicle saved last at the end. @throws RequestError UNAUTHORIZED for visitors */
  list: async (ctx: Context): Promise<VehicleNames[]> => savedVehiclesOf(db, callerId(ctx)),

  /**
   * Removes vehicles and adds others; repeating it changes nothing. Vehicles above the maximum are left out. Staff who act as a
   * customer change nothing.
   * @returns all vehicles afterwards
   * @throws RequestError UNAUTHORIZED; BAD_USER_INPUT for what names no vehicle. Nothing is stored then.
   */
  async save(
    ctx: Context,
    { add, remove }: { add: readonly VehicleNames[]; remove: readonly VehicleNames[] },
  ): Promise<VehicleNames[]> {
    const customerId = callerId(ctx);
    const [added, removed] = [checked(add, 'add'), checked(remove, 'remove')];
    if (ctx.caller.spoofedBy !== null) return savedVehiclesOf(db, customerId);
    return withTransaction(db, async on => {
      // Removed between the check of the token and now.
      if (!(await lockAccount(on, customerId))) throw unauthorized();
      await removeVehicles(on, customerId, removed);
      await addVehicles(on, customerId, added, maxVehicles);
      return savedVehiclesOf(on, customerId);
    });
  },
});
