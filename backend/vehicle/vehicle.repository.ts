/** The vehicles of the vehicle service (R-VEHICLE-9). Each query uses one index. */
import { sql } from 'kysely';
import type { Db } from '#backend/database/schema.ts';

/** A model with the technical data that is known of it, `frontTire`, `motorOilVolume` and so on; `assemblies`: how many drawings it has. */
export interface VehicleModel {
  id: number;
  name: string;
  manufacturer: string;
  year: number;
  [techData: string]: string | number;
}

export interface Vehicles {
  /** Alphabetically. */
  manufacturers(): Promise<string[]>;
  /** The latest first. */
  years(manufacturer: string): Promise<number[]>;
  /** Alphabetically, ignoring case. */
  models(manufacturer: string, year: number): Promise<{ name: string }[]>;
  /** Null for an unknown model. */
  find(manufacturer: string, year: number, model: string): Promise<VehicleModel | null>;
  /** The vehicles in whose names every word is found, by name and the latest first. Reads the whole table: for staff. */
  search(
    words: readonly string[],
    most: number,
  ): Promise<{ items: { manufacturer: string; year: number; model: string }[]; total: number }>;
}

export const createVehicles = (db: Db): Vehicles => ({
  manufacturers: () => listManufacturers(db),
  years: manufacturer => listYears(db, manufacturer),
  models: (manufacturer, year) => listModels(db, manufacturer, year),
  find: (manufacturer, year, model) => findModel(db, manufacturer, year, model),
  search: (words, most) => searchVehicles(db, words, most),
});

/** The index is walked from one name to the next, however many models each has. */
async function listManufacturers(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive walk as (
      (select manufacturer from vehicle order by manufacturer limit 1)
      union all
      select (select v.manufacturer from vehicle v where v.manufacturer > walk.manufacturer order by v.manufacturer limit 1)
      from walk where walk.manufacturer is not null
    )
    select manufacturer as name from walk where manufacturer is not null order by lower(manufacturer)`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

async function listYears(db: Db, manufacturer: string): Promise<number[]> {
  const rows = await db
    .selectFrom('vehicle')
    .select('year')
    .distinct()
    .where('manufacturer', '=', manufacturer)
    .orderBy('year', 'desc')
    .execute();
  return rows.map(({ year }) => year);
}

async function listModels(db: Db, manufacturer: string, year: number): Promise<{ name: string }[]> {
  return db
    .selectFrom('vehicle')
    .select('model as name')
    .where('manufacturer', '=', manufacturer)
    .where('year', '=', year)
    .orderBy(sql`lower(model)`)
    .execute();
}

async function searchVehicles(
  db: Db,
  words: readonly string[],
  most: number,
): ReturnType<Vehicles['search']> {
  const name = sql<string>`manufacturer || ' ' || model || ' ' || year::text`;
  const holds = (word: string) => sql<boolean>`position(${word.toLowerCase()} in lower(${name})) > 0`;
  const rows = await words
    .reduce((query, word) => query.where(holds(word)), db.selectFrom('vehicle'))
    .select(['manufacturer', 'year', 'model', sql<string>`count(*) over ()`.as('total')])
    .orderBy('manufacturer')
    .orderBy('model')
    .orderBy('year', 'desc')
    .limit(most)
    .execute();
  return {
    items: rows.map(({ manufacturer, year, model }) => ({ manufacturer, year, model })),
    total: Number(rows[0]?.total ?? 0),
  };
}

async function findModel(
  db: Db,
  manufacturer: string,
  year: number,
  model: string,
): Promise<VehicleModel | null> {
  const row = await db
    .selectFrom('vehicle')
    .selectAll()
    .select(eb =>
      eb
        .selectFrom('assembly_vehicle')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('assembly_vehicle.parameter_value_id', '=', 'vehicle.parameter_value_id')
        .as('drawings'),
    )
    .where('manufacturer', '=', manufacturer)
    .where('year', '=', year)
    .where('model', '=', model)
    .executeTakeFirst();
  if (!row) return null;
  const drawings = Number(row.drawings ?? 0);
  return {
    ...{ ...textsOf(row.tech_data), ...(drawings > 0 ? { assemblies: drawings } : {}) },
    ...{ id: row.vehicle_id, name: row.model, manufacturer, year },
  };
}

/** jsonb that shops fill by themselves: only what can be shown goes out. */
function textsOf(techData: unknown): Record<string, string> {
  if (typeof techData !== 'object' || techData === null) return {};
  return Object.fromEntries(
    Object.entries(techData).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
