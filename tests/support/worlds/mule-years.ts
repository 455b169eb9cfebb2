/** Fills a test's shop with one machine, the Mule of Make, in some model years. */
import type { World } from './world.ts';

export const muleFacet = (year: number): string => `f_52_477_make-${year}-mule`;

/** The first has the id 47700 as a value of the parameter of vehicles. */
export async function muleYears(world: World, years: readonly number[]): Promise<void> {
  await world.aParameter({ id: 477, group: 52, values: years.map(year => `make-${year}-mule`) });
  await world.db
    .updateTable('parameter')
    .set({ identifier: 'vehicle' })
    .where('parameter_id', '=', 477)
    .execute();
  for (const [at, year] of years.entries())
    await world.db
      .insertInto('vehicle')
      .values({
        ...{ vehicle_id: at + 1, manufacturer: 'Make', year, model: 'Mule', tech_data: '{}' },
        parameter_value_id: 47_700 + at,
      })
      .execute();
}
