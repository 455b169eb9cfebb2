/** The vehicles of the shop with their facets, for searches that name one. */
import { type Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { parameterFacetId, type Reference } from './reference.ts';
import { createVehicleSearch, type NamedVehicle, type VehicleSearch } from './vehicle-search.ts';

export interface VehicleFinder {
  /** Null when the text names no vehicle. The facets contain that of universal products. */
  find(text: string, reference: Reference): Promise<VehicleSearch | null>;
}

/** Slug of the value of products that fit every vehicle. */
const UNIVERSAL = 'universal';

async function loadVehicles(db: Kysely<Schema>, { parameterValues }: Reference) {
  const rows = await db
    .selectFrom('vehicle')
    .select(['manufacturer', 'model', 'year', 'parameter_value_id'])
    .execute();
  const parameters = new Set<number>();
  const vehicles = rows.flatMap(({ manufacturer, model, year, parameter_value_id: id }): NamedVehicle[] => {
    const value = id === null ? undefined : parameterValues.get(id);
    if (!value) return [];
    parameters.add(value.parameter.id);
    return [{ manufacturer, model, year, facetId: parameterFacetId(value) }];
  });
  const universal = [...parameterValues.values()]
    .filter(({ slug, parameter }) => slug === UNIVERSAL && parameters.has(parameter.id))
    .map(parameterFacetId);
  return { find: createVehicleSearch(vehicles), universal };
}

/** Reads the vehicles once per version of the reference tables, of which their facets are part. */
export function createVehicleFinder(db: Kysely<Schema>): VehicleFinder {
  const known = new WeakMap<Reference, ReturnType<typeof loadVehicles>>();
  return {
    async find(text, reference) {
      const loading = known.get(reference) ?? loadVehicles(db, reference);
      known.set(reference, loading);
      // The next search tries again.
      loading.catch(() => known.delete(reference));
      const { find, universal } = await loading;
      const found = find(text);
      return found && { ...found, facetIds: [...found.facetIds, ...universal] };
    },
  };
}
